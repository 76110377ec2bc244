import type { Answers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import type { TermList } from '../../files/meta.ts'
import { type Audience, membersOf } from '../audience.ts'
import { ranksOf } from '../counting.ts'
import type { Session } from '../session.ts'

const PAIR_MIN = 2
const NOT_CHOSEN = 255
const CHUNK = 16_384

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

/** The accounts that have both of two values: at (later, earlier) of the ranks given ascending. */
export function countAccountPairs(
  session: Session,
  audience: Audience,
  list: TermList,
  ranks: readonly number[],
): Uint32Array {
  const width = ranks.length
  if (width === 0) return new Uint32Array()
  const { store, arena } = session
  const to = ranks[width - 1]! + 1
  const slots = slotsOf(session, ranksOf(session, list), ranks)
  const matrix = clearedMatrix(session, width)
  const found = arena.borrow(width + 1)
  const members = membersOf(session, audience)
  const [at, values] = [store.at(`${list}.at`), store.at(`${list}.values`)]
  for (let done = 0; done < audience.count; done += CHUNK) {
    session.check()
    const size = Math.min(CHUNK, audience.count - done)
    store.kernels.pairs(at, values, members + done * 4, size, slots, width, matrix, found, to)
  }
  return store.numbers(matrix, width * width)
}

/** Pairs in their order, the smaller text first. */
export function pairRows(texts: readonly string[], counts: Uint32Array, limit: number): Answers['pairs']['rows'] {
  const width = texts.length
  const order = texts.map((_, index) => index).sort((a, b) => compareText(texts[a]!, texts[b]!))
  const place = new Uint32Array(width)
  order.forEach((index, at) => {
    place[index] = at
  })
  const found: { count: number; key: number }[] = []
  for (let later = 1; later < width; later++) {
    for (let earlier = 0; earlier < later; earlier++) {
      const count = counts[later * width + earlier]!
      if (count < PAIR_MIN) continue
      const [a, b] = [place[later]!, place[earlier]!]
      found.push({ count, key: Math.min(a, b) * width + Math.max(a, b) })
    }
  }
  found.sort((a, b) => b.count - a.count || a.key - b.key)
  return found.slice(0, limit).map(({ count, key }) => ({
    values: [texts[order[Math.floor(key / width)]!]!, texts[order[key % width]!]!],
    count,
  }))
}
