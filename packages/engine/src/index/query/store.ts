import type { AccountFact, PostFact } from '../../facts/facts.ts'
import { withoutProfile } from '../../facts/without-profile.ts'
import { decodeAccount, decodePost } from '../files/cards.ts'
import type { ListName, Meta } from '../files/meta.ts'
import { type Kernels, startKernels } from '../kernels/kernels.ts'
import { Cold } from '../load/cold.ts'
import { bitBytes, type MemoryLayout } from '../load/layout.ts'
import { firstFresh, ID_STEP } from '../numbering.ts'
import { hashOfBytes } from '../text-hash.ts'
import { Records } from './records.ts'

/** So many accounts are kept at hand: the same few are shown again and again. */
const CARDS = 4_096
const TEXTS = 16_384

/** The file of texts that came after the build. */
export const FRESH = 'fresh'

/** What grows or shrinks between two compactions. */
export type Live = {
  rows: number
  posts: number
  terms: number
  ranks: Record<string, number>
  /** Accounts, posts and follows that are there. */
  accounts: number
  posts_there: number
  follows: number
  as_of: number | null
  values: Meta['values']
  strata: Meta['strata']
  has_gone_posts: boolean
}

export const liveOf = (meta: Meta): Live => ({
  rows: meta.rows,
  posts: meta.posts,
  terms: meta.terms,
  ranks: Object.fromEntries(
    Object.entries(meta.arrays)
      .filter(([name]) => name.endsWith('.df'))
      .map(([name, { length }]) => [name.slice(0, -3), length]),
  ),
  accounts: meta.accounts,
  posts_there: meta.posts,
  follows: meta.follows,
  as_of: meta.as_of,
  values: meta.values,
  strata: meta.strata,
  has_gone_posts: false,
})

export type IndexStoreOptions = {
  folder: string
  meta: Meta
  live: Live
  layout: MemoryLayout
  memory: WebAssembly.Memory
  module: WebAssembly.Module
}

/** The arrays as one worker sees them. */
export class Store {
  readonly kernels: Kernels
  readonly meta: Meta
  readonly cold: Cold
  readonly post_bytes: number
  readonly account_bytes: number
  readonly records: Records
  live: Live
  readonly #cards = new Map<number, AccountFact>()
  readonly #texts = new Map<number, string>()
  readonly #memory: WebAssembly.Memory
  readonly #layout: MemoryLayout
  u8!: Uint8Array
  u16!: Uint16Array
  u32!: Uint32Array
  u64!: BigUint64Array
  f64!: Float64Array

  constructor({ folder, meta, live, layout, memory, module }: IndexStoreOptions) {
    this.kernels = startKernels(module, memory)
    this.meta = meta
    this.live = live
    this.cold = new Cold(folder, meta)
    this.records = new Records(this.cold, meta)
    this.#memory = memory
    this.#layout = layout
    this.post_bytes = bitBytes(layout.room.posts)
    this.account_bytes = bitBytes(layout.room.rows)
    this.see()
  }

  /** Memory may have grown. */
  see(): void {
    const { buffer } = this.#memory
    this.u8 = new Uint8Array(buffer)
    this.u16 = new Uint16Array(buffer)
    this.u32 = new Uint32Array(buffer)
    this.u64 = new BigUint64Array(buffer)
    this.f64 = new Float64Array(buffer)
  }

  get room(): MemoryLayout['room'] {
    return this.#layout.room
  }

  /** How many elements an array has room for. */
  roomOf(name: string): number {
    const { room, length } = this.#layout.places[name]!
    return Math.max(room, length)
  }

  /** How many values a list has ranks for. */
  ranksOf(list: ListName | 'phrases'): number {
    return list === 'followed' ? this.live.rows : this.live.ranks[list]!
  }

  at(name: string): number {
    return this.#layout.places[name]!.at
  }

  number(name: string, index: number): number {
    return this.u32[this.at(name) / 4 + index]!
  }

  id(name: string, index: number): bigint {
    return this.u64[this.at(name) / 8 + index]!
  }

  isSet(bits: number, index: number): boolean {
    return ((this.u32[bits / 4 + (index >>> 5)]! >>> (index & 31)) & 1) === 1
  }

  numbers(at: number, length: number): Uint32Array {
    return this.u32.slice(at / 4, at / 4 + length)
  }

  /** A hash table: where it is, and what keeps a place inside of it. */
  slots(name: 'term.slots' | 'handle.slots'): { at: number; mask: number } {
    const { at, length } = this.#layout.places[name]!
    return { at, mask: length - 1 }
  }

  /** -1 where no text has it. */
  term(text: string): number {
    const bytes = Buffer.from(text)
    const { at, mask } = this.slots('term.slots')
    for (let slot = hashOfBytes(bytes) & mask; ; slot = (slot + 1) & mask) {
      const term = this.u32[at / 4 + slot]! - 1
      if (term < 0 || this.isTerm(term, bytes)) return term
    }
  }

