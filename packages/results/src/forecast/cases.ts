import { DRAWS, draws, UNKNOWNS, type Unknown } from './draws.ts'
import type { ForecastPrice } from './price.ts'
import { exactly, type ForecastRange, valueAt } from './range.ts'
import type { ViewSpread } from './spread.ts'

/** X's estimate, or a number that was counted. */
export type PeopleEstimate = number | { min: number; max: number }

/** X does not say what its range means: taken as one of 80 %. */
export const peopleRange = (people: PeopleEstimate): ForecastRange =>
  typeof people === 'number'
    ? exactly(people)
    : { low: people.min, mid: (people.min + people.max) / 2, high: people.max }

/** One way in which all that is not known may turn out to be. */
export type ForecastCase = ViewSpread & {
  /** What a view costs, which share of a budget is spent, and how many views these people have in these days. */
  cost_micro: number
  spent_share: number
  most_views: number
  results_per_view: number
  /** How lucky it is with its results, in standard deviations. */
  luck: number
}

export type CasesAsked = {
  people: PeopleEstimate
  price: ForecastPrice
  days: number
  /** How often one person may see it in all these days; null where nothing caps it. */
  frequency: number | null
}

/** The same ones every time, for what a budget comes to and for what a reach takes alike. */
export function casesOf({ people: estimate, price, days, frequency: cap }: CasesAsked): ForecastCase[] {
  const asked = peopleRange(estimate)
  const ranges: Record<Exclude<Unknown, 'chance'>, ForecastRange> = {
    // The past speaks of people as X estimated them then: how far off that is, is in what it tells already.
    people: price.source === 'past' ? exactly(asked.mid) : asked,
    price: price.per_thousand_micro,
    spent: price.spent_share,
    views: price.views_a_day,
    met: price.met_share,
    results: price.results_per_thousand,
  }
  const all = draws()
  const places = Object.fromEntries(UNKNOWNS.map((name, place) => [name, place])) as Record<Unknown, number>
  return Array.from({ length: DRAWS }, (_, at) => {
    const z = (name: Unknown) => all[places[name]]![at]!
    const value = (name: Exclude<Unknown, 'chance'>) => valueAt(ranges[name], z(name))
    const [people, met] = [value('people'), value('met')]
    return {
      ...{ people, met, cap },
      cost_micro: value('price') / 1_000,
      spent_share: Math.min(1, value('spent')),
      most_views: Math.min(people * value('views') * days, people * Math.min(1, met) * (cap ?? Infinity)),
      results_per_view: value('results') / 1_000,
      luck: z('chance'),
    }
  })
}
