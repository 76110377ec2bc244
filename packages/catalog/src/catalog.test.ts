import { expect, test } from 'vitest'
import { AGENCIES, COUNTRIES } from './index.ts'

test('the countries are the 249 codes of ISO 3166-1, each once, in order', () => {
  expect(COUNTRIES.length).toBe(249)
  expect(COUNTRIES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect([...COUNTRIES]).toEqual([...new Set(COUNTRIES)].sort())
})

test.each([
  { language: 'en', code: 'JP', name: 'Japan' },
  { language: 'ja', code: 'NL', name: 'オランダ' },
])('every country has a name of its own in $language', ({ language, code, name }) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  expect(COUNTRIES.filter((one) => names.of(one) === undefined)).toEqual([])
  expect(new Set(COUNTRIES.map((one) => names.of(one))).size).toBe(COUNTRIES.length)
  expect(names.of(code)).toBe(name)
})

// Written out from specification section 6 a second time, so that a slip in the table shows.
test('agencies and the countries they are held to', () => {
  expect(AGENCIES.map(({ slug }) => slug).join(', ')).toBe(
    'groupm, test-agency, omnicom, havas, dentsu-apac, dentsu-nl, ipg-apac, wadi',
  )
  const held = AGENCIES.filter(({ country_ids }) => country_ids.length > 0)
  expect(Object.fromEntries(held.map(({ slug, country_ids }) => [slug, country_ids.join()]))).toEqual({
    'dentsu-apac': '289',
    'ipg-apac': '289',
    'dentsu-nl': '151',
  })
})
