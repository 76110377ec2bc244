import { expect, test } from 'vitest'
import { midnightOf, readMoment, writeMoment } from './moments.ts'

test.each([
  ['2017-07-10T16:00:00Z', '2017-07-10T16:00:00Z'],
  ['2017-07-10T16:00:00-0800', '2017-07-11T00:00:00Z'],
  ['2017-07-10T16:00:00+08:00', '2017-07-10T08:00:00Z'],
  ['2017-07-10T16:00:00+08', '2017-07-10T08:00:00Z'],
  ['2017-07-10T16:00:00 08:00', '2017-07-10T08:00:00Z'],
  ['2017-07-10T16:00Z', '2017-07-10T16:00:00Z'],
  ['2017-07-10T16:00:00.123Z', '2017-07-10T16:00:00Z'],
  ['2017-07-10', '2017-07-10T00:00:00Z'],
])('%s is %s', (text, moment) => {
  expect(writeMoment(readMoment(text)!)).toBe(moment)
})

test.each(['', 'yesterday', '2017-02-30', '2017-13-01T00:00:00Z', '2017-07-10T25:00:00Z', '1499702400'])(
  '%s is no moment',
  (text) => {
    expect(readMoment(text)).toBeNull()
  },
)

test.each([
  ['Asia/Tokyo', '2026-11-02T16:00:00Z', '2026-11-02T15:00:00Z'],
  ['America/Los_Angeles', '2026-07-02T03:00:00Z', '2026-07-01T07:00:00Z'],
  ['America/Los_Angeles', '2026-11-01T12:00:00Z', '2026-11-01T07:00:00Z'],
  ['America/Los_Angeles', '2026-11-02T12:00:00Z', '2026-11-02T08:00:00Z'],
  ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00Z'],
])('midnight in %s at %s was at %s', (zone, at, midnight) => {
  expect(writeMoment(new Date(midnightOf(zone, Date.parse(at))))).toBe(midnight)
})
