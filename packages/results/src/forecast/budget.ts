import { type PeopleEstimate, peopleRange } from './forecast.ts'
import type { ForecastPrice } from './price.ts'
import { type ForecastRange, mapRange } from './range.ts'

export type WantedReach = {
  people: PeopleEstimate
  price: ForecastPrice
  days: number
  /** So many different people, or so many views of each who is reached, on average. */
  wanted: { reach: number } | { frequency: number }
}

/**
 * What it takes to reach so many people, or each so often: the other way round of `forecastOf`, by its middle values,
 * at the cheap and the dear end of the price. Null where these people cannot be met so often in these days.
 */
export function budgetFor({ people, price, days, wanted }: WantedReach): ForecastRange | null {
  const { mid } = peopleRange(people)
  const views =
    'reach' in wanted ? viewsForReach(wanted.reach, mid, price) : viewsForFrequency(wanted.frequency, mid, price)
  if (views === null || views > mid * price.views_a_day.mid * days) return null
  return mapRange(price.per_thousand_micro, (cost) => Math.ceil((views * cost) / 1_000 / price.spent_share.mid))
}

function viewsForReach(reach: number, people: number, { met_share }: ForecastPrice): number | null {
  const part = reach / (people * met_share.mid)
  return people > 0 && part < 1 ? -people * Math.log1p(-part) : null
}

/** Views of each: x ÷ (1 − e^−x) of those met, which grows with x; halved until nothing is left to halve. */
function viewsForFrequency(frequency: number, people: number, { met_share }: ForecastPrice): number | null {
  const each = (x: number) => x / (-Math.expm1(-x) * met_share.mid)
  if (people <= 0 || frequency <= each(1e-9)) return null
  let [low, high] = [1e-9, frequency]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (each(middle) < frequency) low = middle
    else high = middle
  }
  return people * low
}
