import type { AskedQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { say, setLanguage } from '@starling/text'
import { afterEach, expect, test } from 'vitest'
import { sentenceOf, titleOfQuestion } from './sentence.ts'

afterEach(() => setLanguage('en'))

const words: AskedQuestion = { query_type: 'conversation', keywords: [['espresso']] }
const CASES: { question: AskedQuestion; days?: number; en: string; ja: string }[] = [
  {
    question: words,
    en: '9 people who posted about espresso in the last 30 days, Global · without bots',
    ja: '過去30日間にespressoについて投稿した9人（全世界） · ボットを除く',
  },
  {
    question: { ...words, keywords: [['oat', 'milk'], ['latte']], synonyms: ['cortado'], countries: ['JP', 'US'] },
    days: 7,
    en: '9 people who posted about oat + milk, latte, or cortado in the last 7 days, Japan and United States · without bots',
    ja: '過去7日間にoat + milk、latte、またはcortadoについて投稿した9人（日本、アメリカ合衆国） · ボットを除く',
  },
  {
    question: { ...words, extra_keyword: 'milk', excluded_keywords: ['machine'], without_bots: false },
    en: '9 people who posted about espresso with milk but not machine in the last 30 days, Global · with bots',
    ja: '過去30日間にespresso（milkを含む）（machineを除く）について投稿した9人（全世界） · ボットを含む',
  },
  {
    question: { ...words, keywords: Array.from({ length: 400 }, (_, at) => [`w${at}`]) },
    en: '9 people who posted about w0, w1, w2, w3, w4, w5, w6, or 393 more in the last 30 days, Global · without bots',
    ja: '過去30日間にw0、w1、w2、w3、w4、w5、w6、またはほか393件について投稿した9人（全世界） · ボットを除く',
  },
  {
    question: { query_type: 'handle', handle: 'brew' },
    en: '9 people who follow @brew, Global · without bots',
    ja: '@brewをフォローする9人（全世界） · ボットを除く',
  },
  {
    question: { query_type: 'post', post_ids: ['1', '2'] },
    en: '9 people who engaged with 2 posts, Global · without bots',
    ja: '投稿2件に反応した9人（全世界） · ボットを除く',
  },
  {
    question: { query_type: 'post', post_ids: ['1'] },
    days: 7,
    en: '9 people who engaged with 1 post, Global; posts in the last 7 days · without bots',
    ja: '投稿1件に反応した9人（全世界）、投稿は過去7日間 · ボットを除く',
  },
]

test.each(CASES)('$en', async ({ question, days, en, ja }) => {
  for (const [language, people, sentence] of [
    ['en', '9 people', en],
    ['ja', '9人', ja],
  ] as const) {
    await setLanguage(language)
    const parts = sentenceOf(question, { people, days, language })
    expect(parts.map(({ text }) => text).join('')).toBe(sentence)
    expect(parts.some((part) => 'slot' in part && part.slot === 'words')).toBe(true)
  }
})

test('words that look like a template or a mark stay what they are', () => {
  const question: AskedQuestion = { query_type: 'conversation', keywords: [['{{people}} $t(Ask)']] }
  const text = sentenceOf(question, { people: 'x', days: undefined, language: 'en' }).map((part) => part.text)
  expect(text.join('')).toBe('x who posted about {{people}} $t(Ask) in the last 30 days, Global · without bots')
})

test.each([
  ['en', 'espresso, without bots', 'espresso, with bots'],
  ['ja', 'espresso, ボットを除く', 'espresso, ボットを含む'],
] as const)(
  'in %s the title of the page says whether bots are in it, a name only if they are',
  async (language, without, included) => {
    await setLanguage(language)
    const bots: AskedQuestion = { ...words, without_bots: false }
    expect([titleOfQuestion(words, language), audienceName(words, say(language))]).toEqual([without, 'espresso'])
    expect([titleOfQuestion(bots, language), audienceName(bots, say(language))]).toEqual([included, included])
  },
)
