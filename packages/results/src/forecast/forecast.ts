import { type CasesAsked, casesOf, type ForecastCase, peopleRange } from './cases.ts'
import { DRAWS } from './draws.ts'
import type { ForecastPrice } from './price.ts'
import { exactly, type ForecastRange, mapRange, rangeOfDraws } from './range.ts'
import { reachOf } from './spread.ts'

export type ForecastAsked = CasesAsked & {
  /** For all days together. */
  budget_micro: number
}

/** What a forecast rests on, in the order in which it is told. */
export type ForecastAssumption =
  | { assumed: 'people'; range: ForecastRange }
  | { assumed: 'price'; range: ForecastRange; source: ForecastPrice['source']; campaigns: number }
  | { assumed: 'spent_share'; range: ForecastRange }
  | { assumed: 'views_a_day'; range: ForecastRange }
  | { assumed: 'frequency_cap'; range: ForecastRange }
  | { assumed: 'by_chance'; range: ForecastRange }
  | { assumed: 'results_per_thousand'; range: ForecastRange }

/** What a budget comes to, each as a range of 80 %. */
export type ForecastFigures = {
  impressions: ForecastRange
  /** Different people. */
  reach: ForecastRange
  /** Views of one who was reached, on average. */
  frequency: ForecastRange
  spend_micro: ForecastRange
  results: ForecastRange
  cost_per_result_micro: ForecastRange
}

export type Forecast = ForecastFigures & {
  currency: string
  /** What ends the delivery in most cases: more money would not help where it is the people. */
  limited_by: 'budget' | 'people'
  assumptions: ForecastAssumption[]
}

/** What a budget comes to: views, people, how often, results. */
export function forecastOf(asked: ForecastAsked): Forecast {
  const { price } = asked
  const outcomes = outcomesOf(asked)
  return {
    currency: price.currency,
    ...figuresOf(outcomes),
    limited_by: outcomes.filter(({ ended_by_people }) => ended_by_people).length * 2 > DRAWS ? 'people' : 'budget',
    assumptions: assumptionsOf(asked),
  }
}

/**
 * What several audiences come to together, case by case: one price moves them all. Of the people whom they reach added
 * up, so large a share is different people.
 */
export function forecastTogether(parts: readonly ForecastAsked[], different: number): ForecastFigures {
  const all = parts.map(outcomesOf)
  const cap = Math.max(...parts.map(({ frequency }) => frequency ?? Infinity))
  return figuresOf(
    Array.from({ length: DRAWS }, (_, at) => {
      const sum = (of: (outcome: Outcome) => number) => all.reduce((added, outcomes) => added + of(outcomes[at]!), 0)
      const [impressions, added] = [sum((one) => one.impressions), sum((one) => one.reach)]
      return {
        impressions,
        // Who is in two is capped like everybody: what one no longer sees another does.
        reach: parts.length > 1 ? Math.max(added * different, impressions / cap) : added,
        spend_micro: sum((one) => one.spend_micro),
        expected: sum((one) => one.expected),
        variance: sum((one) => one.variance),
        luck: all[0]![at]!.luck,
        ended_by_people: false,
      }
    }),
  )
}

type Outcome = {
  impressions: number
  reach: number
  spend_micro: number
  /** Results, and how far so many lie apart by chance alone; where every view is one, not at all. */
  expected: number
  variance: number
  luck: number
  ended_by_people: boolean
}

const outcomesOf = (asked: ForecastAsked): Outcome[] => casesOf(asked).map((one) => outcomeOf(one, asked.budget_micro))

function outcomeOf(one: ForecastCase, budget_micro: number): Outcome {
  const by_budget = (budget_micro * one.spent_share) / one.cost_micro
  const impressions = Math.min(by_budget, one.most_views)
  const expected = impressions * one.results_per_view
  return {
    impressions,
    reach: reachOf(impressions, one),
    spend_micro: impressions * one.cost_micro,
    expected,
    variance: impressions > 0 ? expected * Math.max(0, 1 - expected / impressions) : 0,
    luck: one.luck,
    ended_by_people: one.most_views < by_budget,
  }
}

function figuresOf(outcomes: readonly Outcome[]): ForecastFigures {
  const range = (of: (outcome: Outcome) => number) => rangeOfDraws(Float64Array.from(outcomes, of))
  const results = ({ impressions, expected, variance, luck }: Outcome) =>
    Math.min(impressions, Math.max(0, expected + luck * Math.sqrt(variance)))
  return {
    impressions: whole(range(({ impressions }) => impressions)),
    reach: whole(range(({ reach }) => reach)),
    frequency: range(({ impressions, reach }) => (reach > 0 ? impressions / reach : 0)),
    spend_micro: whole(range(({ spend_micro }) => spend_micro)),
    results: whole(range(results)),
    // Where less than one result is expected, one costs at least all that was spent.
    cost_per_result_micro: whole(range((one) => one.spend_micro / Math.max(1, results(one)))),
  }
}

const assumptionsOf = ({ people, price, frequency }: ForecastAsked): ForecastAssumption[] => [
  { assumed: 'people', range: peopleRange(people) },
  { assumed: 'price', range: price.per_thousand_micro, source: price.source, campaigns: price.campaigns },
  { assumed: 'spent_share', range: price.spent_share },
  { assumed: 'views_a_day', range: price.views_a_day },
  ...(frequency === null ? [] : [{ assumed: 'frequency_cap' as const, range: exactly(frequency) }]),
  { assumed: 'by_chance', range: price.met_share },
  // Where the result is the view itself there is nothing to assume.
  ...(price.results_per_thousand.low === 1_000
    ? []
    : [{ assumed: 'results_per_thousand' as const, range: price.results_per_thousand }]),
]

const whole = (range: ForecastRange): ForecastRange => mapRange(range, Math.round)
