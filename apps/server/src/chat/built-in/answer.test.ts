import { type GivenSection, NOT_IN_DATA, type ReadChatQuery, readCitations, withoutCitations } from '@starling/contract'
import { SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../../../test-kit/chat/known-questions.ts'
import { answerFromData } from './answer.ts'

const base = {
  unit: 'people',
  n: 900,
  known: 800,
  baseline: { countries: ['JP'] as string[] },
  baseline_n: 400,
  baseline_known: 300,
  comparison: 'plain',
  mark: null,
  hidden: false,
} as const
const share = (value: string, of: number, more: object = {}) => ({
  value,
  count: of * 800,
  share: of,
  interval: [of - 0.02, of + 0.02],
  baseline_share: 0.2,
  over_index: of / 0.2,
  significant: null,
  mark: null,
  ...more,
})
const section = (id: SectionId, rows: object[], more: object = {}): GivenSection => ({
  section: id,
  rows: rows as GivenSection['rows'],
  base: { ...base, unit: sectionOf(id).base, ...more },
})
const ask = (query: string, sections: GivenSection[], more: Partial<ReadChatQuery> = {}) =>
  answerFromData({ data: { question: { query_type: 'conversation', keywords: [['tea']] }, sections }, query, ...more })
const plain = (...given: Parameters<typeof ask>) => withoutCitations(ask(...given).join(' '))

const countries = section('countries', [
  share('JP', 0.5, { significant: 'over' }),
  share('FR', 0.25),
  share('BR', 0.05, { significant: 'under', mark: 'few' }),
])
const lone = section('countries', [share('JP', 0.5, { baseline_share: null, over_index: null })])
const genders = section('genders', [share('female', 0.6), share('male', 0.3)])
const followed = section('top_accounts', [{ handle: 'wagmag', count: 176, share: 0.22, over_index: 3, mark: null }])
const unclear = section('top_accounts', [
  { handle: 'wagmag', count: 176, share: 0.22, over_index: 1.4, over_interval: [0.9, 2.1], mark: null },
])
const alone = section('top_accounts', [
  { handle: 'wagmag', count: 176, share: 0.22, over_index: null, over_interval: null, mark: null },
])
const hashtags = section('hashtags_used_by_handle', [share('#紅茶', 0.4)])
const size = section('audience_size', [
  { accounts: 900, share: 0.09, interval: [0.08, 0.1], posts: 1_500, all_accounts: 10_000, all_posts: 50_000 },
])
const topics = section('topics', [share('210', 0.4)])
const sample = section('sample_accounts', [{ handle: 'anne', followers_count: 12 }])
const overlap = section('overlap', [
  { audiences: [0], count: 500, share: 0.5 },
  { audiences: [1], count: 300, share: 0.3 },
  { audiences: [0, 1], count: 200, share: 0.2 },
])

const alike = section('topics', [share('210', 0.4)], { comparison: 'adjusted', baseline: 'all' })
test.each([
  ['What does “people like them” mean?', /^People like them are as active as this audience/],
  ['Who are the people like them?', /^People like them are as active/],
  ['Who are they compared with?', /^People like them are as active/],
  ['What is the baseline?', /^People like them are as active/],
  ['同じ条件の人とは？', /^「同じ条件の人」とは、投稿の多さ/],
  ['誰と比べていますか？', /^「同じ条件の人」とは/],
])('%s', (query, expected) => {
  expect(plain(query, [alike])).toMatch(expected)
  expect(plain(query, [countries])).toMatch(/compared with people in Japan, as they are|比較対象は日本の人です/)
})

test.each<[string, GivenSection[], RegExp]>([
  ['Which country is largest?', [countries], /most frequent country is Japan, 50\.0% of the 800 people/],
  ['Which accounts do they follow most?', [unclear], /22\.0% of this audience \(176 people\), not clearly more than/],
  ['Which accounts do they follow most?', [alone], /22\.0% of this audience \(176 people\)\. There is nobody/],
  ['Which country is largest?', [lone], /Japan, 50\.0% .* There is nobody to compare that with\./],
  ['Which countries are over-represented?', [lone], /^There is nobody to compare that with\./],
  ['Which country is smallest?', [countries], /smallest country is Brazil: 5\.0%/],
  ['Which countries are under-represented?', [countries], /Less than among people in Japan.*Brazil \(0\.3 times/],
  ['What share is in Brazil?', [countries], /Brazil, 5\.0%.*Very few people stand behind this/],
  ['Give me a short summary', [countries, genders], /country is Japan, 50\.0%.*gender is Women, 60\.0%/],
  ['この分析を要約してください', [genders], /最も多い性別は女性/],
  ['France or Japan?', [countries], /Japan 50\.0%, France 25\.0%.*clearly larger/],
  ['Are there more women or men?', [genders], /Women 60\.0%, Men 30\.0%.*clearly larger/],
  ['How many people talk about this?', [size, topics], /^The question is about 900 people/],
  ['How many people are we talking about here?', [size, topics], /^The question is about 900 people/],
  ['何人が話題にしていますか？', [size, topics], /^この質問の対象は900人です/],
  ['How sure are you?', [size, countries], /stands on 900 people and 1,500 posts.*between 48\.0% and 52\.0%/],
  ['What is the sample size?', [size, sample], /^The analysis stands on 900 people and 1,500 posts/],
  ['サンプル数は？', [size, sample], /^この分析は900人、1,500件の投稿にもとづいています/],
  ['How reliable are the countries?', [size, countries], /known of 800 of 900 people.*Japan: 50\.0%, 95% sure between/],
  ['How many people are in both audiences?', [overlap], /200 people are in more than one.*audiences 1 \+ 2/],
  ['What share follows @wagmag?', [followed], /@wagmag is followed by 22\.0%/],
  ['@wagmagをフォローしている割合は？', [followed], /@wagmagは、このオーディエンスの22\.0%/],
  ['#紅茶を使う投稿の割合は？', [hashtags], /#紅茶は、投稿800件のうち40\.0%/],
  ['How many people mention tea in Japan?', [countries], /Japan, 50\.0%/],
  ['最も多い国は？', [countries], /最も多い国は日本で、国がわかる800人のうち50\.0%/],
  ['ブラジルとフランスはどちらが多い？', [countries], /フランス 25\.0%、ブラジル 5\.0%/],
])('%s', (query, sections, expected) => {
  expect(plain(query, sections)).toMatch(expected)
})

test('a follow-up goes on with what was asked', () => {
  const history = [{ role: 'person' as const, text: 'What share is in Japan?' }]
  expect(plain('And France?', [countries, genders], { history })).toMatch(/^France, 25\.0%/)
})

test.each([
  ['as a table', /^Country\tShare\tPeople\tOver-index\nJapan\t50\.0%\t400\t2\.5\nFrance/],
  ['and the second?', /^The second most frequent country is France/],
  ['why?', /^The most frequent country is Japan.*The data shows what, not why\.$/],
  ['how sure is that?', /^Countries is known of 800 of 900 people\. Japan: 50\.0%, 95% sure/],
  ['thanks', /^This is not in this data/],
])('after the largest country: %s', (query, expected) => {
  const history = [{ role: 'person' as const, text: 'Which country is largest?' }]
  expect(plain(query, [countries, genders], { history })).toMatch(expected)
})

test.each<[string, GivenSection[]]>([
  ['Which country is largest?', []],
  ['Which country is largest?', [section('countries', [])]],
  ['How many people are in both audiences?', [section('overlap', [{ audiences: [0], count: 500, share: 1 }])]],
  ['How many women are in Japan?', [countries, genders]],
  ['What share is in Peru?', [countries]],
  ['How rich are people in Japan?', [countries]],
])('%s is not in this data', (query, sections) => {
  const said = ask(query, sections)
  expect(said[0]).toBe(NOT_IN_DATA.en)
  expect(readCitations(said.join(' ')).every((part) => typeof part === 'string')).toBe(true)
})

test('fewer than five people are not told of', () => {
  expect(ask('Which country is largest?', [section('countries', [], { hidden: true })])).toEqual([
    'Fewer than five people are known here, so nothing is shown.',
  ])
})

/** Mulberry32: a run can be repeated from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('whatever a browser sends, an answer is words and citations', () => {
  const random = randomFrom(20261115)
  const JUNK = [
    null,
    true,
    '',
    'x]] [[countries:0:share|9%',
    '[[',
    '日本',
    -1,
    0.5,
    1e308,
    [1, 2],
    ['a|b', 'c'],
    [],
    '1'.repeat(500),
    '\u202e9',
  ]
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const queries = QUESTIONS.flatMap(([, en, ja]) => [en, ja]).filter((one) => typeof one === 'string')
  for (const id of SECTION_IDS) {
    const columns = Object.keys(sectionOf(id).columns)
    const rows = () => Object.fromEntries(columns.filter(() => random() < 0.8).map((name) => [name, pick(JUNK)]))
    for (let turn = 0; turn < 40; turn++) {
      const given = section(id, Array.from({ length: Math.floor(random() * 4) }, rows))
      const text = ask(pick(queries), [given]).join(' ')
      const words = readCitations(text).filter((part) => typeof part === 'string')
      expect(words.join(' ').replace(/95 ?%|5人未満/g, ''), text).not.toMatch(/\d|\[\[|\]\]/)
    }
  }
})

test.each([
  ['Is the mood positive?', [0.1, 0.3], 'Yes. The net mood is +20.0% (95% interval +10.0% to +30.0%): more positive'],
  ['Is the mood negative?', [0.1, 0.3], 'No. The net mood is +20.0%'],
  ['Is the mood positive?', [-0.1, 0.5], 'Positive and negative cannot be told apart: the net mood is +20.0%'],
  ['ムードはポジティブですか？', [0.1, 0.3], 'はい。差し引きのムードは+20.0%（95%区間 +10.0%〜+30.0%）'],
])('%s with an interval of %j', (query, net_interval, right) => {
  const day = { day: 1_790_812_800, posts: 100, positive: 50, neutral: 20, negative: 30, net: 0.2, mark: null }
  expect(plain(query, [section('sentiment_analysis', [day], { net_interval })])).toContain(right)
})

test('a time of day says whose clock it is by', () => {
  const hours = Array.from({ length: 168 }, (_, hour) => ({ hour, posts: hour % 24 === 8 ? 30 : 1, mark: null }))
  const told = [section('activity', hours)]
  expect(plain('What time of day are there the most posts?', told, { utc_offset_minutes: 540 })).toContain('(UTC+9)')
  expect(plain('何時に投稿が多いですか？', told, { language: 'ja', utc_offset_minutes: 0 })).toContain('(UTC)')
})

test.each([
  ['What do they like?', 'by @mia of'],
  ['Which posts do they react to most?', '(40 people, 5.0%, at least 2.1 times the baseline)'],
  ['この人たちは何が好きですか？', '@miaの'],
  ['反応している投稿は？', '比較対象の2.1倍以上'],
])('%s is answered from what they reacted to', (query, right) => {
  const row = { id: '1', handle: 'mia', created_at: 1_790_812_800, text: 'x', count: 40, share: 0.05, mark: null }
  const compared = { interval: [0.04, 0.07], over_index: 3, over_interval: [2.1, 4], significant: 'over' }
  expect(plain(query, [countries, section('liked_posts', [{ ...row, ...compared }])])).toContain(right)
})
