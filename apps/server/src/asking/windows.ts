import { TREND_DAYS_BEFORE, TREND_HOURS } from '@starling/contract'
import type { Window } from '@starling/question'

const MINUTE = 60
const DAY_MINUTES = 1_440
const SPAN = TREND_HOURS * 3_600
/** Asked twice within these seconds it is the same question, and comes from the cache. */
const STEP = 5 * MINUTE

export type TrendWindows = {
  /** The last 24 hours that the corpus knows. */
  now: Window
  /** The 28 days before them. */
  before: Window
  both: Window
  /** Moves days so that each ends at the minute at which `now` ends: the last day of a series is then `now` itself. */
  utc_offset_minutes: number
}

/** `now` in seconds. A corpus that was read last a week ago knows nothing of today: its last hours are those before the reading. */
export function trendWindows(now: number, as_of: string | null): TrendWindows {
  const known = as_of === null ? now : Math.min(now, Date.parse(as_of) / 1000)
  const until = Math.floor(known / STEP) * STEP
  const since = until - SPAN
  const first = since - TREND_DAYS_BEFORE * SPAN
  const minute = (until / MINUTE) % DAY_MINUTES
  return {
    now: { since, until },
    before: { since: first, until: since },
    both: { since: first, until },
    utc_offset_minutes: minute <= DAY_MINUTES / 2 ? -minute : DAY_MINUTES - minute,
  }
}
