import type { Question } from '@starling/question'
import { SECTION_IDS, SECTIONS, type SectionId } from '@starling/sections'
import { expect, test } from 'vitest'
import { Oracle } from '../oracle/oracle.ts'
import { Answering } from './answering.ts'
import { MONDAY, TWELVE_PEOPLE, WEEK } from './twelve-people.ts'

const DAY = 86_400
const answering = new Answering(new Oracle(TWELVE_PEOPLE), () => MONDAY + 7 * DAY)

/** The followers of roast: five regulars and fay. The posts: the three of roast. */
const ROAST: Question = { query_type: 'handle', handle: 'roast' }
/** Who wrote of espresso: five regulars and roast. The posts: five and the first two of roast. */
const ESPRESSO: Question = { query_type: 'conversation', keywords: [['espresso']], window: WEEK }

const rowsOf = async (section: SectionId, question: Question) =>
  (await answering.section(section, question, { baseline: 'all', comparison: 'plain' })).rows as unknown as Record<
    string,
    unknown
  >[]
const shown = (row: Record<string, unknown>, columns: string) =>
  columns
    .split(' ')
    .map((column) => (typeof row[column] === 'number' ? +(row[column] as number).toFixed(4) : row[column]))
    .join(' ')
const day = (number: number) => MONDAY + number * DAY

/** value, people, share, people of the baseline, baseline share, over-index */
const COMPARED = 'value count share baseline_count baseline_share over_index'
const CASES: [SectionId, Question, string, string[]][] = [
  ['profile', ROAST, 'handle followers_count verified bio', ['roast 9999 true We roast']],
  ['posts', ROAST, 'id like_count', ['101 9', '103 5', '102 3']],
  ['posts', { ...ROAST, post_ordering: 'repost_count' }, 'id repost_count', ['103 7', '101 0', '102 0']],
  ['posts', { query_type: 'post', post_ids: ['102', '101'] }, 'id like_count', ['101 9', '102 3']],
  // 6 of 12 accounts; 3 of 11 posts
  ['audience_size', ROAST, 'accounts share posts all_accounts all_posts', ['6 0.5 3 12 11']],
  ['audience_size', ESPRESSO, 'accounts share posts all_accounts all_posts', ['6 0.5 7 12 11']],
  // kato: 6 of the 6 followers, 8 in all: 6 / (6 + 8 - 6). beans: 5, 6 in all: 5 / (6 + 6 - 5)
  ['similar_accounts', ROAST, 'handle count baseline_count similarity', ['kato 6 8 0.75', 'beans 5 6 0.7143']],
  // shares among those who follow anybody: 6 here, 8 in all. (5/6) / (6/8), (6/6) / (8/8)
  [
    'top_accounts',
    ROAST,
    'handle count share baseline_count baseline_share over_index',
    ['beans 5 0.8333 6 0.75 1.1111', 'kato 6 1 8 1 '],
  ],
  // influence: 100 √(5/6 · 3/8), 100 √(1 · 8/8); uniqueness: 100 · (5/6) / (5/6 + 6/8), 100 · 1 / (1 + 1)
  ['top_accounts', ROAST, 'handle influence uniqueness', ['beans 55.9017 52.6316', 'kato 100 50']],
  ['largest_followers', ROAST, 'handle followers_count', ['fay 500', 'eri 15', 'dai 14', 'cho 13', 'ben 12', 'ann 11']],
  // gil came on Monday, left on Tuesday; fay came on Tuesday
  ['follower_growth', ROAST, 'day gained lost net followers', [`${day(0)} 6 0 6 9990`, `${day(1)} 1 1 0 `]],
  ['hashtags_used_by_handle', ROAST, 'value count share', ['#latte 2 0.6667']],
  ['keywords_used_by_handle', ROAST, 'value count share', ['espresso 2 0.6667', 'fresh 2 0.6667', 'closed 1 0.3333']],
  // together in 2 of 3 posts, by chance 2 · 2 / 3
  [
    'keyword_combinations_used_by_handle',
    ROAST,
    'first second count share association first_cluster second_cluster',
    ['espresso fresh 2 0.6667 1.5 0 0'],
  ],
  // every one of the six, in the order of a draw that the oracle's own tests hold
  ['sample_accounts', ROAST, 'verified', Array(6).fill('false')],
  // US has one of the six: fewer than five people are not shown
  ['countries', ROAST, COMPARED, ['JP 5 0.8333 5 0.625 1.3333']],
  ['languages', ROAST, COMPARED, ['ja 5 0.8333 5 0.5556 1.5']],
  ['genders', ROAST, COMPARED, ['female 5 0.8333 6 0.75 1.1111']],
  ['age_groups', ROAST, COMPARED, ['25-34 5 0.8333 5 0.7143 1.1667']],
  // "espresso machine" says no more than the longer phrase; hal wrote "machine sale" as well
  ['seo', ROAST, COMPARED, ['espresso machine sale 5 0.8333 5 0.5556 1.5', 'machine sale 5 0.8333 6 0.6667 1.25']],
  ['cities', ROAST, COMPARED, ['Tokyo 5 0.8333 5 0.7143 1.1667']],
  ['interests_of_this_audience', ROAST, COMPARED, ['1 5 1 5 1 ']],
  ['topics', ROAST, COMPARED, ['150 5 1 5 1 ']],
  // all who are known to have reacted to anything reacted to it
  ['liked_posts', ROAST, 'id handle count share baseline_count baseline_share over_index', ['101 roast 6 1 6 1 ']],
  ['most_interacted_emojis', ROAST, COMPARED, ['☕ 6 1 6 1 ']],
  ['most_interacted_hashtags', ROAST, COMPARED, ['#latte 6 1 6 1 ']],
  ['most_interacted_keywords', ROAST, COMPARED, ['espresso 6 1 6 1 ', 'fresh 6 1 6 1 ']],
  // all six met both: that is no more than chance, so they are no cluster
  [
    'most_interacted_keyword_combinations',
    ROAST,
    'first second count share association first_cluster',
    ['espresso fresh 6 1 1 '],
  ],
  // of the six bios known (the five and that of roast), the five of the audience
  ['hashtags_self_view', ROAST, COMPARED, ['#latte 5 1 5 0.8333 1.2']],
  [
    'audience_self_view',
    ROAST,
    COMPARED,
    ['espresso 5 1 5 0.8333 1.2', 'latte 5 1 5 0.8333 1.2', 'lover 5 1 5 0.8333 1.2'],
  ],
  [
    'audience_self_view_combinations',
    ROAST,
    'first second count share association',
    ['espresso latte 5 1 1', 'espresso lover 5 1 1', 'latte lover 5 1 1'],
  ],
  ['job_titles', ROAST, COMPARED, ['barista 5 1 5 1 ']],
  // in posts: 5 of the 6 who post, of 9 in all; in bios: 5 of 5, of 6 in all
  [
    'subreddits',
    ROAST,
    `${COMPARED} found_in`,
    ['r/espresso 5 0.8333 5 0.5556 1.5 posts', 'r/espresso 5 1 5 0.8333 1.2 bios'],
  ],
  // likes: 9 + 3; 0 + 1 + 2 + 3 + 4; days without a post are days with none
  [
    'conversation_volume',
    ESPRESSO,
    'day posts likes',
    [`${day(0)} 2 12`, `${day(1)} 5 10`, ...[2, 3, 4, 5, 6].map((one) => `${day(one)} 0 0`)],
  ],
  [
    'sentiment_analysis',
    ROAST,
    'day posts negative neutral positive net positive_share unsure unsure_share mark',
    [`${day(0)} 2 1 0 1 0 0.5 0 0 few`, `${day(1)} 0 0 0 0   0  few`, `${day(2)} 1 0 1 0 0 0 0 0 few`],
  ],
  ['conversation_posts', ESPRESSO, 'id like_count', ['101 9', '125 4', '102 3', '124 3', '123 2', '122 1', '121 0']],
  ['share_of_voice', ESPRESSO, 'name posts accounts share', ['espresso 7 6 1']],
  // nine posts hold one of them; fay and gil are not in the audience, but are heard
  [
    'share_of_voice',
    {
      ...ESPRESSO,
      share_of_voice: [
        { name: 'Coffee', terms: ['espresso', 'latte'] },
        { name: 'Tea', terms: ['tea'] },
      ],
    },
    'name posts accounts share',
    ['Coffee 7 6 0.7778', 'Tea 2 2 0.2222'],
  ],
  // everybody says espresso: it goes with machine and sale no more than by chance
  ['topic_clusters', ESPRESSO, 'cluster words people share cohesion', ['0 machine,sale 5 0.8333 1']],
]

