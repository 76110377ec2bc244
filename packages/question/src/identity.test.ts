import { expect, test } from 'vitest'
import { identityOf } from './identity.ts'
import type { Question } from './question.ts'
import { defaultWindow, withWindow } from './window.ts'

const NOW = 1_790_000_000
const COFFEE: Question = { query_type: 'keyword', keywords: [['coffee', 'beans'], ['espresso']] }
const MANY: Question = { query_type: 'builder', who: { all: [{ countries: ['JP'] }, { follows: ['a', 'b'] }] } }

test.each<[string, Question, Question]>([
  ['the order of words', COFFEE, { ...COFFEE, keywords: [['espresso'], ['beans', 'coffee']] }],
  ['upper and lower case', COFFEE, { ...COFFEE, keywords: [['Coffee', 'BEANS'], ['espresso']] }],
  ['the order of fields', COFFEE, { keywords: COFFEE.keywords, query_type: 'keyword' }],
  ['what is empty', COFFEE, { ...COFFEE, synonyms: [], excluded_keywords: [], countries: [], without_bots: true }],
  ['the order of posts', COFFEE, { ...COFFEE, post_ordering: 'created_at' }],
  ['the automatic window', COFFEE, withWindow(COFFEE, NOW)],
  ['the automatic window of another minute', withWindow(COFFEE, NOW + 600), withWindow(COFFEE, NOW)],
  [
    'the order of conditions',
    MANY,
    { query_type: 'builder', who: { all: [{ follows: ['B', 'a'] }, { countries: ['JP'] }] } },
  ],
])('%s makes no difference', (_, one, other) => {
  expect(identityOf(one)).toBe(identityOf(other))
})

test.each<[string, Question]>([
  ['groups', { ...COFFEE, keywords: [['coffee'], ['beans', 'espresso']] }],
  ['kind', { ...COFFEE, query_type: 'conversation' }],
  ['a country', { ...COFFEE, countries: ['JP'] }],
  ['bots', { ...COFFEE, without_bots: false }],
  ['an excluded word', { ...COFFEE, excluded_keywords: ['tea'] }],
  ['a synonym', { ...COFFEE, synonyms: ['tea'] }],
  ['an extra word', { ...COFFEE, extra_keyword: 'tea' }],
  ['how it is added', { ...COFFEE, extra_keyword: 'tea', extra_keyword_type: 'or' }],
  ['a chosen window', { ...COFFEE, window: { since: 0, until: defaultWindow(NOW).until } }],
  ['names', { ...COFFEE, share_of_voice: [{ name: 'A', terms: ['tea'] }] }],
  ['people', MANY],
  ['any for all', { query_type: 'builder', who: { any: [{ countries: ['JP'] }, { follows: ['a', 'b'] }] } }],
])('%s makes a difference', (_, question) => {
  expect(identityOf(question)).not.toBe(identityOf(COFFEE))
  if (question !== MANY) expect(identityOf(question)).not.toBe(identityOf(MANY))
})
