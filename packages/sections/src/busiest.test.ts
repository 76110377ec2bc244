import { expect, test } from 'vitest'
import { busiestOf } from './headline.ts'

/** Posts of 168 hours: so many in one of them, the rest spread evenly. */
const week = (all: number, peak: number, mark: string | null = null) =>
  Array.from({ length: 168 }, (_, hour) => ({ hour, posts: hour === 5 ? peak : (all - peak) / 167, mark }))

test.each([
  ['9 of 559, as the fullest of equal hours mostly has', week(559, 9), undefined],
  ['20 of 559', week(559, 20), 5],
  ['20 of 150: too few posts', week(150, 20, 'faded'), undefined],
  ['6,000 of a million: what each hour has', week(1_000_000, 6_000), undefined],
  ['6,400 of a million', week(1_000_000, 6_400), 5],
  ['none', [], undefined],
])('which hour is the busiest is said where chance does not name it: %s', (_, rows, hour) => {
  expect(busiestOf(rows)?.hour).toBe(hour)
})
