import type { Question, Who } from '@starling/question'
import { type Language, say } from '@starling/text/both'
import { expect, test } from 'vitest'
import type { AnyRow } from '../columns.ts'
import type { SectionId } from '../sections.ts'
import { summaryOf, summarySections, textOfSentence } from './index.ts'
import type { ToldBase } from './told.ts'

const espresso: Question = { query_type: 'conversation', keywords: [['espresso']] }
const ASKED = {
  en: 'People who posted about espresso in the last 30 days, Global',
  ja: '過去30日間にespressoについて投稿したユーザー（全世界）',
} as const

const answer = (section: SectionId, rows: readonly AnyRow[], base: Partial<ToldBase> = {}) => ({
  section,
  rows,
  base: { n: 412, known: 412, mark: null, hidden: false, baseline: null, comparison: null, ...base },
  as_of: '2026-11-15T20:00:00Z',
  source: ['x'],
})
const share = (value: string, of: number) => ({ value, share: of, interval: [of - 0.05, of + 0.05] })
const over = (row: AnyRow, least: number, significant: 'over' | null = 'over') => ({
  ...row,
  over_interval: [least, least + 1],
  significant,
  mark: null,
})
const ALL = { baseline: 'all', comparison: 'adjusted' } as const

const SIZE = answer('audience_size', [{ accounts: 412, share: 0.1, all_accounts: 4_120 }])
const PEOPLE = [
  answer('countries', [share('US', 0.465), share('GB', 0.272), share('AU', 0.046)], { known: 389, ...ALL }),
  answer('genders', [share('male', 0.514), share('female', 0.473), share('brand', 0.013)], { known: 300 }),
  answer('age_groups', [share('18-24', 0.344)], { known: 32, mark: 'few' }),
  answer('languages', [share('en', 0.9)]),
]
const APART = [
  answer(
    'interests_of_this_audience',
    [
      over(share('222', 0.4), 1.5),
      over(share('210', 0.2), 2.5),
      over(share('186', 0.1), 3.5, null),
      over(share('324', 0.1), 1.1),
    ],
    ALL,
  ),
  answer('most_interacted_hashtags', [over(share('#Espresso', 0.3), 9), over(share('#latteart', 0.1), 4)], ALL),
]
const FOLLOWED = answer(
  'top_accounts',
  [
    over({ handle: 'brewlab', share: 0.38 }, 2.9),
    over({ handle: 'a', share: 0.2 }, 2.8),
    over({ handle: 'b', share: 0.2 }, 2.7),
    over({ handle: 'c', share: 0.2 }, 2.6),
  ],
  ALL,
)
const POSTS = [
  answer('conversation_volume', [
    { day: 0, posts: 500 },
    { day: 1, posts: 200 },
  ]),
  answer('sentiment_analysis', [{ posts: 400, positive: 180, negative: 40 }], { n: 700, known: 400 }),
  answer('activity', [
    { hour: 0, posts: 300, mark: null },
    { hour: 93, posts: 400, mark: null },
  ]),
  answer('hashtags_used_by_handle', [{ value: '#coffeefest', count: 70, share: 0.1 }]),
]
const WHOLE = [SIZE, ...PEOPLE, ...APART, FOLLOWED, ...POSTS]

type Given = { answers: typeof WHOLE; question?: Question; asked?: string | undefined; language?: Language }
const told = ({ answers, question = espresso, language = 'en', ...given }: Given) => {
  const asked = 'asked' in given ? given.asked : ASKED[language]
  return summaryOf({ question, asked, answers, say: say(language), utc_offset_minutes: 540 })
}
const texts = (given: Given) => told(given).sentences.map(textOfSentence)

test('an analysis is five sentences', () => {
  expect(texts({ answers: WHOLE })).toEqual([
    'People who posted about espresso in the last 30 days, Global: 412 people, 10.0% of the 4,120 accounts known here. Source: X, as of Nov 16, 2026.',
    'Where known, 46.5% are in the United States and 27.2% in the United Kingdom (389 known), 51.4% are men and 47.3% women (300 known), 34.4%* are aged 18–24 (32 known; 29.4% to 39.4%), and 90.0% post mostly in English (412 known).',
    'What sets them apart, compared with people like them: an interest in Food & Drink (20.0%, at least 2.5×) and Non-Alcoholic Beverages (40.0%, at least 1.5×); reacting to #latteart (10.0%, at least 4.0×).',
    'They follow @brewlab (38.0%, at least 2.9×), @a (20.0%, at least 2.8×), and @b (20.0%, at least 2.7×) more often, compared with people like them.',
    'In 700 posts that match, 45.0% are positive and 10.0% negative (400 judged), the busiest hour is Thu 21:00 (UTC+9), and the most used hashtag is #coffeefest (10.0%).',
  ])
  expect(told({ answers: WHOLE }).note).toBe('* few, read with care')
})

test('and five in Japanese', () => {
  expect(texts({ answers: WHOLE, language: 'ja' })).toEqual([
    '過去30日間にespressoについて投稿したユーザー（全世界）：412人、把握している4,120アカウントの10.0%。出典：X（2026年11月16日時点）。',
    '判定できた範囲では、アメリカ合衆国在住が46.5%、イギリスが27.2%（389人を判定）、男性が51.4%、女性が47.3%（300人を判定）、年齢は18–24が34.4%*（32人を判定、29.4%〜39.4%）、主な投稿言語は英語が90.0%（412人を判定）です。',
    '同じ条件の人と比較した場合の特徴は、興味・関心では食べ物・飲み物（20.0%、少なくとも2.5×）、ソフトドリンク（40.0%、少なくとも1.5×）、反応したハッシュタグでは#latteart（10.0%、少なくとも4.0×）です。',
    '同じ条件の人と比較した場合、特によくフォローしているのは@brewlab（38.0%、少なくとも2.9×）、@a（20.0%、少なくとも2.8×）、@b（20.0%、少なくとも2.7×）です。',
    '条件に合う投稿700件では、45.0%がポジティブ、10.0%がネガティブ（400件を判定）、最も活発な時間帯は木 21:00（UTC+9）、最も多いハッシュタグは#coffeefest（10.0%）です。',
  ])
})

