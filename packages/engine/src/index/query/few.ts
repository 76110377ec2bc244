import type { ListName } from '../files/meta.ts'
import { type Audience, isAll, membersOf } from './audience.ts'
import type { Session } from './session.ts'

/** So many accounts have only some of all values. */
const FEW_ACCOUNTS = 4_096
/** Sorting one value takes as long as clearing and looking through so many counts. */
const COUNTS_PER_VALUE = 8
const TALLIES = 2_048

export const isFew = ({ count }: Audience): boolean => count <= FEW_ACCOUNTS

/** The values that any of a small audience has, ascending, and how many have each: right below `to`. */
export type Few = { values: number; counts: number; count: number; to: number }

/**
 * The accounts that a small audience follows, of all that could be followed: sorting the lists of the audience spares
 * a count for each account there is. Null where counting is quicker, and of other lists, which have fewer values.
 */
export function sortedOf(session: Session, audience: Audience, list: ListName): Few | null {
  if (list !== 'followed' || !isFew(audience) || isAll(session, audience)) return null
  if (audience.sorted !== undefined) return audience.sorted
  const { store, arena } = session
  const { kernels } = store
  const ranks = store.live.rows
  const lists = [store.at(`${list}.at`), store.at(`${list}.values`), membersOf(session, audience), audience.count]
  const length = kernels.lengths(...lists) >>> 0
  if (length * COUNTS_PER_VALUE > ranks) {
    audience.sorted = null
    return null
  }
  session.check()
  const gathered = arena.borrow(length * 4)
  kernels.gather(...lists, gathered)
  audience.sorted = keptWith(session, audience, runsOf(session, gathered, length, ranks))
  arena.release(gathered)
  return audience.sorted
}

/** Numbers in memory, ascending, each once and how often it is there; until the question is answered. */
export function runsOf({ store, arena }: Session, list: number, length: number, below: number): Few {
  const { kernels } = store
  const [spare, tallies] = [arena.borrow(length * 4), arena.borrow(TALLIES * 4)]
  const sorted = kernels.sort(list, length, spare, tallies, below) >>> 0
  // One more than there are: what is written before it is known to count.
  const [values, counts] = [arena.borrow((length + 1) * 4), arena.borrow((length + 1) * 4)]
  const count = kernels.runs(sorted, length, values, counts) >>> 0
  arena.release(spare)
  arena.release(tallies)
  return { values, counts, count, to: below }
}

/** The same, in no more room than it needs, for as long as an audience is remembered. */
export function keptWith({ store, arena }: Session, audience: Audience, { values, counts, count, to }: Few): Few {
  const kept = arena.keep(count * 8)
  audience.bytes_at.push(kept)
  store.kernels.copy(kept, values, count * 4)
  store.kernels.copy(kept + count * 4, counts, count * 4)
  arena.release(values)
  arena.release(counts)
  return { values: kept, counts: kept + count * 4, count, to }
}

/** The same of what was counted up to `to`; null where there are so many accounts that most values have a count. */
export function countedOf(session: Session, audience: Audience, list: ListName, to: number): Few | null {
  const known = audience.counted.get(list)
  if (!known || !isFew(audience)) return null
  if (known.few && known.few.to >= to) return known.few
  const few = known.few ?? roomFor(session, audience, session.store.ranksOf(list))
  const count = session.store.kernels.counted(known.counts, to, few.values, few.counts) >>> 0
  known.few = { ...few, count, to }
  return known.few
}

/** One more than there are: what is written before it is known to count. One piece, so that no half is left over. */
function roomFor({ arena }: Session, audience: Audience, length: number): { values: number; counts: number } {
  const bytes = (length + 1) * 4
  const values = arena.keep(bytes * 2)
  audience.bytes_at.push(values)
  return { values, counts: values + bytes }
}

/** How many have a value. */
export function countIn({ store }: Session, { values, counts, count }: Few, value: number): number {
  const at = store.kernels.lower_bound(values, 0, count, value) >>> 0
  return at < count && store.u32[values / 4 + at] === value ? store.u32[counts / 4 + at]! : 0
}
