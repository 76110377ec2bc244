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
import { budgetFor, exactly, type Forecast, type ForecastPrice, forecastOf, priceOf } from '@starling/results'
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
    total: totalOf(parts, union),
    calendar: calendarOf(asked, parts),
    curve: curveOf(asked, parts, { price, union }),
    assumptions: price ? assumptionsOf(price, parts, union) : [],
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
  return budgetFor({ people, price: price!, days: daysIn(part), wanted })
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

type Figure = 'budget' | 'spend' | 'views' | 'reach' | 'results'
/** One price moves all parts alike, so their ends add up as their middles do. */
function sumOf(parts: readonly Pick<CalculatedPart, Figure>[], figure: Figure): PlannedRange | null {
  const ranges = parts.flatMap((part) => part[figure] ?? [])
  if (ranges.length === 0) return null
  const sum = (end: keyof PlannedRange) => ranges.reduce((all, range) => all + range[end], 0)
  return { low: sum('low'), mid: sum('mid'), high: sum('high') }
}

const whole = ({ low, mid, high }: PlannedRange): PlannedRange => ({
  low: Math.floor(low),
  mid: Math.round(mid),
  high: Math.ceil(high),
})

function totalOf(parts: readonly CalculatedPart[], union: Union): CampaignCalculation['total'] {
  const views = sumOf(parts, 'views')
  const spend = sumOf(parts, 'spend')
  const results = sumOf(parts, 'results')
  const counted = parts.filter(({ reach }) => reach !== null)
  const added = sumOf(parts, 'reach')
  const reach = added && (counted.length > 1 ? whole(scaled(added, union ?? 1)) : added)
  return {
    budget: sumOf(parts, 'budget'),
    spend,
    views,
    reach,
    frequency: counted.length === 1 ? counted[0]!.frequency : ratioOf(views, reach),
    results,
    cost_per_result: counted.length === 1 ? counted[0]!.cost_per_result : costOf(spend, results),
  }
}

const ratioOf = (views: PlannedRange | null, reach: PlannedRange | null): PlannedRange | null =>
  views && reach && reach.low > 0
    ? { low: views.low / reach.low, mid: views.mid / reach.mid, high: views.high / reach.high }
    : null
/** Few results of much money is the dear end. */
const costOf = (spend: PlannedRange | null, results: PlannedRange | null): PlannedRange | null =>
  spend && results
    ? whole({
        low: spend.mid / Math.max(1, results.high),
        mid: spend.mid / Math.max(1, results.mid),
        high: spend.mid / Math.max(1, results.low),
      })
    : null

/** Of what was planned, from a quarter to twice of it. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]

function curveOf(
  { frequency_cap }: Asked,
  parts: readonly CalculatedPart[],
  { price, union }: { price: ForecastPrice | null; union: Union },
): CampaignCalculation['curve'] {
  const paid = parts.flatMap(({ budget, people, days, reach }) =>
    budget && people && reach ? [{ budget, people, days, reach }] : [],
  )
  if (!price || paid.length === 0) return []
  return STEPS.map((step) => {
    const forecasts = paid.map(({ budget, people, days, reach: planned }) => {
      const asked = { people, budget_micro: budget.mid * step, price, days, frequency: frequency_cap }
      const reach = step === 1 ? planned : forecastOf(asked).reach
      return { budget: exactly(budget.mid * step), reach, spend: null, views: null, results: null }
    })
    const added = sumOf(forecasts, 'reach')!
    return {
      budget_micro: Math.round(sumOf(forecasts, 'budget')!.mid),
      reach: paid.length > 1 ? whole(scaled(added, union ?? 1)) : added,
    }
  })
}

function assumptionsOf(price: ForecastPrice, parts: readonly CalculatedPart[], union: Union): PlannedAssumption[] {
  const { source } = price
  const usual = source === 'past' ? ('past' as const) : ('market' as const)
  return [
    { assumed: 'price', range: price.per_thousand_micro, source },
    { assumed: 'spent_share', range: price.spent_share, source: usual },
    { assumed: 'views_a_day', range: price.views_a_day, source: usual },
    { assumed: 'by_chance', range: price.met_share, source: usual },
    { assumed: 'results_per_thousand', range: price.results_per_thousand, source: usual },
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
