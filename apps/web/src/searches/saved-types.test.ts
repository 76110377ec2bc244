import type { AskedQuestion } from '@starling/question'
import { expect, test } from 'vitest'
import { readSearch, writeSearch } from '../question/index.ts'
import { analysisOf, type KeptQuestion } from './saved-types.ts'

const TEA: AskedQuestion = { query_type: 'conversation', keywords: [['tea']] }

test.each<[string, KeptQuestion]>([
  ['days', { question: TEA, days: 30 }],
  [
    'the window of a question itself',
    { question: { ...TEA, window: { since: 1_790_000_000, until: 1_790_600_000 } }, days: null },
  ],
  ['neither', { question: TEA, days: null }],
])('a link keeps %s', (_, kept) => {
  const analysis = analysisOf(kept)
  expect(readSearch('conversation', writeSearch(analysis))).toEqual(analysis)
})
