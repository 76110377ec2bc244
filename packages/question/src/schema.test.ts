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

const wrong = (count: number, deep = 0) => {
  const one = (): unknown => Array.from({ length: deep }).reduce((who) => ({ not: who }), { a: 1 })
  return { any: Array.from({ length: count }, one) }
}

test.each([
  ['many wrong conditions', wrong(900)],
  ['many deep wrong conditions', wrong(50, 16)],
])('%s are refused in one sentence', (_, who) => {
  const { error } = Who.safeParse(who)
  expect(error!.issues).toHaveLength(1)
  // A union would tell of each condition that it is none of nineteen.
  expect(JSON.stringify(error!.issues).length).toBeLessThan(200)
})

test.each([
  ['wrong ones', wrong(1_000)],
  ['nested ones', wrong(60, 16)],
  ['good ones', { any: Array(1_000).fill({ verified: true }) }],
  ['a list of lists', { all: [{ any: Array(600).fill({ bots: false }) }, { any: Array(600).fill({ bots: true }) }] }],
])('more than a thousand conditions are refused before they are looked at: %s', (_, who) => {
  expect(Who.safeParse(who).error!.issues.map(({ message }) => message)).toEqual(['too_many_conditions'])
})

test('a thousand are taken', () => {
  const who = { any: Array(999).fill({ verified: true }) }
  expect(Who.parse(who)).toEqual(who)
})

test('a condition about two things is none', () => {
  for (const who of [
    { bots: true, verified: true },
    { bots: true, window: { since: 1, until: 2 } },
    { window: {} },
    [],
  ]) {
    expect(Who.safeParse(who).success).toBe(false)
  }
})
