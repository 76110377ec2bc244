import type { Answers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import type { TermList } from '../../files/meta.ts'
import { type Audience, membersOf } from '../audience.ts'
import type { Session } from '../session.ts'

const PAIR_MIN = 2
const NOT_CHOSEN = 255
const CHUNK = 32_768
/** So many words are looked for in one pass. */
const TOGETHER = 50

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
  const sorted = words.toSorted((a, b) => b.count - a.count)
  const best: Pair[] = []
  let least = PAIR_MIN
  const columns: number[] = []
  for (let done = 0; done < sorted.length; ) {
    const some = sorted.slice(done, done + TOGETHER).filter(({ count }) => count >= least)
    if (some.length === 0) break
    columns.push(...columnsOf(session, audience, list, some))
    for (let later = done; later < done + some.length; later++) {
      session.check()
      if (sorted[later]!.count < least) break
      for (let earlier = 0; earlier < later; earlier++) {
        const count = bothIn(session, audience, columns[later]!, columns[earlier]!)
        if (count >= least) best.push(pairOf(count, sorted[later]!, sorted[earlier]!, words.length))
      }
      least = cutToBest(best, limit, least)
    }
    done += TOGETHER
  }
  return best.sort(inOrder).slice(0, limit)
}

const pairOf = (count: number, a: Word, b: Word, width: number): Pair => ({
  count,
  key: Math.min(a.place, b.place) * width + Math.max(a.place, b.place),
})
const inOrder = (a: Pair, b: Pair): number => b.count - a.count || a.key - b.key

/** Forgets pairs that cannot be among the best any more; the count that one must have from now on. */
function cutToBest(best: Pair[], limit: number, least: number): number {
  if (best.length < limit || limit === 0) return limit === 0 ? Number.POSITIVE_INFINITY : least
  best.sort(inOrder)
  best.length = limit
  return Math.max(least, best[limit - 1]!.count)
}

const strideOf = ({ count }: Audience): number => Math.ceil(count / 128) * 16

function bothIn({ store }: Session, audience: Audience, a: number, b: number): number {
  return store.kernels.popcount_and(a, b, strideOf(audience)) >>> 0
}

/** Per word which of the audience have it: bits in the order of the members. */
function columnsOf(session: Session, audience: Audience, list: TermList, words: readonly Word[]): number[] {
  const { store, arena } = session
  const to = words.reduce((last, { rank }) => Math.max(last, rank + 1), 0)
  const slots = slotsOf(
    session,
    to,
    words.map(({ rank }) => rank),
  )
  const stride = strideOf(audience)
  const out = arena.borrow(stride * words.length)
  store.kernels.fill(out, 0, stride * words.length)
  const members = membersOf(session, audience)
  const [at, values] = [store.at(`${list}.at`), store.at(`${list}.values`)]
  for (let done = 0; done < audience.count; done += CHUNK) {
    session.check()
    const size = Math.min(CHUNK, audience.count - done)
    store.kernels.columns(at, values, members, done, size, slots, to, out, stride)
  }
  return words.map((_, index) => out + index * stride)
}

/** Pairs in their order, the smaller text first. */
export function pairRows(texts: readonly string[], counts: Uint32Array, limit: number): Answers['pairs']['rows'] {
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
  return textPairs(
    found.sort(inOrder).slice(0, limit),
    order.map((index) => texts[index]!),
  )
}

/** Pairs by their texts, which are given in order. */
export const textPairs = (pairs: readonly Pair[], texts: readonly string[]): Answers['pairs']['rows'] =>
  pairs.map(({ count, key }) => ({
    values: [texts[Math.floor(key / texts.length)]!, texts[key % texts.length]!],
    count,
  }))
