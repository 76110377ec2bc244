import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { readCountry, UNSELECTABLE_COUNTRY } from './read-country.ts'

test.each([
  ['US', 'US'],
  ['us', 'US'],
  [' USA ', 'US'],
  ['ＵＳＡ', 'US'],
  ['United States', 'US'],
  ['united  states of america', 'US'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['UAE', 'AE'],
  ['United Arab Emirates', 'AE'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['日本', 'JP'],
  ['アメリカ合衆国', 'US'],
  ['Democratic People’s Republic of Korea', UNSELECTABLE_COUNTRY],
  ['North Korea', UNSELECTABLE_COUNTRY],
  ['北朝鮮', UNSELECTABLE_COUNTRY],
])('%s is %s', (typed, code) => {
  expect(readCountry(typed)).toBe(code)
})

test.each(['', 'Atlantis', 'constructor', '__proto__', 'Global', 'XX'])('%j is no country', (typed) => {
  expect(readCountry(typed)).toBeUndefined()
})

test('every country is found by its name in both languages', () => {
  for (const language of ['en', 'ja']) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    expect(COUNTRIES.map((code) => readCountry(names.of(code)!))).toEqual(COUNTRIES)
  }
})
