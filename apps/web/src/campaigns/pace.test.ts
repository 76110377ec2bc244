import { expect, test } from 'vitest'
import { spendPace } from './pace.ts'

const pace = (spent_micro: number, expected_micro: number) =>
  spendPace({
    ...{ budget_micro: 700, spent_micro, expected_micro },
    share: expected_micro > 0 ? spent_micro / expected_micro : null,
  })

test('pace is money against days, from the first moment to the last', () => {
  expect(pace(0, 0)).toBeNull()
  expect(pace(200, 200)?.pace).toBe('even')
  expect(pace(100, 200)?.pace).toBe('behind')
  expect(pace(300, 200)).toMatchObject({ pace: 'ahead', off: 0.5, spent: 3 / 7, passed: 2 / 7 })
  expect(pace(690, 700)).toMatchObject({ passed: 1, pace: 'even' })
})
