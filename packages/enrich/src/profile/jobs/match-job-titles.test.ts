import { expect, test } from 'vitest'
import { matchJobTitles } from './match-job-titles.ts'

const titles = (bio: string) => matchJobTitles(bio).map(({ value }) => value)

test.each([
  ['Software engineer at a bank', ['software-engineer']],
  ['front-end developer & photographer', ['front-end-developer', 'photographer']],
  ['Frontend Developer / UX designer', ['front-end-developer', 'product-designer']],
  ['CEO and co-founder of a tea shop', ['chief-executive-officer', 'founder']],
  ['Nurse. Runner. Reader.', ['nurse']],
  ['#journalist in Oslo', ['journalist']],
  ['ソフトウェアエンジニア／カメラマン', ['software-engineer', 'photographer']],
  ['看護師をしています', ['nurse']],
  ['獣医師', ['veterinarian']],
  ['歯科医師です', ['dentist']],
  ['米農家', ['farmer']],
  ['WEBデザイナー', ['web-designer']],
  ['ヨガインストラクター', ['yoga-teacher']],
])('%s', (bio, expected) => {
  expect(titles(bio).toSorted()).toEqual(expected.toSorted())
})

test.each([
  '',
  'ex-teacher',
  'former nurse',
  'aspiring actor',
  'wannabe chef',
  'future doctor',
  'Doctor Who fan',
  'nurse in training',
  'nursing student',
  "a lawyer's daughter",
  'married to a chef',
  'I love my hairdresser',
  '@editor',
  'not a doctor',
  'actor wannabe',
  '元エンジニア',
  '声優志望',
  '漫画家になりたい',
  '俳優さんが好き',
  '看護学校',
  '医師の妻',
  'エンジニアリング',
  'actorsstudio',
  'bored of all my teachers',
])('%j is no one’s work now', (bio) => {
  expect(titles(bio)).toEqual([])
})

test('a word with other meanings is trusted less', () => {
  expect(matchJobTitles('model trains')[0]!.confidence).toBeLessThan(matchJobTitles('fashion model')[0]!.confidence)
})
