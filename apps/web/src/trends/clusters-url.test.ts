import { expect, test } from 'vitest'
import { readClusters, readWords, writeClusters } from './clusters-url.ts'

test.each([
  ['coffee', ['coffee']],
  [' coffee ,, #espresso,coffee', ['coffee', '#espresso']],
  ['カフェ、ラテ，プリン', ['カフェ', 'ラテ', 'プリン']],
  ['', []],
])('%s', (typed, words) => expect(readWords(typed)).toEqual(words))

test.each([
  { keywords: [], country: null },
  { keywords: ['oat milk', '#espresso'], country: 'JP' },
])('a question survives its address', (asked) => {
  expect(readClusters(writeClusters(asked))).toEqual(asked)
})