  isTerm = (term: number, bytes: Buffer): boolean => bytes.equals(this.#bytesOf('term', term))

  termText = (term: number): string => {
    const known = this.#texts.get(term)
    if (known !== undefined) return known
    const text = this.#bytesOf('term', term).toString()
    if (this.#texts.size >= TEXTS) this.#texts.clear()
    this.#texts.set(term, text)
    return text
  }

  isPhrase = (phrase: number, bytes: Buffer): boolean => bytes.equals(this.#bytesOf('phrase', phrase))

  phraseText = (phrase: number): string => this.#bytesOf('phrase', phrase).toString()

  #bytesOf(name: 'term' | 'phrase', number: number): Buffer {
    const at = this.at(`${name}.at`) / 4 + number
    const start = this.at(`${name}.bytes`)
    return Buffer.from(this.u8.slice(start + this.u32[at]!, start + this.u32[at + 1]!).buffer)
  }

  account(index: number): AccountFact {
    const known = this.#cards.get(index)
    if (known) return known
    const fact = this.#readAccount(index)
    if (this.#cards.size >= CARDS) this.#cards.clear()
    this.#cards.set(index, fact)
    return fact
  }

  /** After a change nothing that was read before is sure. */
  forget(): void {
    this.#cards.clear()
    this.#texts.clear()
  }

  #readAccount(index: number): AccountFact {
    const id = this.id('account.id', index)
    if (!this.isSet(this.at('has_profile'), index)) return withoutProfile(id)
    const fresh = this.f64[this.at('fresh.card_at') / 8 + index]!
    if (fresh > 0) return decodeAccount(id, this.#freshText(fresh))
    const [start, end] = this.cold.ends('cards.at', index * 2)
    return decodeAccount(id, this.cold.text('cards', start!, end!))
  }

  post(index: number): PostFact {
    return decodePost(
      this.id('post.id', index),
      this.id('account.id', this.number('post.author', index)),
      this.number('post.created_at', index),
      this.#postText(index),
    )
  }

  #postText(index: number): string {
    const first = firstFresh(this.meta.posts)
    if (index >= first) return this.#freshText(this.f64[this.at('fresh.text_at') / 8 + index - first]!)
    const [start, end] = this.cold.ends('texts.at', index * 2)
    return this.cold.text('texts', start!, end!)
  }

  /** Texts that came after the build: their length, then they themselves. */
  #freshText(at: number): string {
    const length = this.cold.bytes(FRESH, at, at + 4).readUInt32LE()
    return this.cold.text(FRESH, at + 4, at + 4 + length)
  }

  /** Tokens, in their order, or terms of a new post. */
  freshWords(name: 'fresh_tokens' | 'fresh_terms', post: number): Uint32Array {
    const at = this.number(`${name}.at`, post - firstFresh(this.meta.posts))
    return this.numbers(at + 4, this.u32[at / 4]!)
  }

  /** A count of a new post that is not held in memory. */
  freshCount(name: string, post: number): number {
    return this.post(post)[name as 'view_count']
  }

  /** The post that is there with this id, or -1. */
  postWithId(id: bigint): number {
    const fresh = this.#freshPosts().get(id)
    const post = fresh ?? this.builtPostWithId(id)
    return post >= 0 && !this.isSet(this.at('post.is_gone'), post) ? post : -1
  }

  /** The post of the last build with this id, there or gone; or -1. */
  builtPostWithId(id: bigint): number {
    const { length } = this.meta.arrays['post_ids.steps']!
    const steps = this.at('post_ids.steps') / 8
    let step = -1
    for (let low = 0, high = length; low < high; ) {
      const middle = (low + high) >>> 1
      if (this.u64[steps + middle]! <= id) {
        step = middle
        low = middle + 1
      } else high = middle
    }
    if (step < 0) return -1
    const from = step * ID_STEP
    const ids = this.cold.u64('post_ids', from, Math.min(from + ID_STEP, this.meta.posts))
    const at = ids.indexOf(id)
    return at < 0 ? -1 : this.cold.u32('post_ids.posts', from + at, from + at + 1)[0]!
  }

  readonly #fresh = new Map<bigint, number>()
  #freshSeen = 0

  /** The newest row of an id stands. */
  #freshPosts(): Map<bigint, number> {
    for (let post = Math.max(this.#freshSeen, firstFresh(this.meta.posts)); post < this.live.posts; post++) {
      this.#fresh.set(this.id('post.id', post), post)
    }
    this.#freshSeen = this.live.posts
    return this.#fresh
  }

  /** The account that carries a handle, in any case and with or without @; the one with the highest id of several. */
  named(handle: string): number {
    const wanted = handle.replace(/^@/, '').toLowerCase()
    if (wanted === '') return -1
    const { at, mask } = this.slots('handle.slots')
    let best = -1
    for (let slot = hashOfBytes(Buffer.from(wanted)) & mask; ; slot = (slot + 1) & mask) {
      const account = this.u32[at / 4 + slot]! - 1
      if (account < 0) return best
      if (best >= 0 && this.id('account.id', account) <= this.id('account.id', best)) continue
      if (this.isSet(this.at('is_there'), account) && this.account(account).handle.toLowerCase() === wanted)
        best = account
    }
  }
}
