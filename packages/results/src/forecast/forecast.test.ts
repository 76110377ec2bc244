import { expect, test } from 'vitest'
import { budgetFor } from './budget.ts'
import { forecastOf } from './forecast.ts'
import { type ForecastPrice, metByChance, priceOf } from './price.ts'
import { exactly, rangeOfPast } from './range.ts'

const SURE: ForecastPrice = {
  currency: 'USD',
  per_thousand_micro: exactly(5_000_000),
  results_per_thousand: exactly(10),
  spent_share: exactly(1),
  views_a_day: exactly(3),
  met_share: exactly(1),
  source: 'given',
  campaigns: 0,
}
const DOLLAR = 1_000_000

test('where nothing is in doubt, a forecast is the arithmetic of it', () => {
  const { impressions, reach, spend_micro, limited_by, frequency } = forecastOf({
    ...{ people: 100_000, budget_micro: 500 * DOLLAR, price: SURE, days: 10, frequency: null },
  })
  expect(impressions).toEqual(exactly(100_000))
  expect(spend_micro.mid).toBe(500 * DOLLAR)
  // e^-1 of them are missed by chance.
  expect(reach.mid).toBe(Math.round(100_000 * (1 - Math.exp(-1))))
  expect(frequency.mid).toBeCloseTo(1 / (1 - Math.exp(-1)), 9)
  expect(limited_by).toBe('budget')
})

test('few people end it before the budget does, and a cap before that', () => {
  const asked = { people: 1_000, budget_micro: 5_000 * DOLLAR, price: SURE, days: 10 }
  const open = forecastOf({ ...asked, frequency: null })
  expect(open).toMatchObject({ impressions: exactly(30_000), limited_by: 'people' })
  expect(open.spend_micro.mid).toBe(150 * DOLLAR)
  expect(forecastOf({ ...asked, frequency: 4 }).impressions).toEqual(exactly(4_000))
})

test('results are in doubt by chance alone, the fewer the more', () => {
  const asked = { people: 1_000_000, price: SURE, days: 10, frequency: null }
  const { results, cost_per_result_micro } = forecastOf({ ...asked, budget_micro: 50 * DOLLAR })
  expect(results.mid).toBe(100)
  expect(results.low).toBeGreaterThanOrEqual(86)
  expect(results.high).toBeLessThanOrEqual(114)
  expect(cost_per_result_micro.mid / (DOLLAR / 2)).toBeCloseTo(1, 1)
})

test('X’s range of people and what is usual make a wide range, what was seen before a narrow one', () => {
  const asked = { people: { min: 40_000, max: 60_000 }, budget_micro: 300 * DOLLAR, days: 14, frequency: null }
  const market = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'JPY' })!
  expect(market).toMatchObject({ source: 'market', campaigns: 0 })
  const past = Array.from({ length: 30 }, (_, at) => ({
    ...{ people: 50_000, days: 14, budget_micro: 300 * DOLLAR, reach: 35_000, results: 400 + at },
    ...{ spend_micro: (260 + at) * DOLLAR, impressions: 60_000 },
  }))
  const seen = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD', past })!
  expect(seen).toMatchObject({ source: 'past', campaigns: 30 })
  const wide = forecastOf({ ...asked, price: priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD' })! })
  const narrow = forecastOf({ ...asked, price: seen })
  const width = ({ reach }: typeof wide) => reach.high / reach.low
  expect(width(narrow)).toBeLessThan(1.2)
  expect(width(wide)).toBeGreaterThan(1.8)
  expect(narrow.assumptions.map(({ assumed }) => assumed)).toEqual(wide.assumptions.map(({ assumed }) => assumed))
  expect(forecastOf({ ...asked, price: seen })).toEqual(narrow)
})

test('a currency that is not known has no market price, yet one that is given', () => {
  expect(priceOf({ objective: 'REACH', currency: 'XXX' })).toBeNull()
  expect(priceOf({ objective: 'REACH', currency: 'XXX', per_thousand_micro: 7 })).toMatchObject({ source: 'given' })
})

test('a budget for a reach, or for a frequency, is the forecast the other way round', () => {
  const asked = { people: 100_000, price: SURE, days: 10 }
  const budget = budgetFor({ ...asked, wanted: { reach: 50_000 } })!
  expect(forecastOf({ ...asked, budget_micro: budget.mid, frequency: null }).reach.mid).toBe(50_000)
  const often = budgetFor({ ...asked, wanted: { frequency: 4 } })!
  expect(forecastOf({ ...asked, budget_micro: often.mid, frequency: null }).frequency.mid).toBeCloseTo(4, 6)
  expect(budgetFor({ ...asked, wanted: { reach: 100_000 } })).toBeNull()
  expect(budgetFor({ ...asked, wanted: { frequency: 40 } })).toBeNull()
  expect(metByChance(0, 10)).toBe(0)
})

test.each([4, 12, 40])('of %i seen before, 80 of 100 next ones lie in their range', (count) => {
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  // A product of two: neither uniform nor log-normal.
  const value = () => (0.8 + 0.4 * next()) * (0.75 + 0.5 * next())
  let held = 0
  for (let n = 0; n < 4_000; n++) {
    const { low, high } = rangeOfPast(Array.from({ length: count }, value))!
    const truth = value()
    if (truth >= low && truth <= high) held++
  }
  expect(held / 4_000).toBeGreaterThan(0.77)
  expect(held / 4_000).toBeLessThan(0.83)
})
