import type { Primitive } from '@starling/sections'
import type { Growth, PrimitiveAnswers } from '../../../port/answers.ts'
import { NEVER } from '../../build/collect.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

const DAY = 86_400
const FOLLOW_CELLS = 3
const FOLLOW_BYTES = FOLLOW_CELLS * 4

export function growth(
  { session }: Asking,
  { handle }: Extract<Primitive, { do: 'growth' }>,
): PrimitiveAnswers['growth'] {
  const { store } = session
  const account = store.named(handle)
  if (account < 0) return { n: 0, rows: [] }
  const days = daysOf(session, account)
  for (const { day, followers_count } of store.records.snapshots(account)) {
    const at = Math.floor(day / DAY) * DAY
    const known = days.get(at)
    if (known) known.followers = followers_count
    else days.set(at, { day: at, gained: 0, lost: 0, followers: followers_count })
  }
  return { n: store.number('followed.df', account), rows: [...days.values()].sort((a, b) => a.day - b.day) }
}

/** Per day the follows that began and ended. There may be very many: they are read and counted where kernels can. */
function daysOf(session: Session, account: number): Map<number, Growth> {
  const { store, arena } = session
  const days = new Map<number, Growth>()
  const { at, rows } = historyAt(session, account)
  const span = arena.borrow(8)
  store.kernels.follow_span(at, rows, NEVER, span)
  const [begin, end] = store.numbers(span, 2)
  if (begin! > end!) return days
  const first = Math.floor(begin! / DAY)
  const length = Math.floor(end! / DAY) - first + 1
  const counts = arena.borrow(length * 8)
  store.kernels.fill(counts, 0, length * 8)
  store.kernels.follow_days(at, rows, NEVER, first, counts)
  const cells = store.numbers(counts, length * 2)
  for (let index = 0; index < length; index++) {
    const [gained, lost] = [cells[index * 2]!, cells[index * 2 + 1]!]
    const day = (first + index) * DAY
    if (gained + lost > 0) days.set(day, { day, gained, lost, followers: null })
  }
  return days
}

/** Rows of three numbers in memory: follower, since, until. */
function historyAt({ store, arena }: Session, account: number): { at: number; rows: number } {
  const built = store.records.historyOnDisk(account)
  if (built) {
    const at = arena.borrow((built.to - built.from) * FOLLOW_BYTES)
    store.cold.into(store.u8, at, 'history', built.from * FOLLOW_CELLS, built.to * FOLLOW_CELLS)
    return { at, rows: built.to - built.from }
  }
  const follows = store.records.history(account)
  const at = arena.borrow(follows.length * FOLLOW_BYTES)
  follows.forEach(({ follower, since, until }, row) => {
    store.u32.set([follower, since, until], at / 4 + row * FOLLOW_CELLS)
  })
  return { at, rows: follows.length }
}
