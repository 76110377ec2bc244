import { type CasesAsked, casesOf } from './cases.ts'
import { type ForecastRange, mapRange, rangeOfDraws } from './range.ts'
import { viewsForFrequency, viewsForReach } from './spread.ts'

export type WantedReach = CasesAsked & {
  /** So many different people, or so many views of each who is reached, on average. */
  wanted: { reach: number } | { frequency: number }
}

/**
 * What it takes to reach so many people, or each so often: the other way round of `forecastOf`. More money never brings
 * less in any case, so the middle of what the cases take is the budget whose forecast has the wanted in its middle. At
 * the cheap and the dear end it is the price that differs. Null where these people cannot be met so often in these days.
 */
export function budgetFor({ wanted, ...asked }: WantedReach): ForecastRange | null {
  const { price, frequency: cap } = asked
  if ('frequency' in wanted && cap !== null && wanted.frequency > cap) return null
  const taken = casesOf(asked).map((one) => {
    const views = 'reach' in wanted ? viewsForReach(wanted.reach, one) : viewsForFrequency(wanted.frequency, one)
    return views > one.most_views * (1 + 1e-9) ? Infinity : (views * one.cost_micro) / one.spent_share
  })
  const { mid } = rangeOfDraws(Float64Array.from(taken))
  if (!Number.isFinite(mid) || mid <= 0) return null
  const { per_thousand_micro: cost } = price
  return mapRange(cost, (end) => Math.ceil((mid * end) / cost.mid))
}
