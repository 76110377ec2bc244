import { expect, test } from 'vitest'
import { ADVERTISER_CATEGORIES, COUNTRIES, INTERESTS, LANGUAGES, MOVIES_TV_SHOWS, NETWORK_OPERATORS } from './index.ts'

const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test.each([
  ['interests', INTERESTS],
  ['advertiser categories', ADVERTISER_CATEGORIES],
  ['network operators', NETWORK_OPERATORS],
  ['films and programmes', MOVIES_TV_SHOWS],
])('no id of the %s stands for two', (_, list) => {
  expect(twice(list.map(({ id }) => id))).toEqual([])
})

test('every interest has a Japanese name of its own, written in Japanese unless the world writes it so', () => {
  expect(twice(INTERESTS.map(({ name_ja }) => name_ja))).toEqual([])
  const latin = INTERESTS.filter(({ name_ja }) => /^[\x20-\x7e]+$/.test(name_ja)).map(({ name_ja }) => name_ja)
  expect(latin).toEqual(['SUV', 'M&A', 'SF', 'DTP', 'OS', 'IoT', 'SNS', 'MMO'])
})

test('what has a country has one that exists', () => {
  const codes = [...NETWORK_OPERATORS, ...MOVIES_TV_SHOWS].map(({ country_code }) => country_code)
  expect(codes.filter((code) => !COUNTRIES.includes(code))).toEqual([])
})

test.each(['en', 'ja'])('every language has a name in %s', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  expect(LANGUAGES.filter((code) => names.of(code) === undefined)).toEqual([])
  expect(twice([...LANGUAGES])).toEqual([])
})

test('categories of advertisers hang in a tree of two steps', () => {
  const roots = ADVERTISER_CATEGORIES.filter(({ parent }) => parent === null)
  expect(roots.length).toBe(43)
  expect(ADVERTISER_CATEGORIES.filter(({ label_ja }) => !/[ぁ-んァ-ヶ一-龠]/.test(label_ja ?? ''))).toEqual([])
  const known = new Set(roots.map(({ id }) => id))
  expect(ADVERTISER_CATEGORIES.filter(({ parent }) => parent !== null && !known.has(parent))).toEqual([])
  expect(ADVERTISER_CATEGORIES.length).toBeGreaterThan(350)
})

test('films and programmes were first shown when there were any', () => {
  expect(MOVIES_TV_SHOWS.filter(({ year }) => year < 1900 || year > 2026)).toEqual([])
  expect(MOVIES_TV_SHOWS.find(({ label }) => label === 'Spirited Away')).toMatchObject({
    id: 'm-spirited-away-2001',
    kind: 'movie',
    label_ja: '千と千尋の神隠し',
  })
})
