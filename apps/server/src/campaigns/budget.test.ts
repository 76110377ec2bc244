import { expect, test } from 'vitest'
import { carriedAdSets, coinOf, daysOf, mostOf, refuseOddMoney, sharesOf } from './budget.ts'

const terms = (patch: object) => ({
  daily_budget_micro: null as number | null,
  total_budget_micro: null as number | null,
  starts_at: new Date('2026-12-01T00:00:00Z'),
  ends_at: new Date('2026-12-08T00:00:00Z') as Date | null,
  ...patch,
})

test('days are those of the ad account, each that is touched', () => {
  expect(daysOf(terms({}), 'UTC')).toBe(7)
  // In Tokyo it begins at nine in the morning and ends there a week later.
  expect(daysOf(terms({}), 'Asia/Tokyo')).toBe(8)
  expect(daysOf(terms({ ends_at: new Date('2026-12-01T00:00:01Z') }), 'UTC')).toBe(1)
  expect(daysOf(terms({ ends_at: null }), 'UTC')).toBeNull()
})

test('the most that it can spend is its total, or its days, whichever is less; without either it has no end', () => {
  expect(mostOf(terms({ daily_budget_micro: 10e6 }), 'UTC')).toBe(70e6)
  expect(mostOf(terms({ daily_budget_micro: 10e6, total_budget_micro: 50e6 }), 'UTC')).toBe(50e6)
  expect(mostOf(terms({ daily_budget_micro: 10e6, total_budget_micro: 500e6 }), 'UTC')).toBe(70e6)
  expect(mostOf(terms({ daily_budget_micro: 10e6, ends_at: null }), 'UTC')).toBe(0)
})

test('a budget carries so many ad sets as get about five dollars a day each', () => {
  const carried = (daily: number, currency: string) =>
    carriedAdSets(terms({ daily_budget_micro: daily * 1e6 }), { currency, timezone: 'UTC' })
  expect([carried(4, 'USD'), carried(10, 'USD'), carried(5_000, 'USD')]).toEqual([1, 2, 50])
  expect(carried(7_500, 'JPY')).toBe(10)
  expect(carriedAdSets(terms({ total_budget_micro: 70e6 }), { currency: 'USD', timezone: 'UTC' })).toBe(2)
})

test('shares are whole coins and come to no more than all', () => {
  expect(sharesOf(100e6, 3, 'JPY')).toEqual([33e6, 33e6, 33e6])
  expect(sharesOf(1e6, 3, 'USD')).toEqual([330_000, 330_000, 330_000])
  expect(sharesOf(0, 2, 'USD')).toEqual([null, null])
  expect([coinOf('JPY'), coinOf('KWD'), coinOf('EUR')]).toEqual([1_000_000, 1_000, 10_000])
})

test.each([
  [{ daily_budget_micro: 1_500_000 }, 'JPY'],
  [{ bid_micro: 12_345 }, 'USD'],
  [{ daily_budget_micro: 20e6, total_budget_micro: 10e6 }, 'USD'],
])('X would not take %j in %s', (money, currency) => {
  expect(() => refuseOddMoney(money, currency)).toThrow()
})
