import { expect, test } from 'vitest'
import { readHandles, readKeywords } from './read-names.ts'

test.each([
  ['@ada, bob\n＠cy', ['ada', 'bob', 'cy'], []],
  ['https://x.com/ada https://twitter.com/bob/status/1', ['ada', 'bob'], []],
  ['ada ADA', ['ADA'], []],
  ['ada too_long_to_be_one no-dash', ['ada'], ['too_long_to_be_one', 'no-dash']],
  ['  ', [], []],
])('%j names %j', (typed, good, bad) => expect(readHandles(typed)).toEqual({ good, bad }))

test('a keyword may have spaces, and counts once', () => {
  expect(readKeywords('flat white \n\nflat white\n#espresso')).toEqual(['flat white', '#espresso'])
})
