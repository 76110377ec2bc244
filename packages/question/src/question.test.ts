import { expect, test } from 'vitest'
import { readPostIds } from './post-ids.ts'
import { namesOf, type Question, scopeOf, type WordsQuestion } from './question.ts'
import type { Scope } from './scope.ts'

const NOW = 1_800_000_059
/** 30 days to 5 minutes before the minute. */
const WINDOW = { since: 1_800_000_000 - 2_592_000, until: 1_800_000_000 - 300 }
const GIVEN = { since: 1, until: 2 }

/** Left out unless a question says otherwise. */
const PEOPLE = { bots: false }
const CASES: [string, Question, Scope][] = [
  [
    'a handle',
    { query_type: 'handle', handle: '@nike' },
    { who: { all: [{ follows: ['@nike'] }, PEOPLE] }, posts: { by: { handles: ['@nike'] } } },
  ],
  [
    'a handle, in countries, with bots, in a window',
    { query_type: 'handle', handle: 'nike', countries: ['JP', 'US'], without_bots: false, window: GIVEN },
    {
      who: { all: [{ follows: ['nike'] }, { countries: ['JP', 'US'] }] },
      posts: { by: { handles: ['nike'] } },
      window: GIVEN,
    },
  ],
  [
    'words',
    {
      query_type: 'keyword',
      keywords: [['tea', ' green '], ['', ' '], ['matcha']],
      excluded_keywords: [' ', 'coffee'],
    },
    {
      who: { all: [{ posted: { groups: [['tea', 'green'], ['matcha']], excluded: ['coffee'] } }, PEOPLE] },
      posts: { by: 'audience', about: { groups: [['tea', 'green'], ['matcha']], excluded: ['coffee'] } },
      window: WINDOW,
    },
  ],
  [
    'words in a country',
    { query_type: 'conversation', keywords: [['tea']], countries: ['JP'] },
    {
      who: { all: [{ posted: { groups: [['tea']] } }, { countries: ['JP'] }, PEOPLE] },
      posts: { by: 'audience', about: { groups: [['tea']] } },
      window: WINDOW,
    },
  ],
  [
    'posts',
    { query_type: 'post', post_ids: ['1', '2'] },
    { who: { all: [{ engaged: ['1', '2'] }, PEOPLE] }, posts: { by: 'anyone', ids: ['1', '2'] } },
  ],
  [
    'an audience that was built',
    { query_type: 'builder', who: { interests: ['1'] }, countries: [] },
    { who: { all: [{ interests: ['1'] }, PEOPLE] }, posts: { by: 'audience' }, window: WINDOW },
  ],
  [
    'an audience that was built, with bots',
    { query_type: 'builder', who: { interests: ['1'] }, without_bots: false },
    { who: { interests: ['1'] }, posts: { by: 'audience' }, window: WINDOW },
  ],
]
test.each(CASES)('scope of %s', (_, question, scope) => {
  expect(scopeOf(question, NOW)).toEqual(scope)
})

const tea = (more: Partial<WordsQuestion>): WordsQuestion => ({
  query_type: 'conversation',
  keywords: [['tea']],
  ...more,
})
test.each<[string, WordsQuestion, string[][]]>([
  [
    'an extra keyword is asked of every group',
    tea({ keywords: [['tea'], ['hot', 'milk']], extra_keyword: 'milk' }),
    [
      ['tea', 'milk'],
      ['hot', 'milk'],
    ],
  ],
  ['or is a group of its own', tea({ extra_keyword: 'milk', extra_keyword_type: 'or' }), [['tea'], ['milk']]],
  ['alone it is the question', tea({ keywords: [], extra_keyword: 'milk' }), [['milk']]],
  ['blank it is none', tea({ extra_keyword: ' ' }), [['tea']]],
  ['synonyms are groups, too', tea({ synonyms: ['chai', ' '] }), [['tea'], ['chai']]],
  ['no words are no groups', tea({ keywords: [[]] }), []],
])('%s', (_, question, groups) => {
  expect(scopeOf(question, NOW).posts.about?.groups).toEqual(groups)
})

test('share of voice is between the names asked for, or else between the keywords', () => {
  expect(
    namesOf(
      tea({
        keywords: [
          ['tea', 'hot'],
          ['tea', 'milk'],
        ],
      }),
    ).map(({ name }) => name),
  ).toEqual(['tea', 'hot', 'milk'])
  const share_of_voice = [
    { name: 'Coffee', terms: ['coffee', ' '] },
    { name: 'Nothing', terms: [' '] },
  ]
  expect(namesOf(tea({ share_of_voice }))).toEqual([{ name: 'Coffee', terms: ['coffee'] }])
})

test.each([
  ['https://x.com/nike/status/123', ['123'], []],
  ['x.com/nike/status/123?s=20, https://twitter.com/i/web/status/456/photo/1', ['123', '456'], []],
  ['https://mobile.twitter.com/a_b/statuses/7 123\n123', ['7', '123'], []],
  ['https://example.com/nike/status/123、 hello', [], ['https://example.com/nike/status/123', 'hello']],
  ['https://evil.example/x.com/nike/status/1', [], ['https://evil.example/x.com/nike/status/1']],
  ['x.com/nike/status/12345678901234567890', [], ['x.com/nike/status/12345678901234567890']],
  ['', [], []],
])('posts in %j', (typed, ids, refused) => {
  expect(readPostIds(typed)).toEqual({ ids, refused })
})
