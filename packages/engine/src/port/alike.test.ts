import { expect, test } from 'vitest'
import { activityOf, Likeness } from './alike.ts'

test('activity goes by the posts that are here', () => {
  expect([0, 1, 2, 3, 9, 10, 29, 30, 99, 100, 5_000].map(activityOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})

test('what chance would bring is that of a draw by lot within each group', () => {
  // 2 of 4 are drawn, of whom 2 have it; and 1 of 3, of whom 3 have it: the second draw is no chance at all.
  const likeness = new Likeness(
    [
      { n: 2, all: 4 },
      { n: 1, all: 3 },
    ],
    { known: 3, baseline_known: 30 },
  )
  const { expected, variance } = likeness.byChance([2, 3])
  expect(expected).toBe(1 + 1)
  // 0, 1 and 2 of two with chances of 1/6, 4/6 and 1/6
  expect(variance).toBeCloseTo(1 / 3, 15)
  // 2 of 3 expected: 20 of 30 others
  expect(likeness.others([2, 3])).toBe(20)
})

test('a group of one, and one that is all of the audience, leave nothing to chance', () => {
  const likeness = new Likeness(
    [
      { n: 1, all: 1 },
      { n: 5, all: 5 },
    ],
    { known: 6, baseline_known: 6 },
  )
  expect(likeness.byChance([1, 3])).toEqual({ expected: 4, variance: 0 })
})

test('the order of groups changes no digit', () => {
  const groups = Array.from({ length: 60 }, (_, at) => ({ n: 1 + (at % 7), all: 20 + ((at * 13) % 31) }))
  const holders = groups.map((_, at) => (at * 5) % 19)
  const base = { known: 240, baseline_known: 9_000 }
  const first = new Likeness(groups, base)
  const places = groups.map((_, at) => (at * 17) % groups.length)
  const second = new Likeness(
    places.map((at) => groups[at]!),
    base,
  )
  const moved = places.map((at) => holders[at]!)
  expect(second.byChance(moved)).toEqual(first.byChance(holders))
  expect(second.others(moved)).toBe(first.others(holders))
})
