import { expect, test } from 'vitest'
import { dayAfter, dayAt, dayBegins, daysOf, spanOf } from './account-days.ts'

const iso = (ms: number) => new Date(ms).toISOString()

test('days begin when they do where the ad account is, also when the clock is set', () => {
  expect(iso(dayBegins('2026-12-01', 'Asia/Tokyo'))).toBe('2026-11-30T15:00:00.000Z')
  expect(iso(dayBegins('2026-12-01', 'America/Los_Angeles'))).toBe('2026-12-01T08:00:00.000Z')
  expect(iso(dayBegins('2026-03-08', 'America/Los_Angeles'))).toBe('2026-03-08T08:00:00.000Z')
  expect(iso(dayBegins('2026-03-09', 'America/Los_Angeles'))).toBe('2026-03-09T07:00:00.000Z')
  expect(iso(dayBegins('2026-11-01', 'America/Los_Angeles'))).toBe('2026-11-01T07:00:00.000Z')
  expect(iso(dayBegins('2026-12-01', 'UTC'))).toBe('2026-12-01T00:00:00.000Z')
  expect([dayAfter('2026-12-31'), dayAt(Date.parse('2026-11-30T15:00:00Z'), 'Asia/Tokyo')]).toEqual([
    '2027-01-01',
    '2026-12-01',
  ])
})

test('a campaign runs from its first day to the end of its last, and begins at once where that day has begun', () => {
  const now = Date.parse('2026-11-18T05:00:00Z')
  expect(spanOf('2026-12-01', '2026-12-07', 'Asia/Tokyo', now)).toEqual({
    starts_at: '2026-11-30T15:00:00.000Z',
    ends_at: '2026-12-07T15:00:00.000Z',
  })
  expect(spanOf('2026-11-18', '', 'Asia/Tokyo', now)).toEqual({ starts_at: iso(now), ends_at: null })
  for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
    expect(daysOf(spanOf('2026-12-01', '2026-12-07', zone, now), zone)).toEqual({
      starts_on: '2026-12-01',
      ends_on: '2026-12-07',
    })
  }
})
