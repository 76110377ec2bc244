import { currencyCode } from '@starling/catalog'
import type {
  CalculatedPart,
  CalculationNeed,
  CalculatorAsked,
  CampaignCalculation,
  PlannedAssumption,
  PlannedPart,
  PlannedRange,
} from '@starling/contract'
import {
  budgetFor,
  exactly,
  type Forecast,
  type ForecastAsked,
  type ForecastPrice,
  forecastOf,
  forecastTogether,
  priceOf,
} from '@starling/results'
import { calendarOf } from './calendar.ts'
import { daysIn } from './days.ts'

/** How many people a part is about; null where nobody knows, or they are too few to be told. */
export type CountedPeople = { people: number | null; people_of: CalculatedPart['people_of'] }
/** Who is in several audiences: people of all together, of those of each added up; null where that is not known. */
export type Union = number | null

type Asked = Omit<CalculatorAsked, 'team'>
type Working = { price: ForecastPrice | null; asked: Asked }

const NOTHING = {
  ...{ budget: null, spend: null, views: null, reach: null, frequency: null, results: null, cost_per_result: null },
  ...{ reach_share: null, daily_budget_micro: null, limited_by: null },
}

/** Budget, reach and frequency of a scenario: the one way to these figures, for screen, API and documents alike. */
export function calculate(asked: Asked, counted: readonly CountedPeople[], union: Union): CampaignCalculation {
  const { objective, currency, given, starts_on, ends_on } = asked
  const code = currencyCode(currency) ?? currency
  const named = asked.price_micro === null ? {} : { per_thousand_micro: asked.price_micro }
  const price = priceOf({ objective, currency: code, ...named })
  const worked = asked.parts.map((part, at) => partOf(part, counted[at]!, { price, asked }))
  const parts = withShares(worked, asked)
  return {
    ...{ objective, currency, given, starts_on, ends_on },
    days: daysIn(asked),
    parts,
    total: totalOf(parts, paidOf(asked, parts, price), union),
    calendar: calendarOf(asked, parts),
    curve: curveOf(paidOf(asked, parts, price), union),
    assumptions: price ? assumptionsOf(price, { asked, parts, union }) : [],
  }
}

/** What a part gets of the money, where that is given. */
const budgetOf = ({ budget_micro }: Asked, { share }: PlannedPart): number | null =>
  budget_micro === null ? null : Math.floor((budget_micro * share) / 100)

function partOf(part: PlannedPart, { people, people_of }: CountedPeople, { price, asked }: Working): CalculatedPart {
  const { name, audience_config_id, share, starts_on, ends_on } = part
  const days = daysIn(part)
  const known = { name, audience_config_id, people, people_of, days, starts_on, ends_on, share }
  const missing = missingOf(part, people, { price, asked })
  if (missing.length > 0 || price === null || people === null) {
    const money = asked.given === 'budget' ? budgetOf(asked, part) : null
    // What was given is known, whatever else is not.
    return { ...known, ...NOTHING, ...(money !== null && { budget: exactly(money) }), missing }
  }
  const budget = wantedBudget(part, people, { price, asked })
  // These people cannot be met so often in these days, whatever is paid.
  if (!budget) return { ...known, ...NOTHING, missing: ['out_of_reach'] }
  const cap = asked.frequency_cap
  const forecast = forecastOf({ people, budget_micro: budget.mid, price, days, frequency: cap })
  return { ...known, ...figuresOf(forecast, budget, { people, days }), missing: [] }
}

function missingOf(part: PlannedPart, people: number | null, { price, asked }: Working): CalculationNeed[] {
  const { given } = asked
  const isWanted = { budget: budgetOf(asked, part), reach: part.reach, frequency: part.frequency }[given]
  return [
    ...(people === null ? (['people'] as const) : []),
    ...(price === null ? (['price'] as const) : []),
    ...(isWanted ? [] : [given]),
  ]
}

function wantedBudget(part: PlannedPart, people: number, { price, asked }: Working): PlannedRange | null {
  const { given } = asked
  if (given === 'budget') return exactly(budgetOf(asked, part)!)
  const wanted = given === 'reach' ? { reach: part.reach! } : { frequency: part.frequency! }
  return budgetFor({ people, price: price!, days: daysIn(part), frequency: asked.frequency_cap, wanted })
}

