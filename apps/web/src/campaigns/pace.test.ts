import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

const week = { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-08T00:00:00Z', most_micro: 700 }
const at = (day: number) => Date.parse('2026-12-01T00:00:00Z') + day * 86_400_000

test('pace is money against days, from the first moment to the last', () => {
  expect(paceOf(week, 0, at(0))).toBeNull()
  expect(paceOf(week, 200, at(2))?.pace).toBe('even')
  expect(paceOf(week, 100, at(2))?.pace).toBe('behind')
  expect(paceOf(week, 300, at(2))?.pace).toBe('ahead')
  expect(paceOf(week, 690, at(30))).toMatchObject({ passed: 1, pace: 'even' })
  expect(paceOf({ ...week, ends_at: null }, 100, at(2))).toBeNull()
  expect(paceOf({ ...week, most_micro: null }, 100, at(2))).toBeNull()
})