test('each figure names its section, and nothing else does', () => {
  const figures = told({ answers: WHOLE }).sentences.flatMap((sentence) =>
    sentence.flatMap(({ text, section }) => (section ? [[section, text]] : [])),
  )
  expect(figures).toContainEqual(['audience_size', '412 people'])
  expect(figures).toContainEqual(['countries', '46.5%'])
  expect(figures).toContainEqual(['age_groups', '34.4%*'])
  expect(figures).toContainEqual(['interests_of_this_audience', '20.0%, at least 2.5×'])
  expect(figures).toContainEqual(['activity', 'Thu 21:00'])
  const rest = told({ answers: WHOLE }).sentences.flatMap((sentence) =>
    sentence.flatMap(({ text, section }) => (section ? [] : [text])),
  )
  expect(rest.filter((text) => /\d+(\.\d)?%|×/.test(text))).toEqual([])
  expect(new Set(figures.map(([section]) => section)).size).toBe(12)
})

test('what is hidden or was not answered is not spoken of', () => {
  const hidden = { hidden: true, known: 0 }
  expect(
    texts({ answers: [SIZE, ...PEOPLE.map((one) => ({ ...one, base: { ...one.base, ...hidden } }))] }),
  ).toHaveLength(1)
  expect(texts({ answers: [SIZE] })).toHaveLength(1)
  expect(texts({ answers: [] })).toEqual([])
  const few = { ...SIZE, rows: [], base: { ...SIZE.base, n: 0, known: 0, hidden: true } }
  expect(texts({ answers: [few] })[0]).toMatch(/Global: fewer than 5 people\. Source: X/)
})

test('what everybody has in common was asked for, and tells nothing', () => {
  const japan = answer('countries', [share('JP', 1)], { known: 100 })
  expect(texts({ answers: [japan] })).toEqual([])
})

test('what an audience asks for sets nobody apart', () => {
  const told = (who: Who) => {
    const question = { query_type: 'builder', who } as const
    return summaryOf({ question, asked: 'x', answers: WHOLE, say: say('en'), utc_offset_minutes: 0 })
      .sentences.map(textOfSentence)
      .join(' ')
  }
  const all = told({ all: [] })
  const some = told({
    all: [{ any: [{ interests: ['210'] }, { follows: ['@BrewLab'] }] }, { not: { follows: ['a'] } }],
  })
  expect([all.includes('Food & Drink'), some.includes('Food & Drink')]).toEqual([true, false])
  expect([all.includes('@brewlab'), some.includes('@brewlab')]).toEqual([true, false])
  expect(some).toContain('@a')
})

test('that nothing stands out is said, where there was something to look at', () => {
  const usual = answer('top_accounts', [over({ handle: 'a', share: 0.2 }, 2, null)], {
    baseline: { countries: ['US'] },
  })
  expect(texts({ answers: [usual] })).toEqual([
    'None of the accounts shown here that they follow clearly stands out, compared with people in the United States.',
  ])
  expect(texts({ answers: [{ ...usual, rows: [] }] })).toEqual([])
})

test('what is compared with somebody else is not told in one sentence with it', () => {
  const [interests, hashtags] = APART as [(typeof APART)[0], (typeof APART)[0]]
  const answers = [interests, { ...hashtags, base: { ...hashtags.base, baseline: { countries: ['JP'] } } }]
  expect(texts({ answers })[0]).not.toContain('latteart')
})

test('of few posts neither a mood nor an hour is told, and it is said why', () => {
  const [volume, mood, hours] = POSTS as [(typeof POSTS)[0], (typeof POSTS)[0], (typeof POSTS)[0]]
  const few = [
    { ...volume, rows: [{ posts: 6 }] },
    { ...mood, base: { ...mood.base, mark: 'few' as const } },
    { ...hours, rows: [{ hour: 3, posts: 6, mark: 'few' }] },
  ]
  expect(texts({ answers: few })).toEqual(['There are 6 posts, too few to tell their mood or busiest hour.'])
})

test('a question about an account and one about posts have their own words', () => {
  const handle: Question = { query_type: 'handle', handle: 'brewlab' }
  const profile = answer('profile', [{ handle: 'brewlab', followers_count: 12_345 }])
  expect(texts({ question: handle, asked: undefined, answers: [SIZE, profile, ...POSTS] })).toEqual([
    '412 people, 10.0% of the 4,120 accounts known here; its profile shows 12K followers. Source: X, as of Nov 16, 2026.',
    expect.stringMatching(/^In 700 posts of the account, 45.0% are positive/),
  ])
  const post: Question = { query_type: 'post', post_ids: ['1'] }
  expect(texts({ question: post, answers: APART })[0]).not.toContain('#')
  expect(summarySections(post)).not.toContain('profile')
  expect(summarySections(handle)).toContain('profile')
})

test('what people wrote never becomes a link of its own', () => {
  const evil = answer('hashtags_used_by_handle', [{ value: '#\u0001profile\u0002x\u0003', count: 70, share: 0.1 }])
  const [sentence] = told({ answers: [evil] }).sentences
  expect(sentence!.flatMap(({ section }) => section ?? [])).toEqual(['hashtags_used_by_handle'])
})
