import { expect, test } from 'vitest'
import { scopeOf } from './question.ts'
import { Baseline, Question, Scope, Who } from './schema.ts'

const nested = (depth: number) => {
  let who: unknown = { all: [] }
  for (let at = 0; at < depth; at++) who = { not: who }
  return who
}

test.each([
  { query_type: 'handle', handle: 'nike' },
  { query_type: 'keyword', keywords: [['tea', 'milk'], ['matcha']], extra_keyword: 'hot', countries: ['JP'] },
  { query_type: 'conversation', keywords: [['tea']], share_of_voice: [{ name: 'Tea', terms: ['tea'] }] },
  { query_type: 'post', post_ids: ['123'], post_ordering: 'created_at' },
  { query_type: 'builder', who: { any: [{ bio: { groups: [['tea']] } }, { followers: { min: 10 } }, nested(10)] } },
])('%j is a question, and its scope is one', (question) => {
  const parsed = Question.parse(question)
  expect(parsed).toEqual(question)
  const scope = scopeOf(parsed, 1_800_000_000)
  expect(Scope.parse(scope)).toEqual(scope)
})

test.each([
  ['no kind', { handle: 'nike' }],
  ['an unknown kind', { query_type: 'dream', handle: 'nike' }],
  ['a blank handle', { query_type: 'handle', handle: ' ' }],
  ['keywords without groups', { query_type: 'keyword', keywords: ['tea'] }],
  ['no post', { query_type: 'post', post_ids: [] }],
  ['an id that is none', { query_type: 'post', post_ids: ['1 or 1=1'] }],
  ['a field that is unknown', { query_type: 'handle', handle: 'nike', email: 'a@b.example' }],
  ['a window backwards', { query_type: 'handle', handle: 'nike', window: { since: 2, until: 1 } }],
  ['a window of words', { query_type: 'handle', handle: 'nike', window: { since: 'now', until: 1 } }],
  ['an undefined window', { query_type: 'handle', handle: 'nike', window: undefined }],
  ['two conditions at once', { query_type: 'builder', who: { verified: true, bots: false } }],
  ['an order that is unknown', { query_type: 'handle', handle: 'nike', post_ordering: 'id; drop' }],
])('%s is refused', (_, question) => {
  expect(Question.safeParse(question).success).toBe(false)
})

test('nesting without end is refused, not recursed into', () => {
  expect(Who.safeParse(nested(20)).success).toBe(true)
  expect(Who.safeParse(nested(100_000)).success).toBe(false)
})

test.each(['all', { countries: ['JP', 'US'] }, { who: { verified: true } }])('%j is a baseline', (baseline) => {
  expect(Baseline.parse(baseline)).toEqual(baseline)
})
test.each(['some', { countries: ['Japan'] }, { countries: [] }, {}, null])('%j is none', (baseline) => {
  expect(Baseline.safeParse(baseline).success).toBe(false)
})
