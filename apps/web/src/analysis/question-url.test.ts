import { SECTION_IDS } from '@starling/sections'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Analysis, type AskedQuestion, DEFAULT_VIEW, isComplete, normalised, type View } from './analysis.ts'
import { readQueryType, readSearch, writeSearch } from './question-url.ts'

const conversation: AskedQuestion = { query_type: 'conversation', keywords: [['espresso']] }

test.each<[string, Partial<Analysis>, string]>([
  ['nothing asked', { question: null }, ''],
  ['one word', { question: conversation }, 'keywords=espresso'],
  [
    'groups, with a comma inside a term',
    { question: { ...conversation, keywords: [['a,b', 'c'], ['#d']] } },
    'keywords=a%5C%2Cb%2Cc&keywords=%23d',
  ],
  [
    'all that words can be asked with',
    {
      question: {
        ...conversation,
        synonyms: ['cortado'],
        excluded_keywords: ['machine'],
        extra_keyword: 'milk',
        extra_keyword_type: 'or',
        share_of_voice: [{ name: 'Brew', terms: ['brew', '#brew'] }],
        window: { since: 1_760_000_040, until: 1_760_000_100 },
        countries: ['JP', 'US'],
        post_ordering: 'created_at',
        without_bots: true,
      },
    },
    'keywords=espresso&synonyms=cortado&excluded=machine&or=milk&voice=Brew%2Cbrew%2C%23brew&since=2025-10-09T08%3A54Z&until=2025-10-09T08%3A55Z&countries=JP%2CUS&order=created_at&bots=without',
  ],
  ['a handle', { query_type: 'handle', question: { query_type: 'handle', handle: 'brew' } }, 'handle=brew'],
  ['posts', { query_type: 'post', question: { query_type: 'post', post_ids: ['12', '34'] } }, 'posts=12%2C34'],
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

test.each([
  ['handle=%40Brew', 'handle', { query_type: 'handle', handle: 'Brew' }],
  ['handle=+', 'handle', null],
  ['posts=12,x,12,34', 'post', { query_type: 'post', post_ids: ['12', '34'] }],
  ['keywords=,,', 'conversation', null],
  ['keywords=a&order=nonsense&since=soon&until=later', 'keyword', { query_type: 'keyword', keywords: [['a']] }],
  ['keywords=a&since=2026-02-01&until=2026-01-01', 'keyword', { query_type: 'keyword', keywords: [['a']] }],
] as const)('what a person typed into the address: %s', (search, query_type, question) => {
  expect(readSearch(query_type, new URLSearchParams(search)).question).toEqual(question)
})

test.each([
  [undefined, 'conversation'],
  ['', 'conversation'],
  ['handle', 'handle'],
  ['post', 'post'],
])('the name %j is the query type %s', (name, type) => {
  expect(readQueryType(name)).toBe(type)
})

test('an unknown query type throws (spec 8)', () => {
  expect(() => readQueryType('tweets')).toThrow('Unknown query type: tweets')
})

const term = fc.string({ unit: 'grapheme', maxLength: 12 })
const terms = fc.array(term, { maxLength: 3 })
const second = fc.integer({ min: 0, max: 4_000_000_000 })
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const common = {
  window: some(fc.tuple(second, second).map(([a, b]) => ({ since: Math.min(a, b), until: Math.max(a, b) }))),
  countries: some(fc.array(fc.constantFrom('JP', 'US', 'DE'), { maxLength: 3 })),
  post_ordering: some(fc.constantFrom('like_count', 'view_count', 'created_at')),
  without_bots: some(fc.boolean()),
}
const question = fc
  .oneof(
    fc.record({ query_type: fc.constant('handle'), handle: term, ...common }),
    fc.record({ query_type: fc.constant('post'), post_ids: fc.array(fc.stringMatching(/^\d{1,19}$/)), ...common }),
    fc.record({
      query_type: fc.constantFrom('keyword', 'conversation'),
      keywords: fc.array(terms, { maxLength: 4 }),
      synonyms: some(terms),
      excluded_keywords: some(terms),
      extra_keyword: some(term),
      extra_keyword_type: some(fc.constantFrom('and', 'or')),
      share_of_voice: some(fc.array(fc.record({ name: term, terms }), { maxLength: 3 })),
      ...common,
    }),
  )
  .map((asked) => normalised(asked as AskedQuestion))
  .filter(isComplete)
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
