import { gammaBelow, logGamma } from './gamma.ts'
import {
  type CostInterval,
  costOf,
  type DeliveryGroup,
  type DeliverySum,
  rateOf,
  scatterOf,
  sumOf,
} from './measured.ts'

/** From here on something is said of a group: as sure as an interval of 95 % is. */
export const SURE = 0.95

export type RankedGroup = DeliverySum & {
  id: string
  /** What a result cost, in micro; null while there is none. */
  cost_micro: number | null
  cost_interval: CostInterval | null
  /** Results of a view. */
  rate: number | null
  rate_interval: [number, number] | null
  /** How many times as much a result costs here as in all other groups together; null where nobody can tell. */
  against_rest: number | null
  /** How sure it is that results cost more, or less, here than in all other groups together. */
  difference_certainty: number
  /** How sure it is that they cost the most, or the least, of all groups. */
  last_certainty: number
  first_certainty: number
}

/** A rate of results by spend, learnt: gamma with this shape, and this much spend. */
type Learnt = { shape: number; spend: number }

/** So many results, at what is usual here, are believed of a group before it has any. */
const BELIEVED = 0.5

function learnt({ results, spend_micro }: DeliverySum, usual: number, scatter: number): Learnt {
  return { shape: (results + BELIEVED) / scatter, spend: (spend_micro + BELIEVED / usual) / scatter }
}

/** A group of which fewer results than this were to be expected, at what is usual here, is not named: our choice. */
const TELLING = 10

/** Points of each distribution at which all are looked at, in standard deviations. */
const POINTS = Array.from({ length: 61 }, (_, at) => (at - 30) / 6)

/** Where a gamma value lies at so many standard deviations (Wilson and Hilferty): near enough to choose points by. */
const pointAt = (shape: number, z: number) => shape * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3

type Extremes = { lowest: number; highest: number }

/** How likely each rate is the lowest, and the highest, of all: summed over points of all of them. */
function extremesOf(all: readonly Learnt[]): Extremes[] {
  const rates = all.flatMap(({ shape, spend }) => POINTS.map((z) => pointAt(shape, z) / spend))
  const grid = [0, ...new Set(rates.filter((rate) => rate > 0).toSorted((a, b) => a - b)), Infinity]
  const below = all.map(({ shape, spend }) => {
    const log_gamma = logGamma(shape)
    return grid.map((rate) => gammaBelow(rate * spend, shape, log_gamma))
  })
  return all.map((_, one) => {
    const found: Extremes = { lowest: 0, highest: 0 }
    for (let at = 1; at < grid.length; at++) {
      const part = below[one]![at]! - below[one]![at - 1]!
      if (part <= 0) continue
      let [above, under] = [1, 1]
      for (let other = 0; other < all.length; other++) {
        if (other === one) continue
        const chance = (below[other]![at]! + below[other]![at - 1]!) / 2
        above *= 1 - chance
        under *= chance
      }
      found.lowest += part * above
      found.highest += part * under
    }
    return found
  })
}

/** Either might have been the one that is named, so both ends count: 97.5 % of one side are 95 % sure. */
const sureOf = (chance: number) => Math.max(0, 2 * chance - 1)

/** The cheapest first; what has no result yet by what it would cost at least. */
const costFor = ({ cost_micro, cost_interval }: RankedGroup) => cost_micro ?? cost_interval?.[0] ?? 0

/** Groups of a campaign by what a result costs, with how sure that is. */
export function rankGroups(groups: readonly DeliveryGroup[]): RankedGroup[] {
  const { by_spend, by_views } = scatterOf(groups)
  const sums = groups.map(({ days }) => sumOf(days))
  const whole = sumOf(sums)
  // Of a campaign without a result nothing is usual: one result for all that was spent is the most that it can be.
  const usual = whole.spend_micro > 0 ? Math.max(1, whole.results) / whole.spend_micro : null
  const known = sums.map((sum) => (usual !== null && sum.spend_micro > 0 ? learnt(sum, usual, by_spend) : null))
  const told = known.filter((one) => one !== null)
  const extremes = extremesOf(told)
  return groups
    .map(({ id }, at): RankedGroup => {
      const sum = sums[at]!
      const cost = costOf(sum, by_spend)
      const rate = rateOf(sum.results, sum.impressions, by_views)
      const one = known[at] ?? null
      const rest = {
        spend_micro: whole.spend_micro - sum.spend_micro,
        impressions: whole.impressions - sum.impressions,
        results: whole.results - sum.results,
      }
      const isTold = one !== null && told.length > 1 && rest.spend_micro > 0
      const isEnough = isTold && usual! * sum.spend_micro >= TELLING
      const { lowest, highest } = isEnough ? extremes[told.indexOf(one)]! : { lowest: 0, highest: 0 }
      const against = isTold ? extremesOf([one, learnt(rest, usual!, by_spend)])[0]! : { lowest: 0.5, highest: 0.5 }
      return {
        id,
        ...sum,
        cost_micro: cost?.cost ?? null,
        cost_interval: cost?.interval ?? null,
        rate: rate?.rate ?? null,
        rate_interval: rate?.interval ?? null,
        against_rest:
          isTold && rest.results > 0 && sum.results > 0
            ? sum.spend_micro / sum.results / (rest.spend_micro / rest.results)
            : null,
        difference_certainty: sureOf(Math.max(against.lowest, against.highest)),
        last_certainty: sureOf(lowest),
        first_certainty: sureOf(highest),
      }
    })
    .sort((a, b) => costFor(a) - costFor(b) || (a.id < b.id ? -1 : 1))
}
