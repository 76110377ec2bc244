import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import { phrasesOf } from '@starling/enrich/src/text/words/words.ts'
import { encodePhrases, PHRASE_AUTHORS } from '../build/phrases.ts'
import { SUPPORT_MIN } from '../query/counting.ts'
import type { Listed } from '../query/words.ts'
import { hashOfBytes } from '../text-hash.ts'
import type { Edits } from './edits.ts'
import { NoRoom } from './no-room.ts'

/** A phrase without a number that so many new posts have may have the authors that an answer asks for. */
const ENOUGH = SUPPORT_MIN - (PHRASE_AUTHORS - 1)
const CELLS_PER_POST = 16
const LEAST_CELLS = 1 << 16

/** Which phrases new posts have, and numbers for those that few wrote before. */
export class PhraseEdits {
  readonly #edits: Edits
  readonly #added = new Map<string, number>()
  #slots: Uint32Array | null = null
  /** How many new posts have a phrase without a number, by its hash: too many of some, too few of none. */
  #met: Uint8Array | null = null

  constructor(edits: Edits) {
    this.#edits = edits
  }

  getReady(): void {
    this.#table()
    this.#counts()
  }

  /** Takes the phrases of a new post whose words are there already. */
  add(post: number, account: number, texts: readonly string[]): void {
    const edits = this.#edits
    const { phrases: built } = edits.store.meta
    const own: number[] = []
    for (const text of texts) {
      const bytes = Buffer.from(text)
      const phrase = this.#added.get(text) ?? this.#find(bytes)
      if (phrase >= 0) {
        edits.append(edits.store.at('fresh_phrases.at') + phrase * 4, post)
        // An author is counted again with each new post: what is cut off by it is rare all the same.
        edits.draft.add(edits.store.at('phrases.df') + phrase * 4, 1)
        if (phrase < built) own.push(phrase)
      } else if (this.#meet(bytes)) this.#number(text, bytes)
    }
    if (own.length > 0) this.#hang(post, account, own)
  }

  /** Puts a post before the other new ones of its author. */
  #hang(post: number, account: number, phrases: number[]): void {
    const { store } = this.#edits
    const units = encodePhrases(phrases.sort((a, b) => a - b))
    const at = this.#edits.take(12 + units.byteLength)
    store.u32.set([this.#edits.column('fresh_own.at', account), post, units.length], at / 4)
    store.u16.set(units, at / 2 + 6)
    this.#edits.setColumn('fresh_own.at', account, at)
  }

  /** -1 where it has no number since the build. */
  #find(bytes: Buffer): number {
    const slots = this.#table()
    const mask = slots.length - 1
    for (let slot = hashOfBytes(bytes) & mask; ; slot = (slot + 1) & mask) {
      const phrase = slots[slot]! - 1
      if (phrase < 0 || this.#edits.store.isPhrase(phrase, bytes)) return phrase
    }
  }

  #table(): Uint32Array {
    const { cold, meta } = this.#edits.store
    this.#slots ??= cold.u32('phrase.slots', 0, meta.arrays['phrase.slots']!.length)
    return this.#slots
  }

  #counts(): Uint8Array {
    if (this.#met) return this.#met
    const { room, meta } = this.#edits.store
    let cells = LEAST_CELLS
    while (cells < (room.posts - meta.posts) * CELLS_PER_POST) cells *= 2
    this.#met = new Uint8Array(cells)
    return this.#met
  }

  /** Whether one more new post makes them enough. */
  #meet(bytes: Buffer): boolean {
    const met = this.#counts()
    const cell = hashOfBytes(bytes) & (met.length - 1)
    if (met[cell]! < ENOUGH) met[cell]!++
    return met[cell] === ENOUGH
  }

  /** Gives a phrase a number, and all posts that have it. */
  #number(text: string, bytes: Buffer): void {
    const { store, live } = this.#edits
    const phrase = live.ranks.phrases!++
    if (phrase >= store.room.phrases) throw new NoRoom('phrases')
    const start = store.number('phrase.at', phrase)
    if (start + bytes.length > store.roomOf('phrase.bytes')) throw new NoRoom('letters')
    store.u8.set(bytes, store.at('phrase.bytes') + start)
    store.u32[store.at('phrase.at') / 4 + phrase + 1] = start + bytes.length
    const posts = this.#postsWith(text)
    store.u32[store.at('phrases.df') / 4 + phrase] = posts.length
    this.#edits.setColumn('fresh_phrases.at', phrase, this.#edits.putPosts(posts))
    this.#added.set(text, phrase)
  }

  /** Tokens side by side are where to look, the phrase decides. */
  #postsWith(text: string): number[] {
    const { store } = this.#edits
    const tokens = [...new Set(tokensOf(text))].map((token) => this.#edits.term(token))
    const old = this.#edits.shared(tokens.map((token) => this.#oldPosts(token)))
    const fresh = this.#edits.shared(
      tokens.map((token) => ({
        at: this.#edits.column('fresh.at', token),
        count: this.#edits.column('fresh.count', token),
      })),
    )
    return [...old, ...fresh].filter((post) => phrasesOf(store.post(post).text).includes(text))
  }

  #oldPosts(token: number): Listed {
    const { store } = this.#edits
    if (token >= store.meta.terms) return { at: 0, count: 0 }
    const start = store.number('postings.at', token)
    return { at: store.at('postings') + start * 4, count: store.number('postings.at', token + 1) - start }
  }
}
