import { expect, test } from 'vitest'
import { type DayOfTerms, findBursts } from './bursts.ts'

const REACH = 4
/** Ten days of 100 posts each; by default a word is said once a day. */
const days = (said: Record<string, number[]>, unlisted = 0): DayOfTerms[] =>
  Array.from({ length: 10 }, (_, day) => ({
    n: 100,
    posts: new Map(Object.entries(said).map(([word, counts]): [string, number] => [word, counts[day] ?? 0])),
    unlisted,
  }))
const flat = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]

test('a peak is found once, with the days that belong to it', () => {
  const { bursts, family } = findBursts(days({ goal: [0, 0, 0, 0, 0, 2, 20, 9, 3, 0], usual: flat }), REACH)
  expect(bursts.map(({ chance: _, ...burst }) => burst)).toEqual([{ topic: 'goal', peak: 6, from: 5, to: 9 }])
  // Six days of "usual", and two of "goal" with at least five posts.
  expect(family).toBe(8)
})

test('two peaks of one word are two', () => {
  const { bursts } = findBursts(days({ goal: [0, 0, 0, 0, 15, 0, 0, 0, 0, 30] }), REACH)
  expect(bursts.map(({ peak }) => peak).sort()).toEqual([4, 9])
})

test.each([
  ['is as common as ever', { usual: flat }],
  ['is said by fewer than five', { rare: [0, 0, 0, 0, 0, 4, 0, 0, 0, 0] }],
  ['rises less than threefold', { slow: [5, 5, 5, 5, 5, 5, 5, 12, 5, 5] }],
])('what %s is no peak', (_, said) => expect(findBursts(days(said), REACH).bursts).toEqual([]))

test('a word that full lists may have left out counts as their last', () => {
  const listed = days({ goal: [] })
  listed[6] = { n: 100, posts: new Map([['goal', 20]]), unlisted: 0 }
  const hidden = listed.map((day) => ({ ...day, posts: new Map([...day.posts].filter(([, count]) => count > 0)) }))
  expect(findBursts(hidden, REACH).bursts).toHaveLength(1)
  expect(
    findBursts(
      hidden.map((day) => ({ ...day, unlisted: 10 })),
      REACH,
    ).bursts,
  ).toHaveLength(0)
})
