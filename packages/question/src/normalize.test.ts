import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyQuestion } from '../testing/any-question.ts'
import { normalizeQuestion, normalizeWho, QuestionRefused } from './normalize.ts'
import type { Question } from './question.ts'
import { Question as QuestionSchema } from './schema.ts'
import { trimQuestion } from './trim.ts'

test.each<[string, Question, Question]>([
  ['a handle', { query_type: 'handle', handle: ' ＠Nike' }, { query_type: 'handle', handle: 'nike' }],
  [
    'the address of a profile',
    { query_type: 'handle', handle: 'https://x.com/Nike/?s=20' },
    { query_type: 'handle', handle: 'nike' },
  ],
  [
    'blanks, repeats and what is the default',
    {
      query_type: 'keyword',
      keywords: [[' tea ', 'tea'], [' ']],
      synonyms: [''],
      extra_keyword: ' milk',
      extra_keyword_type: 'and',
      share_of_voice: [{ name: ' ', terms: ['chai', ''] }],
      countries: ['Japan', 'jp', ' '],
      post_ordering: 'like_count',
      without_bots: true,
    },
    {
      query_type: 'keyword',
      keywords: [['tea']],
      extra_keyword: 'milk',
      share_of_voice: [{ name: 'chai', terms: ['chai'] }],
      countries: ['JP'],
    },
  ],
  [
    'Global is no country',
    { query_type: 'post', post_ids: ['1', '1'], countries: ['US', 'global'] },
    { query_type: 'post', post_ids: ['1'] },
  ],
  [
    'an audience that was built',
    { query_type: 'builder', who: { all: [{ follows: ['@A', ' '] }, { not: { countries: ['japan'] } }] } },
    { query_type: 'builder', who: { all: [{ follows: ['a'] }, { not: { countries: ['JP'] } }] } },
  ],
])('%s', (_, asked, understood) => {
  expect(normalizeQuestion(asked)).toEqual(understood)
})

test.each([
  [() => normalizeQuestion({ query_type: 'handle', handle: 'two words' }), 'handle', 'not_a_handle', {}],
  [
    () => normalizeQuestion({ query_type: 'post', post_ids: ['1'], countries: ['Atlantis'] }),
    'countries',
    'not_a_country',
    { country: 'Atlantis' },
  ],
  [() => normalizeWho({ countries: ['KP'] }), 'countries', 'country_unavailable', {}],
  [() => normalizeWho({ genders: ['female', 'xyzzy'] }), 'genders', 'not_listed', { value: 'xyzzy' }],
  [() => normalizeWho({ not: { age_groups: ['7-9'] } }), 'age_groups', 'not_listed', { value: '7-9' }],
  [() => normalizeWho({ languages: ['English'] }), 'languages', 'not_listed', { value: 'English' }],
  [() => normalizeWho({ all: [{ followers: { min: 2, max: 1 } }] }), 'followers', 'range_backwards', {}],
] as const)('what cannot be asked is refused by a code: %#', (ask, field, code, values) => {
  expect(ask).toThrow(expect.objectContaining({ field, code, values }))
  expect(ask).toThrow(QuestionRefused)
})

test.each([
  { genders: ['female', 'male', 'brand'] },
  { age_groups: ['13-17', '18-24', '25-34', '35-49', '50+'] },
  { languages: ['ja', 'ckb', 'und', 'zh-Hant'] },
  { followers: { min: 1, max: 1 } },
  { followers: { max: 0 } },
  { followers: {} },
])('%j stays as it is', (who) => {
  expect(normalizeWho(who)).toEqual(who)
})

const same = (normal: (question: Question) => Question) =>
  fc.property(anyQuestion, (question) => {
    let once: Question
    try {
      once = normal(question)
    } catch (error) {
      expect(error).toBeInstanceOf(QuestionRefused)
      return
    }
    expect(normal(once)).toEqual(once)
    if (once.query_type !== 'post' || once.post_ids.length > 0) {
      expect(once.query_type === 'handle' && once.handle === '' ? once : QuestionSchema.parse(once)).toEqual(once)
    }
  })

test('trimming what is trimmed changes nothing', () => fc.assert(same(trimQuestion)))
test('normalising what is normal changes nothing', () => fc.assert(same(normalizeQuestion)))
