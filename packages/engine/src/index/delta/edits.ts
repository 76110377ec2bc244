import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { termKind } from '@starling/enrich/src/text/words/words.ts'
import { encodeList, HEAD } from '../build/lists.ts'
import { KINDS } from '../build/terms.ts'
import type { CodedName, ListName, TermList } from '../files/meta.ts'
import { TERM_LISTS, VALUE_LISTS } from '../files/meta.ts'
import { FIRSTS } from '../query/audience.ts'
import type { Live, Store } from '../query/store.ts'
import type { Listed } from '../query/words.ts'
import { hashOfBytes } from '../text-hash.ts'
import { Draft } from './draft.ts'
import type { Heap } from './heap.ts'
import { NoRoom } from './no-room.ts'
import { emptyPatch, type Patch } from './overlay.ts'

const NOWHERE = 0xffffffff
const LEAST_SLOTS = 4
const TERMS_AT_HAND = 200_000

/** The tools that a change is made with: numbers for what is new, lists, and texts. */
export class Edits {
  readonly store: Store
  readonly draft: Draft
  live: Live
  patch: Patch = emptyPatch()
  /** Accounts of which it must be seen whether they are still there. */
  readonly touched = new Set<number>()
  /** How many followers there is room for, where a list was made anew. */
  readonly followerRoom = new Map<number, number>()
  readonly #heap: Heap
  readonly #texts: number
  #textBytes = 8
  #scratch: Listed = { at: 0, count: 0 }
  readonly #terms = new Map<string, number>()
  readonly #ranks = new Map<TermList, Uint32Array>()
  readonly #codes = new Map<CodedName, Map<string, number>>()

