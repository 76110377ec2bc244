import type { AutopilotBudget, BudgetAsked } from '@starling/contract'
import { BUDGETS, budgetFor, sizeFor } from '@starling/question/builder'

/** Our choices, on docs/methods/autopilot.md. */
const FREQUENCY = 3
const DAYS = 30

const cents = (dollars: number) => Math.round(dollars * 100) / 100
/** The smallest budget that can be chosen and pays for it. */
const optionFor = (dollars: number) => BUDGETS.find((budget) => budget >= dollars) ?? BUDGETS.at(-1)!

type Asked = Omit<BudgetAsked, 'targeting_list_id'>

/** What to spend so that so many people see an ad so often. Without a price, what the budget options come to. */
export function suggestBudget(
  { people, price, frequency = FREQUENCY, days = DAYS }: Asked,
  of_audience: number | null,
): AutopilotBudget {
  const reached = people ?? of_audience
  if (!reached) {
    const unknown = { suggested_budget: null, daily_budget: null, exact_budget: null, people: null, people_of: null }
    const price_of = price === undefined ? null : 'given'
    return { ...unknown, frequency, price: price ?? null, price_of, views: null, days }
  }
  const option = budgetFor(reached)
  // The pairs are taken as of the usual frequency: who shows an ad more often pays more.
  const paid = price ?? ((option / sizeFor(option)) * 1_000) / FREQUENCY
  const exact_budget = cents((reached * frequency * paid) / 1_000)
  const isUsual = price === undefined && frequency === FREQUENCY
  const suggested_budget = isUsual ? option : optionFor(exact_budget)
  return {
    suggested_budget,
    daily_budget: cents(suggested_budget / days),
    exact_budget,
    people: reached,
    people_of: people === undefined ? 'audience' : 'given',
    frequency,
    price: cents(paid),
    price_of: price === undefined ? 'options' : 'given',
    views: Math.round(reached * frequency),
    days,
  }
}
