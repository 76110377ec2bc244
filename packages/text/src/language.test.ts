import { expect, test } from 'vitest'
import { pickLanguage } from './language.ts'

test.each([
  ['saved wins over the browser', 'ja', ['en-US'], 'ja'],
  ['saved English wins too', 'en', ['ja'], 'en'],
  ['nothing saved: the browser decides', null, ['ja-JP', 'en'], 'ja'],
  ['the first language we speak, not the first', undefined, ['nl-NL', 'de', 'ja', 'en'], 'ja'],
  ['English before Japanese', null, ['en-GB', 'ja'], 'en'],
  ['upper case tags', null, ['JA'], 'ja'],
  ['a longer tag that only begins alike', null, ['jam'], 'en'],
  ['a saved language we do not speak', 'nl', ['ja'], 'ja'],
  ['an empty saved value', '', ['ja'], 'ja'],
  ['nothing known', null, [], 'en'],
] as const)('%s', (_why, saved, browser, expected) => {
  expect(pickLanguage(saved, browser)).toBe(expected)
})
