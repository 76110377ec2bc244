import { type AskedQuestion, isComplete, trimQuestion } from '@starling/question'
import { anyQuestion } from '@starling/question/testing'
import { SECTION_IDS } from '@starling/sections'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Analysis, DEFAULT_VIEW, type View } from './analysis.ts'
import { readSearch, writeSearch } from './question-url.ts'

const conversation: AskedQuestion = { query_type: 'conversation', keywords: [['espresso']] }

test.each<[string, Partial<Analysis>, string]>([
  ['nothing asked', { question: null }, ''],
  ['one word', { question: conversation }, 'keywords=espresso'],
  [
    'the way it is looked at',
    {
      question: conversation,
      view: {
        ...DEFAULT_VIEW,
        days: 7,
        utc_offset_minutes: -330,
        others: [{ query_type: 'handle', handle: 'brew' }],
        panels: { top_accounts: { as_table: true, order: 'count', baseline: 'JP' } },
        picked: ['countries'],
        background: 'theme',
      },
    },
    'keywords=espresso&days=7&utc=-330&with=handle%3Fhandle%3Dbrew&s.top_accounts=table%2Ccount%2CJP&picked=countries&background=theme',
  ],
])('%s', (_, given, written) => {
  const analysis: Analysis = { query_type: 'conversation', question: null, view: DEFAULT_VIEW, ...given }
  expect(writeSearch(analysis).toString()).toBe(written)
  expect(readSearch(analysis.query_type, new URLSearchParams(written))).toEqual(analysis)
})

const question = anyQuestion.map(trimQuestion).filter(isComplete)
const panel = fc.record(
  {
    as_table: fc.constant(true as const),
    wide: fc.constant(true as const),
    order: fc.constantFrom('count', 'lift'),
    baseline: fc.constantFrom('all', 'JP'),
  },
  { requiredKeys: ['wide'] },
)
const view = fc.record(
  {
    days: fc.integer({ min: 1, max: 3650 }),
    utc_offset_minutes: fc.integer({ min: -840, max: 840 }),
    others: fc.array(question, { maxLength: 5 }),
    panels: fc.dictionary(fc.constantFrom(...SECTION_IDS), panel, { noNullPrototype: true }),
    picked: fc.subarray(SECTION_IDS),
    background: fc.constantFrom('black', 'transparent', 'theme'),
  },
  { requiredKeys: ['others', 'panels', 'picked', 'background'] },
)

test('any analysis is the same after a trip through the address', () => {
  fc.assert(
    fc.property(question, view, (asked, looked) => {
      const analysis: Analysis = { query_type: asked.query_type, question: asked, view: looked as View }
      const address = new URL(`http://x.example/explore/?${writeSearch(analysis)}`)
      expect(readSearch(asked.query_type, address.searchParams)).toEqual(analysis)
    }),
  )
})
