import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import type { TermList } from '../../files/meta.ts'
import { type Audience, membersOf, strideOf } from '../audience.ts'
import type { Session } from '../session.ts'

const PAIR_MIN = 2
const NOT_CHOSEN = 255
const CHUNK = 32_768
/** So many words are looked for in one pass: each has a bit of eight bytes. */
const TOGETHER = 64

/** Bytes by value: which of the chosen ones it is, in their order. */
export function slotsOf(session: Session, length: number, chosen: readonly number[]): number {
  const { store, arena } = session
  const slots = arena.borrow(length)
  store.kernels.fill(slots, NOT_CHOSEN, length)
  chosen.forEach((value, slot) => {
    store.u8[slots + value] = slot
  })
  return slots
}

export function clearedMatrix(session: Session, width: number): number {
  const bytes = width * width * 4
  const matrix = session.arena.borrow(bytes)
  session.store.kernels.fill(matrix, 0, bytes)
  return matrix
}

/** A keyword on its way to a pair; `place` is its place in the order of texts. */
export type Word = { rank: number; count: number; place: number }
type Pair = { count: number; key: number }

/**
 * The pairs with the most accounts. A pair has at most as many as the rarer of its two, so the commonest are paired
 * first, and of the others only those that could still come among the best.
 */
export function topPairs(
  session: Session,
  audience: Audience,
  list: TermList,
  words: readonly Word[],
  limit: number,
): Pair[] {
  const firsts = list === 'used' ? (audience.firsts ?? null) : null
  const sorted = words.toSorted((a, b) => b.count - a.count)
  const isReady = ({ rank }: Word) => firsts !== null && rank < firsts.to
  const found = new Found(session, audience, words.length, limit)
  for (const word of sorted) if (isReady(word)) found.pair(word, firsts!.at + word.rank * strideOf(audience))
  const others = sorted.filter((word) => !isReady(word))
  for (let done = 0; done < others.length; done += TOGETHER) {
    const some = others.slice(done, done + TOGETHER).filter(({ count }) => count >= found.least)
    if (some.length === 0) break
    const columns = columnsOf(session, audience, list, some)
    some.forEach((word, at) => {
      found.pair(word, columns[at]!)
    })
  }
  return found.best.sort(inOrder).slice(0, limit)
}

/** The best pairs so far, and the words that others are paired with. */
class Found {
  best: Pair[] = []
  /** The count that a pair must have. */
  least = PAIR_MIN
  readonly #session: Session
  readonly #bytes: number
  readonly #width: number
  readonly #limit: number
  readonly #earlier: { word: Word; column: number }[] = []

  constructor(session: Session, audience: Audience, width: number, limit: number) {
    this.#session = session
    this.#bytes = strideOf(audience)
    this.#width = width
    this.#limit = limit
  }

  pair(word: Word, column: number): void {
    if (word.count < this.least) return
    this.#session.check()
    const { kernels } = this.#session.store
    for (const earlier of this.#earlier) {
      if (earlier.word.count < this.least) continue
      const count = kernels.popcount_and(column, earlier.column, this.#bytes) >>> 0
      if (count >= this.least) this.best.push(pairOf(count, word, earlier.word, this.#width))
    }
    this.#earlier.push({ word, column })
    this.least = cutToBest(this.best, this.#limit, this.least)
  }
}

const pairOf = (count: number, a: Word, b: Word, width: number): Pair => ({
  count,
  key: Math.min(a.place, b.place) * width + Math.max(a.place, b.place),
})
const inOrder = (a: Pair, b: Pair): number => b.count - a.count || a.key - b.key

/** Forgets pairs that cannot be among the best any more; the count that one must have from now on. */
function cutToBest(best: Pair[], limit: number, least: number): number {
  if (limit === 0) return Number.POSITIVE_INFINITY
  if (best.length < limit || (best.length === limit && best[limit - 1]!.count === least)) return least
  best.sort(inOrder)
  best.length = limit
  return Math.max(least, best[limit - 1]!.count)
}

/** Per word which of the audience have it: bits in the order of the members. */
function columnsOf(session: Session, audience: Audience, list: TermList, words: readonly Word[]): number[] {
  const { store, arena } = session
  const to = words.reduce((last, { rank }) => Math.max(last, rank + 1), 0)
  const masks = masksOf(session, to, words)
  const stride = strideOf(audience)
  const out = arena.borrow(stride * words.length)
  store.kernels.fill(out, 0, stride * words.length)
  const rows = arena.borrow(64 * 8)
  const members = membersOf(session, audience)
  const [at, values] = [store.at(`${list}.at`), store.at(`${list}.values`)]
  for (let done = 0; done < audience.count; done += CHUNK) {
    session.check()
    const size = Math.min(CHUNK, audience.count - done)
    store.kernels.columns(at, values, members, done, size, masks, to, out, stride, rows, words.length)
  }
  arena.release(masks)
  arena.release(rows)
  return words.map((_, index) => out + index * stride)
}

/** Eight bytes by value: the bit of its place among the chosen ones. */
function masksOf({ store, arena }: Session, to: number, words: readonly Word[]): number {
  const masks = arena.borrow(to * 8)
  store.kernels.fill(masks, 0, to * 8)
  words.forEach(({ rank }, place) => {
    store.u32[masks / 4 + rank * 2 + (place >>> 5)] = 2 ** (place & 31)
  })
  return masks
}

/** Where a pair stands in the matrix, beside what it is. */
type SlottedPair = PrimitiveAnswers['pairs']['rows'][number] & { slots: [higher: number, lower: number] }

/** Pairs in their order, the smaller text first. */
export function pairRows(texts: readonly string[], counts: Uint32Array, limit: number): SlottedPair[] {
  const width = texts.length
  const order = texts.map((_, index) => index).sort((a, b) => compareText(texts[a]!, texts[b]!))
  const place = new Uint32Array(width)
  order.forEach((index, at) => {
    place[index] = at
  })
  const found: Pair[] = []
  for (let later = 1; later < width; later++) {
    for (let earlier = 0; earlier < later; earlier++) {
      const count = counts[later * width + earlier]!
      if (count < PAIR_MIN) continue
      const [a, b] = [place[later]!, place[earlier]!]
      found.push({ count, key: Math.min(a, b) * width + Math.max(a, b) })
    }
  }
  const best = found.sort(inOrder).slice(0, limit)
  const sorted = order.map((index) => texts[index]!)
  return textPairs(best, sorted).map((pair, at) => {
    const { key } = best[at]!
    const [a, b] = [order[Math.floor(key / width)]!, order[key % width]!]
    return { ...pair, slots: [Math.max(a, b), Math.min(a, b)] }
  })
}

/** Pairs by their texts, which are given in order. */
export const textPairs = (pairs: readonly Pair[], texts: readonly string[]): PrimitiveAnswers['pairs']['rows'] =>
  pairs.map(({ count, key }) => ({
    values: [texts[Math.floor(key / texts.length)]!, texts[key % texts.length]!],
    count,
  }))