test.each(CASES)('%s', async (section, question, columns, expected) => {
  const rows = await rowsOf(section, question)
  expect(rows.map((row) => shown(row, columns))).toEqual(expected)
  for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(SECTIONS[section].columns).sort())
})

/** Whose cases are tests of their own, below. */
const APART: SectionId[] = ['activity', 'audience_activity', 'overlap']
test('every section has a case', () => {
  const cased = new Set([...CASES.map(([section]) => section), ...APART])
  expect(SECTION_IDS.filter((id) => !cased.has(id))).toEqual([])
})

test('activity: an hour of the week has its share, and every hour is there', async () => {
  const rows = await rowsOf('activity', ROAST)
  expect(rows).toHaveLength(168)
  expect(rows.filter(({ posts }) => posts !== 0).map((row) => shown(row, 'hour posts share'))).toEqual([
    '9 1 0.3333',
    '10 1 0.3333',
    '57 1 0.3333',
  ])
})

test('audience_activity: all that the audience wrote by the hour, whatever it is about; of a handful nothing', async () => {
  // One post of each regular on Tuesday, from midnight on, and the tea of fay at noon.
  const rows = await rowsOf('audience_activity', ROAST)
  expect(rows).toHaveLength(168)
  expect(rows.filter(({ posts }) => posts !== 0).map((row) => shown(row, 'hour posts share'))).toEqual(
    [24, 25, 26, 27, 28, 36].map((hour) => `${hour} 1 0.1667`),
  )
  const tea: Question = { query_type: 'conversation', keywords: [['green tea']], window: WEEK }
  const { rows: few, base } = await answering.section('audience_activity', tea)
  expect([few, base.n]).toEqual([[], 0])
})

test('overlap: who follows roast and who wrote of espresso', async () => {
  const { rows, base } = await answering.section('overlap', ROAST, { others: [ESPRESSO] })
  // both: the five; only one of them: fay, roast; these are fewer than five
  expect(rows).toEqual([{ audiences: [0, 1], count: 5, share: 5 / 7, mark: 'few' }])
  expect(base).toMatchObject({ n: 7, known: 7, baseline: null })
})
