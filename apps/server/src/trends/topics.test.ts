import { expect, test } from 'vitest'
import { isPartOf, withoutParts } from './topics.ts'

test.each([
  ['boys', 'kanade boys新曲', true],
  ['新曲', 'kanade boys新曲', true],
  ['boy', 'kanade boys', false],
  ['web', '#stateofweb', false],
  ['art', 'smart shower', false],
  ['tea', 'tea', false],
])('%s in %s: %s', (part, whole, is) => expect(isPartOf(part, whole)).toBe(is))

const said = (counts: Record<string, number>) => Object.entries(counts).map(([topic, posts]) => ({ topic, posts }))

test.each([
  ['words of a phrase', { state: 10, web: 10, 'state of the web': 9 }, ['state of the web']],
  ['a word with a life of its own', { summer: 21, showcase: 13, 'summer showcase': 13 }, ['summer', 'summer showcase']],
  ['a phrase that explains nothing', { night: 30, out: 20, 'night out': 5 }, ['night', 'out']],
  ['nothing in common', { ramen: 5, coffee: 6 }, ['ramen', 'coffee']],
])('%s', (_, counts, left) => {
  expect(withoutParts(said(counts)).map(({ topic }) => topic)).toEqual(left)
})
