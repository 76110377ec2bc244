import { expect, test } from 'vitest'
import { withoutParts } from './phrases.ts'

const phrase = (value: string, count: number, baseline_count = count) => ({
  value,
  count,
  baseline_count,
  expected: count,
  variance: 1,
})

test.each([
  ['a part that the same people wrote', [phrase('green tea', 5), phrase('hot green tea', 5)], ['hot green tea']],
  [
    'a part that more people wrote stays',
    [phrase('green tea', 6), phrase('hot green tea', 5)],
    ['green tea', 'hot green tea'],
  ],
  [
    'a part that more of the baseline wrote stays',
    [phrase('green tea', 5, 9), phrase('hot green tea', 5)],
    ['green tea', 'hot green tea'],
  ],
  ['letters in common are no part', [phrase('art show', 5), phrase('smart shower', 5)], ['art show', 'smart shower']],
  ['without spaces', [phrase('新作ラーメン', 5), phrase('東京の新作ラーメン', 5)], ['東京の新作ラーメン']],
])('%s', (_, rows, expected) => {
  expect(withoutParts(rows).map(({ value }) => value)).toEqual(expected)
})
