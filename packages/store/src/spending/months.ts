import type { Row } from '../tables.ts'

/** Part of a run: the terms by which a campaign may spend from one day to another. */
export type SpendingPart = Pick<
  Row<'spending_holds'>,
  'amount_micro' | 'daily_micro' | 'starts_at' | 'ends_at' | 'timezone' | 'held_at' | 'ended_at' | 'state'
> & { run_id: string; id: string; spent_micro: number }

const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Days since 1970 on the wall of a time zone: days of 23 and of 25 hours are days. */
export function dayOf(moment: Date, timezone: string): number {
  let format = formats.get(timezone)
  if (!format) {
    const shape = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, calendar: 'gregory', ...shape })
    formats.set(timezone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!) / DAY_MS
}

/** Months are counted on, so that the next one is one more. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
const firstDayOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS
export const nameOfMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

type Span = { from: number; until: number; part: SpendingPart }
/** All terms of one run of a campaign, and the days of each; those under which no day passed are none. */
export type Run = { spans: readonly Span[]; released: SpendingPart | undefined; first: number; last: number }

/**
 * Terms that took the place of others hold since then; the first ones since the campaign starts, whatever the clock of
 * the server said when they were agreed.
 */
function spanOf(part: SpendingPart): Span | undefined {
  const { starts_at, ends_at, held_at, ended_at, timezone } = part
  const from = dayOf(part.id === part.run_id || held_at! < starts_at ? starts_at : held_at!, timezone)
  const end = ends_at ? dayOf(new Date(ends_at.getTime() - 1), timezone) : Number.POSITIVE_INFINITY
  const until = Math.min(end, ended_at ? dayOf(ended_at, timezone) : Number.POSITIVE_INFINITY)
  return until < from ? undefined : { from, until, part }
}

export function runOf(parts: readonly SpendingPart[]): Run {
  const spans = parts.flatMap((part) => spanOf(part) ?? [])
  const last = Math.max(...spans.map(({ until }) => until))
  return {
    spans,
    released: parts.find(({ state }) => state === 'released'),
    first: spans.length === 0 ? Number.POSITIVE_INFINITY : monthOf(Math.min(...spans.map(({ from }) => from))),
    last: Number.isFinite(last) ? monthOf(last) : last,
  }
}

/**
 * The most that a run can have spent, or spend, in a month: on no day more than the highest limit of that day, and in
 * all its life no more than the highest total it ever had. X keeps to no other pace, so nothing less is certain. Sums
 * beyond 2^53 are rounded, but stay far above any cap.
 */
export function mostInMonth(run: Run, month: number): number {
  const most = limitIn(run, month)
  if (!run.released) return most
  const spent = run.released.spent_micro
  const over = monthOf(dayOf(run.released.ended_at!, run.released.timezone)) === month ? spent - allOf(run, spent) : 0
  return Math.min(most, spent) + Math.max(0, over)
}

/** What a released run spent beyond all that its terms account for stands in its last month. */
function allOf(run: Run, spent: number): number {
  let all = 0
  for (let month = run.first; month <= run.last && all < spent; month++) all += Math.min(limitIn(run, month), spent)
  return all
}

function limitIn({ spans }: Run, month: number): number {
  const [first, last] = [firstDayOf(month), firstDayOf(month + 1) - 1]
  const here = spans.filter(({ from, until }) => from <= last && until >= first)
  if (here.length === 0) return 0
  const total = Math.max(...spans.map(({ part }) => part.amount_micro ?? Number.POSITIVE_INFINITY))
  const undaily = Math.max(0, ...here.flatMap(({ part }) => (part.daily_micro === null ? part.amount_micro! : [])))
  const daily = here.filter(({ part }) => part.daily_micro !== null)
  return Math.min(total, undaily + sumOfDays(daily, first, last))
}

function sumOfDays(spans: readonly Span[], first: number, last: number): number {
  const [only] = spans
  if (!only) return 0
  if (spans.length === 1) {
    return only.part.daily_micro! * (Math.min(only.until, last) - Math.max(only.from, first) + 1)
  }
  let sum = 0
  for (let day = first; day <= last; day++) {
    const limits = spans.filter(({ from, until }) => from <= day && until >= day).map(({ part }) => part.daily_micro!)
    sum += Math.max(0, ...limits)
  }
  return sum
}
