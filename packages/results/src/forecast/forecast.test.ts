import { expect, test } from 'vitest'
import { budgetFor } from './budget.ts'
import { forecastOf, forecastTogether } from './forecast.ts'
import { type ForecastPrice, priceOf } from './price.ts'
import { exactly, rangeOfPast } from './range.ts'
import { metByChance } from './spread.ts'

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

test('money that was left while people saw little says what X spends, not how often people can be shown it', () => {
  const one = { people: 50_000, days: 10, budget_micro: 400 * DOLLAR, reach: 30_000, results: 400 }
  const slow = { ...one, spend_micro: 280 * DOLLAR, impressions: 60_000 }
  const full = { ...one, spend_micro: 250 * DOLLAR, impressions: 1_000_000 }
  const asked = { objective: 'WEBSITE_CLICKS', currency: 'USD' } as const
  const { views_a_day, spent_share } = priceOf({ ...asked, past: [slow, slow, slow, full, full, full] })!
  expect(views_a_day.low).toBeCloseTo(2, 9)
  expect(spent_share.high).toBeCloseTo(0.7, 9)
})

test('a currency that is not known has no market price, yet one that is given', () => {
  expect(priceOf({ objective: 'REACH', currency: 'XXX' })).toBeNull()
  expect(priceOf({ objective: 'REACH', currency: 'XXX', per_thousand_micro: 7 })).toMatchObject({ source: 'given' })
})

test('a budget for a reach, or for a frequency, is the forecast the other way round', () => {
  const asked = { people: 100_000, price: SURE, days: 10, frequency: null }
  const budget = budgetFor({ ...asked, wanted: { reach: 50_000 } })!
  expect(forecastOf({ ...asked, budget_micro: budget.mid }).reach.mid).toBe(50_000)
  const often = budgetFor({ ...asked, wanted: { frequency: 4 } })!
  expect(forecastOf({ ...asked, budget_micro: often.mid }).frequency.mid).toBeCloseTo(4, 6)
  expect(budgetFor({ ...asked, wanted: { reach: 100_000 } })).toBeNull()
  expect(budgetFor({ ...asked, wanted: { frequency: 40 } })).toBeNull()
  expect(metByChance(0, 10)).toBe(0)
})

const MARKET = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD' })!
const GIVEN = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD', per_thousand_micro: 6 * DOLLAR })!

test('nobody sees it more often than the cap on average, and with a cap of one each view is a person', () => {
  const asked = { people: 200_000, budget_micro: 5_000 * DOLLAR, days: 20 }
  for (const price of [SURE, MARKET, GIVEN]) {
    for (const cap of [1, 1.5, 2, 3, 7]) {
      const { frequency, reach, impressions, assumptions } = forecastOf({ ...asked, price, frequency: cap })
      expect(frequency.high).toBeLessThanOrEqual(cap + 1e-9)
      expect(reach.high).toBeLessThanOrEqual(200_000)
      if (cap === 1) expect(reach).toEqual(impressions)
      expect(assumptions.find(({ assumed }) => assumed === 'frequency_cap')?.range).toEqual(exactly(cap))
    }
  }
  // A cap that nobody comes near changes nothing.
  const open = forecastOf({ ...asked, price: SURE, frequency: null })
  expect(forecastOf({ ...asked, price: SURE, frequency: 60 }).reach.mid).toBe(open.reach.mid)
  expect(open.assumptions.some(({ assumed }) => assumed === 'frequency_cap')).toBe(false)
  // As many views among fewer who may see more of them reach more people than without a cap.
  expect(forecastOf({ ...asked, price: SURE, frequency: 6 }).reach.mid).toBeGreaterThan(open.reach.mid)
})

test('budget to reach to budget, and to frequency and back, is the same within a percent', () => {
  const off = (a: number, b: number) => Math.abs(a - b) / b
  let compared = 0
  for (const people of [5_000, 200_000]) {
    for (const price of [SURE, MARKET, GIVEN]) {
      for (const frequency of [null, 1, 1.5, 4]) {
        for (const each of [0.05, 0.6, 2.5]) {
          const asked = { people, price, days: 20, frequency }
          const budget_micro = Math.round((people * each * price.per_thousand_micro.mid) / 1_000)
          const told = forecastOf({ ...asked, budget_micro })
          // Where the people end it, more money is no more: which budget it was cannot be told.
          const more = forecastOf({ ...asked, budget_micro: budget_micro * 1.02 })
          if (more.reach.mid > told.reach.mid * 1.002 && told.reach.mid > 1_000) {
            const back = budgetFor({ ...asked, wanted: { reach: told.reach.mid } })!
            expect(off(back.mid, budget_micro)).toBeLessThan(0.01)
            expect(off(forecastOf({ ...asked, budget_micro: back.mid }).reach.mid, told.reach.mid)).toBeLessThan(0.01)
            compared++
          }
          if (more.frequency.mid > told.frequency.mid * 1.002) {
            const back = budgetFor({ ...asked, wanted: { frequency: told.frequency.mid } })!
            expect(off(back.mid, budget_micro)).toBeLessThan(0.01)
            const again = forecastOf({ ...asked, budget_micro: back.mid })
            expect(off(again.frequency.mid, told.frequency.mid)).toBeLessThan(0.01)
            compared++
          }
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(60)
  expect(budgetFor({ people: 1_000, price: SURE, days: 20, frequency: 3, wanted: { frequency: 3.5 } })).toBeNull()
})

test('audiences together are their draws added up: how often each sees it lies between theirs', () => {
  const asked = { price: MARKET, days: 20, frequency: null }
  const parts = [
    { ...asked, people: 200_000, budget_micro: 6_000 * DOLLAR },
    { ...asked, people: 60_000, budget_micro: 3_600 * DOLLAR },
  ]
  const alone = parts.map((part) => forecastOf(part))
  const all = forecastTogether(parts, 1)
  expect(all.impressions.mid / (alone[0]!.impressions.mid + alone[1]!.impressions.mid)).toBeCloseTo(1, 1)
  const [few, many] = alone.map(({ frequency }) => frequency).toSorted((a, b) => a.mid - b.mid)
  for (const end of ['low', 'mid', 'high'] as const) {
    expect(all.frequency[end]).toBeGreaterThanOrEqual(few![end] * 0.99)
    expect(all.frequency[end]).toBeLessThanOrEqual(many![end] * 1.01)
  }
  expect(forecastTogether([parts[0]!], 1)).toEqual({
    ...{ impressions: alone[0]!.impressions, reach: alone[0]!.reach, frequency: alone[0]!.frequency },
    ...{ spend_micro: alone[0]!.spend_micro, results: alone[0]!.results },
    cost_per_result_micro: alone[0]!.cost_per_result_micro,
  })
  // Whoever is in both counts once, and sees more.
  const once = forecastTogether(parts, 0.8)
  expect(once.reach.mid / all.reach.mid).toBeCloseTo(0.8, 3)
  expect(once.frequency.mid / all.frequency.mid).toBeCloseTo(1.25, 3)
  const capped = forecastTogether(
    parts.map((part) => ({ ...part, frequency: 2 })),
    0.6,
  )
  expect(capped.frequency.high).toBeLessThanOrEqual(2 + 1e-9)
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