  constructor(store: Store, heap: Heap, texts: string) {
    this.store = store
    this.draft = new Draft(store)
    this.live = store.live
    this.#heap = heap
    this.#texts = openSync(texts, 'r+')
    ftruncateSync(this.#texts, 0)
  }

  getReady(): void {
    for (const list of TERM_LISTS) this.#ranksOf(list)
  }

  begin(): void {
    this.live = { ...this.store.live, ranks: { ...this.store.live.ranks } }
    this.patch = emptyPatch()
  }

  close(): void {
    closeSync(this.#texts)
  }

  /** Keeps a text on disk; where it lies. */
  writeText(text: string): number {
    const bytes = Buffer.from(text)
    const record = Buffer.allocUnsafe(4 + bytes.length)
    record.writeUInt32LE(bytes.length)
    bytes.copy(record, 4)
    const at = this.#textBytes
    for (let done = 0; done < record.length; ) {
      done += writeSync(this.#texts, record, done, record.length - done, at + done)
    }
    this.#textBytes += record.length
    return at
  }

  need(what: 'rows' | 'posts' | 'terms', length: number): void {
    if (length > this.store.room[what]) throw new NoRoom(what)
  }

  term(text: string): number {
    const known = this.#terms.get(text)
    if (known !== undefined) return known
    const term = this.#findTerm(text)
    if (this.#terms.size >= TERMS_AT_HAND) this.#terms.clear()
    this.#terms.set(text, term)
    return term
  }

  #findTerm(text: string): number {
    const bytes = Buffer.from(text)
    const { at, mask } = this.store.slots('term.slots')
    for (let slot = hashOfBytes(bytes) & mask; ; slot = (slot + 1) & mask) {
      const found = this.draft.get(at + slot * 4)
      if (found === 0) return this.#addTerm(text, bytes, at + slot * 4)
      if (this.store.isTerm(found - 1, bytes)) return found - 1
    }
  }

  /** Nobody sees a term beyond those that live, so it is written at once. */
  #addTerm(text: string, bytes: Buffer, slot: number): number {
    const { store } = this
    const term = this.live.terms++
    this.need('terms', this.live.terms)
    const start = store.u32[store.at('term.at') / 4 + term]!
    if (start + bytes.length > store.roomOf('term.bytes')) throw new NoRoom('letters')
    store.u8.set(bytes, store.at('term.bytes') + start)
    store.u32[store.at('term.at') / 4 + term + 1] = start + bytes.length
    store.u8[store.at('term.kind') + term] = KINDS.indexOf(termKind(text))
    this.draft.set(slot, term + 1)
    return term
  }

  /** The rank of a term in a list. */
  rank(list: TermList, term: number): number {
    const ranks = this.#ranksOf(list)
    if (ranks[term] !== NOWHERE) return ranks[term]!
    const { store } = this
    const rank = this.live.ranks[list]!++
    if (rank >= store.roomOf(`${list}.df`)) throw new NoRoom('terms')
    store.u32[store.at(`${list}.terms`) / 4 + rank] = term
    store.u32[store.at(`${list}.df`) / 4 + rank] = 0
    store.u8[store.at(`${list}.kinds`) + rank] = store.u8[store.at('term.kind') + term]!
    ranks[term] = rank
    return rank
  }

  #ranksOf(list: TermList): Uint32Array {
    const known = this.#ranks.get(list)
    if (known) return known
    const ranks = new Uint32Array(this.store.room.terms).fill(NOWHERE)
    const terms = this.store.numbers(this.store.at(`${list}.terms`), this.live.ranks[list]!)
    terms.forEach((term, rank) => {
      ranks[term] = rank
    })
    this.#ranks.set(list, ranks)
    return ranks
  }

  /** The code of a value in a column (0 is none), or its rank in a list. */
  code(name: CodedName, value: string | null | undefined): number {
    if (value == null) return 0
    const isList = (VALUE_LISTS as readonly string[]).includes(name)
    let codes = this.#codes.get(name)
    if (!codes) {
      codes = new Map(this.live.values[name].map((one, at) => [one, isList ? at : at + 1]))
      this.#codes.set(name, codes)
    }
    const known = codes.get(value)
    if (known !== undefined) return known
    const code = this.live.values[name].length + (isList ? 0 : 1)
    this.live.values = { ...this.live.values, [name]: [...this.live.values[name], value] }
    if (isList) {
      this.live.ranks[name] = code + 1
      if (code >= this.store.roomOf(`${name}.df`)) throw new NoRoom('values')
      this.store.u32[this.store.at(`${name}.df`) / 4 + code] = 0
    }
    codes.set(value, code)
    return code
  }

  column(name: string, row: number): number {
    return this.draft.get(this.store.at(name) + row * 4)
  }

  setColumn(name: string, row: number, value: number): void {
    this.draft.set(this.store.at(name) + row * 4, value)
  }

  /** Gives an account more values. */
  addToList(name: Exclude<ListName, 'followed'>, account: number, values: readonly number[]): void {
    const before = this.list(name, account)
    const added = [...new Set(values)].filter((value) => !before.includes(value))
    if (added.length === 0) return
    const df = this.store.at(`${name}.df`)
    for (const value of added) this.draft.add(df + value * 4, 1)
    this.putList(name, account, [...before, ...added])
    if ((VALUE_LISTS as readonly string[]).includes(name)) this.draft.mark(`${name}.known`, account, true)
  }

  /** The values of an account, ascending. */
  list(name: ListName, account: number): number[] {
    return this.listAt(name, this.column(`${name}.at`, account))
  }

  /** The values of the list at a place of `values`. */
  listAt(name: ListName, place: number): number[] {
    const { store } = this
    const at = (store.at(`${name}.values`) + place * 2) >>> 0
    const units = store.u16
    const low = units[at / 2]!
    const high = units[at / 2 + 1]! + units[at / 2 + 2]! * 65_536
    const values: number[] = []
    const start = at / 2 + 3
    for (let index = 0; index < low; index++) values.push(units[start + index]!)
    for (let index = start + low; index < start + low + high * 2; index += 2) {
      values.push(units[index]! + units[index + 1]! * 65_536)
    }
    return values
  }

  /** Gives an account other values, and each value its new number of accounts. */
  setList(name: Exclude<ListName, 'followed'>, account: number, values: ReadonlySet<number>): void {
    const before = new Set(this.list(name, account))
    if (before.size === values.size && before.isSubsetOf(values)) return
    const df = this.store.at(`${name}.df`)
    for (const value of values) if (!before.has(value)) this.draft.add(df + value * 4, 1)
    for (const value of before) if (!values.has(value)) this.draft.add(df + value * 4, -1)
    this.putList(name, account, values)
    if ((VALUE_LISTS as readonly string[]).includes(name)) this.draft.mark(`${name}.known`, account, values.size > 0)
  }

  putList(name: ListName, account: number, values: Iterable<number>): void {
    const units = encodeList(Uint32Array.from(values).sort())
    const at = this.#heap.take(units.length * 2)
    this.store.u16.set(units, at / 2)
    this.setColumn(`${name}.at`, account, (at - this.store.at(`${name}.values`)) / 2)
    if (name === 'used') this.#putFirsts(account, units)
  }

  /** The bits of its most frequent terms, which are the first of its list. */
  #putFirsts(account: number, list: Uint16Array): void {
    const words = [0, 0]
    for (let index = HEAD; index < HEAD + list[0]! && list[index]! < FIRSTS; index++) {
      words[list[index]! >>> 5]! |= 1 << (list[index]! & 31)
    }
    this.setColumn('used.firsts', account * 2, words[0]!)
    this.setColumn('used.firsts', account * 2 + 1, words[1]!)
  }

