import type { Primitive } from '@starling/sections'
import type { Answers, Growth } from '../../../port/answers.ts'
import { NEVER } from '../../build/collect.ts'
import type { Asking } from './asking.ts'

const DAY = 86_400
const FOLLOW_CELLS = 3
const SINCE = 1
const UNTIL = 2

export function growth({ session }: Asking, { handle }: Extract<Primitive, { do: 'growth' }>): Answers['growth'] {
  const { store } = session
  const account = store.named(handle)
  if (account < 0) return { n: 0, rows: [] }
  const days = daysOf(store.records.historyCells(account))
  for (const { day, followers_count } of store.records.snapshots(account)) {
    const at = Math.floor(day / DAY) * DAY
    const known = days.get(at)
    if (known) known.followers = followers_count
    else days.set(at, { day: at, gained: 0, lost: 0, followers: followers_count })
  }
  return { n: store.number('followed.df', account), rows: [...days.values()].sort((a, b) => a.day - b.day) }
}

/** Per day the follows that began and ended. */
function daysOf(follows: Uint32Array): Map<number, Growth> {
  const gained = perDay(follows, SINCE)
  const lost = perDay(follows, UNTIL)
  const days = new Map<number, Growth>()
  for (let index = 0; index < Math.max(gained.length, lost.length); index++) {
    const began = gained[index] ?? 0
    const ended = lost[index] ?? 0
    if (began + ended > 0) days.set(index * DAY, { day: index * DAY, gained: began, lost: ended, followers: null })
  }
  return days
}

/** How many of one cell of the rows are in each day since 1970. */
function perDay(follows: Uint32Array, cell: number): Uint32Array {
  let last = -1
  for (let at = cell; at < follows.length; at += FOLLOW_CELLS) {
    const second = follows[at]!
    if (second !== NEVER && second > last) last = second
  }
  const days = new Uint32Array(Math.floor(last / DAY) + 1)
  for (let at = cell; at < follows.length; at += FOLLOW_CELLS) {
    const second = follows[at]!
    if (second !== NEVER) days[(second / DAY) >>> 0]!++
  }
  return days
}
