import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { formatOf } from './cells.ts'
import { SECTION_IDS, sectionOf } from './sections.ts'

test.each([
  ['count', 12_412, '12K', '12,412'],
  ['known_count', null, '–', '–'],
  ['share', 0.34189, '34.2%', '34.19%'],
  ['share', 0.0004, '0.04%', '0.04%'],
  ['share', 0, '0.0%', '0.00%'],
  ['interval', [0.331, 0.352], '33.1% to 35.2%', '33.10% to 35.20%'],
  ['ratio_interval', [1.62, 12.4], '1.6× to 12×', '1.6× to 12×'],
  ['ratio', 2.34, '2.3×', '2.3×'],
  ['ratio', 12.3, '12×', '12×'],
  ['score', 63.4, '63', '63'],
  ['probability', 0.00002, '< 0.001', '< 0.001'],
  ['country', 'JP', 'Japan', 'Japan'],
  ['country', 'not a code', 'not a code', 'not a code'],
  ['language', 'ja', 'Japanese', 'Japanese'],
  ['gender', 'female', 'Women', 'Women'],
  ['age_group', '18-24', '18–24', '18–24'],
  ['age_group', '50+', '50 and over', '50 and over'],
  ['handle', 'brew', '@brew', '@brew'],
  ['hour_of_week', 38, 'Tue 14:00', 'Tue 14:00'],
  ['cluster', 0, '1', '1'],
  ['flag', false, 'No', 'No'],
  // Midnight in Tokyo is still the day before in UTC.
  ['day', Date.UTC(2026, 10, 14, 15) / 1000, 'Nov 15, 2026', 'Sun, Nov 15, 2026'],
] as const)('%s %j is %j, in full %j', (kind, value, short, full) => {
  const format = formatOf(say('en'), 540)
  expect(format.short(kind, value)).toBe(short)
  expect(format.full(kind, value)).toBe(full)
})

test.each([
  ['place', 'Tokyo', '東京'],
  ['place', 'New York City', 'ニューヨーク'],
  ['place', 'Little Snoring', 'Little Snoring'],
] as const)('in Japanese %s %s is %s', (kind, value, shown) => {
  expect(formatOf(say('ja'), 540).short(kind, value)).toBe(shown)
  expect(formatOf(say('en'), 540).short(kind, value)).toBe(value)
})

test.each(SECTION_IDS)('%s is named and explained in Japanese', (id) => {
  const { title, meaning, columns } = sectionOf(id)
  const english = [title, meaning, ...Object.values(columns).map(({ label }) => label)]
  expect(english.filter((text) => say('ja').t(text) === text)).toEqual([])
})