function figuresOf(forecast: Forecast, budget: PlannedRange, { people, days }: { people: number; days: number }) {
  const { impressions, reach, frequency, spend_micro, results, cost_per_result_micro, limited_by } = forecast
  return {
    budget,
    spend: spend_micro,
    views: impressions,
    reach,
    frequency,
    results,
    cost_per_result: cost_per_result_micro,
    reach_share: scaled(reach, 1 / people),
    daily_budget_micro: Math.floor(budget.mid / days),
    limited_by,
  }
}

const scaled = ({ low, mid, high }: PlannedRange, by: number): PlannedRange => ({
  low: low * by,
  mid: mid * by,
  high: high * by,
})

/** Where the money is worked out, the shares are. */
function withShares(parts: readonly CalculatedPart[], { given }: Asked): CalculatedPart[] {
  if (given === 'budget') return [...parts]
  const all = parts.reduce((sum, { budget }) => sum + (budget?.mid ?? 0), 0)
  return parts.map((part) => ({ ...part, share: all > 0 ? Math.round(((part.budget?.mid ?? 0) / all) * 100) : 0 }))
}

/** What each audience that could be worked out is forecast by. */
const paidOf = ({ frequency_cap }: Asked, parts: readonly CalculatedPart[], price: ForecastPrice | null) =>
  parts.flatMap(({ budget, people, days }): ForecastAsked[] =>
    budget && people && price ? [{ people, budget_micro: budget.mid, price, days, frequency: frequency_cap }] : [],
  )

/** One price moves all parts alike, so their ends add up as their middles do. */
function budgetTogether(parts: readonly CalculatedPart[]): PlannedRange {
  const sum = (end: keyof PlannedRange) => parts.reduce((all, { budget }) => all + (budget?.[end] ?? 0), 0)
  return { low: sum('low'), mid: sum('mid'), high: sum('high') }
}

const { reach_share: _, daily_budget_micro: __, limited_by: ___, ...NO_TOTAL } = NOTHING

function totalOf(
  parts: readonly CalculatedPart[],
  paid: readonly ForecastAsked[],
  union: Union,
): CampaignCalculation['total'] {
  const budget = parts.some((part) => part.budget) ? budgetTogether(parts) : null
  if (paid.length === 0) return { ...NO_TOTAL, budget }
  const all = forecastTogether(paid, union ?? 1)
  const { impressions: views, reach, frequency, spend_micro: spend, results, cost_per_result_micro } = all
  return { budget, spend, views, reach, frequency, results, cost_per_result: cost_per_result_micro }
}

/** Of what was planned, from a quarter to twice of it. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]

function curveOf(paid: readonly ForecastAsked[], union: Union): CampaignCalculation['curve'] {
  if (paid.length === 0) return []
  return STEPS.map((step) => {
    const stepped = paid.map((one) => ({ ...one, budget_micro: one.budget_micro * step }))
    return {
      budget_micro: Math.round(stepped.reduce((all, { budget_micro }) => all + budget_micro, 0)),
      reach: forecastTogether(stepped, union ?? 1).reach,
    }
  })
}

type Rested = { asked: Asked; parts: readonly CalculatedPart[]; union: Union }
function assumptionsOf(price: ForecastPrice, { asked, parts, union }: Rested): PlannedAssumption[] {
  const { objective, frequency_cap: cap } = asked
  const { source } = price
  const usual = source === 'past' ? ('past' as const) : ('market' as const)
  return [
    { assumed: 'price', range: price.per_thousand_micro, source },
    { assumed: 'spent_share', range: price.spent_share, source: usual },
    { assumed: 'views_a_day', range: price.views_a_day, source: usual },
    ...(cap === null ? [] : [{ assumed: 'frequency_cap' as const, range: exactly(cap), source: 'given' as const }]),
    { assumed: 'by_chance', range: price.met_share, source: usual },
    // Where the result is the view itself there is nothing to assume.
    ...(objective === 'REACH'
      ? []
      : [{ assumed: 'results_per_thousand' as const, range: price.results_per_thousand, source: usual }]),
    ...(parts.filter(({ reach }) => reach).length > 1
      ? [
          {
            assumed: 'overlap' as const,
            range: union === null ? null : exactly(1 - union),
            source: union === null ? ('unknown' as const) : ('counted' as const),
          },
        ]
      : []),
    { assumed: 'even_days', range: null, source: null },
  ]
}
