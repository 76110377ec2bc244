import { DRAWS, draws, UNKNOWNS, type Unknown } from './draws.ts'
import { type ForecastPrice, metByChance } from './price.ts'
import { exactly, type ForecastRange, mapRange, rangeOfDraws, valueAt } from './range.ts'

/** X's estimate, or a number that was counted. */
export type PeopleEstimate = number | { min: number; max: number }

export type ForecastAsked = {
  people: PeopleEstimate
  /** For all days together. */
  budget_micro: number
  price: ForecastPrice
  days: number
  /** How often one person may see it in all these days; null where nothing caps it. */
  frequency: number | null
}

/** What a forecast rests on, in the order in which it is told. */
export type ForecastAssumption =
  | { assumed: 'people'; range: ForecastRange }
  | { assumed: 'price'; range: ForecastRange; source: ForecastPrice['source']; campaigns: number }
  | { assumed: 'spent_share'; range: ForecastRange }
  | { assumed: 'views_a_day'; range: ForecastRange; frequency: number | null }
  | { assumed: 'by_chance'; range: ForecastRange }
  | { assumed: 'results_per_thousand'; range: ForecastRange }

export type Forecast = {
  currency: string
  impressions: ForecastRange
  /** Different people. */
  reach: ForecastRange
  /** Views of one who was reached, on average. */
  frequency: ForecastRange
  spend_micro: ForecastRange
  results: ForecastRange
  cost_per_result_micro: ForecastRange
  /** What ends the delivery in most cases: more money would not help where it is the people. */
  limited_by: 'budget' | 'people'
  assumptions: ForecastAssumption[]
}

/** X does not say what its range means: taken as one of 80 %. */
export const peopleRange = (people: PeopleEstimate): ForecastRange =>
  typeof people === 'number'
    ? exactly(people)
    : { low: people.min, mid: (people.min + people.max) / 2, high: people.max }

/** What a budget comes to: views, people, how often, results; each as a range of 80 %. */
export function forecastOf({ people, budget_micro, price, days, frequency }: ForecastAsked): Forecast {
  const asked = peopleRange(people)
  // The past speaks of people as X estimated them then: how far off that is, is in what it tells already.
  const counted = price.source === 'past' ? exactly(asked.mid) : asked
  const ranges: Record<Exclude<Unknown, 'chance'>, ForecastRange> = {
    people: counted,
    price: price.per_thousand_micro,
    spent: price.spent_share,
    views: price.views_a_day,
    met: price.met_share,
    results: price.results_per_thousand,
  }
  const found = drawAll(ranges, { budget_micro, days, frequency })
  return {
    currency: price.currency,
    impressions: whole(rangeOfDraws(found.impressions)),
    reach: whole(rangeOfDraws(found.reach)),
    frequency: rangeOfDraws(found.frequency),
    spend_micro: whole(rangeOfDraws(found.spend_micro)),
    results: whole(rangeOfDraws(found.results)),
    cost_per_result_micro: whole(rangeOfDraws(found.cost_per_result_micro)),
    limited_by: found.ended_by_people * 2 > DRAWS ? 'people' : 'budget',
    assumptions: [
      { assumed: 'people', range: asked },
      { assumed: 'price', range: price.per_thousand_micro, source: price.source, campaigns: price.campaigns },
      { assumed: 'spent_share', range: price.spent_share },
      { assumed: 'views_a_day', range: price.views_a_day, frequency },
      { assumed: 'by_chance', range: price.met_share },
      { assumed: 'results_per_thousand', range: price.results_per_thousand },
    ],
  }
}

function drawAll(
  ranges: Record<Exclude<Unknown, 'chance'>, ForecastRange>,
  { budget_micro, days, frequency }: Pick<ForecastAsked, 'budget_micro' | 'days' | 'frequency'>,
) {
  const of = () => new Float64Array(DRAWS)
  const found = {
    ...{ impressions: of(), reach: of(), frequency: of(), spend_micro: of(), results: of() },
    cost_per_result_micro: of(),
    ended_by_people: 0,
  }
  const all = draws()
  for (let at = 0; at < DRAWS; at++) {
    const z = (name: Unknown) => all[UNKNOWNS.indexOf(name)]![at]!
    const value = (name: Exclude<Unknown, 'chance'>) => valueAt(ranges[name], z(name))
    const people = value('people')
    const views_each = Math.min(value('views') * days, frequency ?? Infinity)
    const cost = value('price') / 1_000
    const by_budget = (budget_micro * Math.min(1, value('spent'))) / cost
    const by_people = people * views_each
    const impressions = Math.min(by_budget, by_people)
    if (by_people < by_budget) found.ended_by_people++
    const reach = Math.min(people, impressions, metByChance(impressions, people) * value('met'))
    const expected = (impressions * value('results')) / 1_000
    const results = Math.min(impressions, Math.max(0, expected + z('chance') * scatter(expected, impressions)))
    found.impressions[at] = impressions
    found.reach[at] = reach
    found.frequency[at] = reach > 0 ? impressions / reach : 0
    found.spend_micro[at] = impressions * cost
    found.results[at] = results
    // Where less than one result is expected, one costs at least all that was spent.
    found.cost_per_result_micro[at] = (impressions * cost) / Math.max(1, results)
  }
  return found
}

/** How far so many results lie apart by chance alone; where every view is one, not at all. */
const scatter = (expected: number, views: number) =>
  views <= 0 ? 0 : Math.sqrt(expected * Math.max(0, 1 - expected / views))

const whole = (range: ForecastRange): ForecastRange => mapRange(range, Math.round)
