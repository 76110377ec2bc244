import { describe, expect, test } from 'vitest'
import { currency, dateTime, fullName, fullNumber, shortDate, shortNumber, timeAgo, truncate } from './formats.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [7.25, '7.3'],
  [999, '999'],
  [999.94, '999.9'],
  [999.96, '1.0K'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [9949, '9.9K'],
  [9950, '10K'],
  [9999, '10K'],
  [10_000, '10K'],
  [10_499, '10K'],
  [10_500, '11K'],
  [999_499, '999K'],
  [999_500, '1.0M'],
  [999_999, '1.0M'],
  [1e6, '1.0M'],
  [1_050_000, '1.1M'],
  [12_345_678, '12.3M'],
  [1_234_567_890, '1,234.6M'],
  [-999, '-999'],
  [-1049, '-1.0K'],
  [-9950, '-10K'],
  [-999_500, '-1.0M'],
  [-12_345_678, '-12.3M'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('shortNumber(%d) is %s in English', (value, expected) => {
  expect(shortNumber(value, 'en')).toBe(expected)
})

test.each([
  [0, '0'],
  [7.25, '7.3'],
  [9999, '9,999'],
  [9999.96, '1万'],
  [10_000, '1万'],
  [10_499, '1万'],
  [12_345, '1.2万'],
  [99_499, '9.9万'],
  [99_500, '10万'],
  [123_456, '12万'],
  [12_345_678, '1,235万'],
  [99_994_999, '9,999万'],
  [99_995_000, '1億'],
  [1_234_567_890, '12.3億'],
  [-12_345, '-1.2万'],
  [Number.NaN, '–'],
])('shortNumber(%d) is %s in Japanese', (value, expected) => {
  expect(shortNumber(value, 'ja')).toBe(expected)
})

test.each([
  [0, '0'],
  [-0, '0'],
  [1234567, '1,234,567'],
  [-1234.56, '-1,234.6'],
  [Number.NaN, '–'],
])('fullNumber(%d) is %s', (value, expected) => {
  expect(fullNumber(value, 'en')).toBe(expected)
})

describe('currency', () => {
  test.each([
    [1234.5, undefined, '€1,234.50'],
    [1234.5, '€', '€1,234.50'],
    [1234.5, 'EUR', '€1,234.50'],
    [1234.5, '$', '$1,234.50'],
    [1234.5, 'usd', '$1,234.50'],
    [1234.5, '£', '£1,234.50'],
    [1234.5, 'GBP', '£1,234.50'],
    [1234.5, 'JPY', '¥1,235'],
    [1234.5, 'KRW', '₩1,235'],
    [1234.5, 'KWD', 'KWD\u00a01,234.500'],
    [-12, '$', '-$12.00'],
    [0, '€', '€0.00'],
    [5, '₿', '₿5.00'],
    [Number.NaN, '€', '–'],
  ])('%d in %s is %s', (value, symbol, expected) => {
    expect(currency(value, symbol, 'en')).toBe(expected)
  })

  test('in Japanese the decimals stay those of the currency', () => {
    expect(currency(1234.5, 'JPY', 'ja').normalize('NFKC')).toBe('¥1,235')
    expect(currency(1234.5, '€', 'ja')).toBe('€1,234.50')
  })
})

describe('dates', () => {
  const afternoon = new Date(2026, 10, 5, 14, 7)

  test.each([
    ['en', afternoon, '2026 Nov 5', '2026 Nov 5, 14:07'],
    ['ja', afternoon, '2026年11月5日', '2026年11月5日 14:07'],
    ['en', new Date(2026, 0, 31, 0, 0), '2026 Jan 31', '2026 Jan 31, 00:00'],
    ['en', 'not a date', '–', '–'],
  ] as const)('%s: %s', (language, instant, date, withTime) => {
    expect(shortDate(instant, language)).toBe(date)
    expect(dateTime(instant, language)).toBe(withTime)
  })

  test('a date without a time is that day everywhere', () => {
    const zone = process.env.TZ
    try {
      process.env.TZ = 'America/Los_Angeles'
      expect(new Date('2026-11-15').getDate(), 'the zone is in force').toBe(14)
      expect(shortDate('2026-11-15', 'en')).toBe('2026 Nov 15')
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
})

describe('timeAgo', () => {
  const now = new Date('2026-11-15T12:00:00Z')

  test.each([
    ['2026-11-15T11:59:40Z', 'now', '今'],
    ['2026-11-15T11:58:01Z', '1 minute ago', '1分前'],
    ['2026-11-15T10:00:00Z', '2 hours ago', '2時間前'],
    ['2026-11-14T11:00:00Z', 'yesterday', '昨日'],
    ['2026-11-05T12:00:00Z', '10 days ago', '10日前'],
    ['2026-09-01T12:00:00Z', '2 months ago', '2か月前'],
    ['2024-11-01T12:00:00Z', '2 years ago', '2年前'],
    ['2026-11-15T12:10:00Z', 'in 10 minutes', '10分後'],
    ['nonsense', '–', '–'],
  ])('%s is "%s"', (instant, english, japanese) => {
    expect(timeAgo(instant, now, 'en')).toBe(english)
    expect(timeAgo(instant, now, 'ja')).toBe(japanese)
  })
})

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['太郎', '山田', '山田 太郎'],
  ['さくら', '', 'さくら'],
  ['', 'Berg', 'Berg'],
  ['', '', ''],
])('the name of %s %s', (first_name, last_name, shown) => {
  expect(fullName({ first_name, last_name })).toBe(shown)
})

test.each([
  ['exactly fifteen', undefined, 'exactly fifteen'],
  ['sixteen letters!', undefined, 'sixteen letters…'],
  ['ends at a space here', 8, 'ends at…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['日本語のとても長いチーム名です', 5, '日本語のと…'],
  ['', 3, ''],
])('truncate(%s, %s)', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected)
})
