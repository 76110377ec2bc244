import { expect, test } from 'vitest'
import { trendWindows } from './windows.ts'

const DAY = 86_400
const at = (time: string) => Date.parse(time) / 1000

test.each([
  ['the corpus knows more than now', '2026-11-15T08:44:10Z', '2026-11-15T09:00:00Z', '2026-11-15T08:40:00Z'],
  ['the corpus was read last a week ago', '2026-11-15T08:44:10Z', '2026-11-08T20:01:00Z', '2026-11-08T20:00:00Z'],
  ['nothing was read', '2026-11-15T08:44:10Z', null, '2026-11-15T08:40:00Z'],
])('%s', (_, now, as_of, until) => {
  const windows = trendWindows(at(now), as_of)
  expect(windows.now).toEqual({ since: at(until) - DAY, until: at(until) })
  expect(windows.before).toEqual({ since: at(until) - 29 * DAY, until: at(until) - DAY })
  expect(windows.both).toEqual({ since: windows.before.since, until: windows.now.until })
})

test.each([
  ['2026-11-15T00:00:00Z', 0],
  ['2026-11-15T08:40:00Z', -520],
  ['2026-11-15T12:00:00Z', -720],
  ['2026-11-15T20:05:00Z', 235],
])('a day that ends at %s is moved by %d minutes', (now, minutes) => {
  const { utc_offset_minutes, now: last } = trendWindows(at(now), null)
  expect(utc_offset_minutes + 0).toBe(minutes)
  // The day of a series begins at a whole day of the moved clock.
  expect((last.since + utc_offset_minutes * 60) % DAY).toBe(0)
})