  /** Puts a new post behind those that came with a token; the list doubles when it is full. */
  appendPost(token: number, post: number): void {
    const { draft, store } = this
    const [at_place, count_place] = [store.at('fresh.at') + token * 4, store.at('fresh.count') + token * 4]
    const count = draft.get(count_place)
    let at = draft.get(at_place)
    if (count === 0 || (count >= LEAST_SLOTS && (count & (count - 1)) === 0)) {
      const larger = this.#heap.take(Math.max(LEAST_SLOTS, count * 2) * 4)
      store.kernels.copy(larger, at, count * 4)
      at = larger
      draft.set(at_place, at)
    }
    store.u32[at / 4 + count] = post
    draft.set(count_place, count + 1)
  }

  /** The same of a list that begins with how many there are; `place` leads to it. */
  append(place: number, post: number): void {
    const { draft, store } = this
    let at = draft.get(place)
    const count = at === 0 ? 0 : draft.get(at)
    if (count === 0 || (count >= LEAST_SLOTS && (count & (count - 1)) === 0)) {
      const larger = this.take(Math.max(LEAST_SLOTS, count * 2) * 4 + 4)
      store.kernels.copy(larger + 4, at + 4, count * 4)
      at = larger
      draft.set(place, at)
    }
    store.u32[at / 4 + 1 + count] = post
    draft.set(at, count + 1)
  }

  /** Puts such a list in memory, with room for what is appended; where it is. */
  putPosts(posts: readonly number[]): number {
    let room = LEAST_SLOTS
    while (room < posts.length) room *= 2
    return this.putCounted(posts, room)
  }

  /** Puts how many there are in memory, and them. */
  putCounted(values: readonly number[], room = values.length): number {
    return this.putNumbers([values.length, ...values], room + 1)
  }

  /** What all lists share. */
  shared(lists: readonly Listed[]): Uint32Array {
    const [first, ...rest] = lists.toSorted((a, b) => a.count - b.count)
    if (!first || first.count === 0) return new Uint32Array()
    if (first.count > this.#scratch.count) {
      this.#scratch = { at: this.take(first.count * 8), count: first.count * 2 }
    }
    let { at, count } = first
    for (const other of rest) {
      count = this.store.kernels.intersect(at, count, other.at, other.count, this.#scratch.at) >>> 0
      at = this.#scratch.at
    }
    return this.store.numbers(at, count)
  }

  take(bytes: number): number {
    return this.#heap.take(bytes)
  }

  /** Puts a whole list of 32 bits in memory; where it is. */
  putNumbers(values: ArrayLike<number>, room = values.length): number {
    const at = this.#heap.take(Math.max(room, 1) * 4)
    this.store.u32.set(values, at / 4)
    return at
  }
}
