import { expect, test } from 'vitest'
import { daysLater } from './times.ts'

test('so many days later it is the same time of the day, also where the clocks were set in between', () => {
  const later = (moment: string, days: number, zone: string) => daysLater(new Date(moment), days, zone).toISOString()
  expect(later('2026-11-18T08:00:00Z', 3, 'America/Los_Angeles')).toBe('2026-11-21T08:00:00.000Z')
  expect(later('2026-10-31T07:00:00Z', 2, 'America/Los_Angeles')).toBe('2026-11-02T08:00:00.000Z')
  expect(later('2026-11-18T01:13:00Z', 1, 'Asia/Tokyo')).toBe('2026-11-19T01:13:00.000Z')
  expect(later('2026-11-18T01:13:00Z', 0, 'Asia/Tokyo')).toBe('2026-11-18T01:13:00.000Z')
})
