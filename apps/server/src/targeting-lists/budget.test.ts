import { BUDGETS, budgetFor, SIZES } from '@starling/question/builder'
import { expect, test } from 'vitest'
import { suggestBudget } from './budget.ts'

test('without a price it is the budget that the builder has for so many people', () => {
  for (const people of [1, 25_000, 25_001, 120_000, 30_000_000, 90_000_000, ...SIZES]) {
    const told = suggestBudget({ people }, null)
    expect(told.suggested_budget).toBe(budgetFor(people))
    expect(told).toMatchObject({ people, people_of: 'given', price_of: 'options', frequency: 3, days: 30 })
    expect(told.views).toBe(people * 3)
  }
  expect(suggestBudget({}, 25_000)).toEqual({
    ...{ suggested_budget: 500, daily_budget: 16.67, exact_budget: 500, people: 25_000, people_of: 'audience' },
    ...{ frequency: 3, price: 6.67, price_of: 'options', views: 75_000, days: 30 },
  })
})

test('who is to see it more often costs more', () => {
  const budgets = [1, 3, 6, 30].map((frequency) => suggestBudget({ people: 25_000, frequency }, null))
  expect(budgets.map(({ exact_budget, price }) => [exact_budget, price])).toEqual([
    ...[
      [166.67, 6.67],
      [500, 6.67],
    ],
    ...[
      [1_000, 6.67],
      [5_000, 6.67],
    ],
  ])
  expect(budgets.map(({ suggested_budget }) => suggested_budget)).toEqual([500, 500, 1_000, 5_000])
})

test('with a price it is people × frequency × price ÷ 1,000, and the next budget that can be chosen', () => {
  const told = suggestBudget({ people: 100_000, price: 5, frequency: 4, days: 10 }, 7)
  expect(told).toMatchObject({ exact_budget: 2_000, suggested_budget: 2_500, daily_budget: 250, views: 400_000 })
  expect(suggestBudget({ people: 1_000_000_000, price: 1_000 }, null).suggested_budget).toBe(BUDGETS.at(-1))
  expect(suggestBudget({ people: 1, price: 0.01 }, null).suggested_budget).toBe(BUDGETS[0])
})

test('of people whom nobody counted nothing is suggested', () => {
  for (const size of [null, 0]) {
    expect(suggestBudget({ price: 5 }, size)).toMatchObject({
      ...{ suggested_budget: null, daily_budget: null, exact_budget: null, people: null, views: null, price: 5 },
    })
  }
})
