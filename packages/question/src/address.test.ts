import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyQuestion } from '../testing/any-question.ts'
import { readQueryType, readQuestion, writeQuestion } from './address.ts'
import type { AskedQuestion } from './question.ts'
import { isComplete, trimQuestion } from './trim.ts'

const conversation: AskedQuestion = { query_type: 'conversation', keywords: [['espresso']] }

test.each<[string, AskedQuestion, string]>([
  ['one word', conversation, 'keywords=espresso'],
  [
    'groups, with a comma inside a term',
    { ...conversation, keywords: [['a,b', 'c'], ['#d']] },
    'keywords=a%5C%2Cb%2Cc&keywords=%23d',
  ],
  [
    'all that words can be asked with',
    {
      ...conversation,
      synonyms: ['cortado'],
      excluded_keywords: ['machine'],
      extra_keyword: 'milk',
      extra_keyword_type: 'or',
      share_of_voice: [{ name: 'Brew', terms: ['brew', '#brew'] }],
      window: { since: 1_760_000_040, until: 1_760_000_100 },
      countries: ['JP', 'US'],
      post_ordering: 'created_at',
      without_bots: false,
    },
    'keywords=espresso&synonyms=cortado&excluded=machine&or=milk&voice=Brew%2Cbrew%2C%23brew&since=2025-10-09T08%3A54Z&until=2025-10-09T08%3A55Z&countries=JP%2CUS&order=created_at&bots=with',
  ],
  ['a handle', { query_type: 'handle', handle: 'brew' }, 'handle=brew'],
  ['posts', { query_type: 'post', post_ids: ['12', '34'] }, 'posts=12%2C34'],
])('%s', (_, question, written) => {
  expect(writeQuestion(question).toString()).toBe(written)
  expect(readQuestion(question.query_type, new URLSearchParams(written))).toEqual(question)
})

test.each([
  ['handle=%40Brew', 'handle', { query_type: 'handle', handle: 'Brew' }],
  ['handle=+', 'handle', null],
  ['posts=12,x,12,34', 'post', { query_type: 'post', post_ids: ['12', '34'] }],
  ['keywords=,,', 'conversation', null],
  // As addresses said it before it was the default.
  ['handle=brew&bots=without', 'handle', { query_type: 'handle', handle: 'brew' }],
  ['keywords=a&order=nonsense&since=soon&until=later', 'keyword', { query_type: 'keyword', keywords: [['a']] }],
  ['keywords=a&since=2026-02-01&until=2026-01-01', 'keyword', { query_type: 'keyword', keywords: [['a']] }],
] as const)('what a person typed into the address: %s', (search, query_type, question) => {
  expect(readQuestion(query_type, new URLSearchParams(search))).toEqual(question)
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

test('any question is the same after a trip through the address', () => {
  fc.assert(
    fc.property(anyQuestion.map(trimQuestion).filter(isComplete), (question) => {
      const address = new URL(`http://x.example/explore/?${writeQuestion(question)}`)
      expect(readQuestion(question.query_type, address.searchParams)).toEqual(question)
    }),
  )
})
