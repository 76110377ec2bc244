import type { BuilderDraft } from './draft.ts'

// spec 9: dollars, and the people that each of them is for
export const BUDGETS = [
  500, 1_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 500_000, 750_000, 1_000_000,
] as const
export const SIZES = [
  25_000, 50_000, 100_000, 150_000, 300_000, 600_000, 1_500_000, 3_000_000, 7_500_000, 15_000_000, 22_000_000,
  30_000_000,
] as const

/** The size that stands in the place of a budget, and the other way round; between two, that of the next larger. */
export const sizeFor = (budget: number): number => SIZES[placeOf(BUDGETS, budget)]!
export const budgetFor = (size: number): number => BUDGETS[placeOf(SIZES, size)]!

function placeOf(steps: readonly number[], value: number): number {
  const at = steps.findIndex((step) => step >= value)
  return at < 0 ? steps.length - 1 : at
}

export type SuggestedSpend = { suggested_budget: number; suggested_size: number }

/** What was chosen decides the other; where the product is to decide, the people that were found do. */
export function spendOf({ size_option, budget, size }: BuilderDraft, people: number): SuggestedSpend {
  const chosen = size_option === 'budget' ? budget && sizeFor(budget) : size
  const suggested_size = chosen ?? SIZES[placeOf(SIZES, people)]!
  const suggested_budget = size_option === 'budget' && budget ? budget : budgetFor(suggested_size)
  return { suggested_budget, suggested_size }
}
