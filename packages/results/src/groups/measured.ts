import { Z_95 } from '../normal.ts'
import { gammaPoint } from './gamma.ts'

/** What a group, or an ad set, did in one day. */
export type DeliveryDay = { spend_micro: number; impressions: number; results: number }
export type DeliveryGroup = { id: string; days: readonly DeliveryDay[] }
export type DeliverySum = DeliveryDay

export const sumOf = (days: readonly DeliveryDay[]): DeliverySum =>
  days.reduce(
    (sum, { spend_micro, impressions, results }) => ({
      spend_micro: sum.spend_micro + spend_micro,
      impressions: sum.impressions + impressions,
      results: sum.results + results,
    }),
    { spend_micro: 0, impressions: 0, results: 0 },
  )

/** Fewer days than this say nothing of how days differ. */
const FEWEST_DAYS = 3

/** How much more results scatter from day to day than chance has it: of what was spent, and of what was shown. */
export type DayScatter = { by_spend: number; by_views: number }
export const NO_SCATTER: DayScatter = { by_spend: 1, by_views: 1 }

/**
 * Pearson's, over all groups together; at least 1. Where days differ for reasons of their own, so many results tell as
 * much as fewer would. A day on which views were dear is one for the cost of a result, and none for its rate by view.
 */
export const scatterOf = (groups: readonly DeliveryGroup[]): DayScatter => ({
  by_spend: scatterBy('spend_micro', groups),
  by_views: scatterBy('impressions', groups),
})

function scatterBy(base: 'spend_micro' | 'impressions', groups: readonly DeliveryGroup[]): number {
  let sum = 0
  let free = 0
  for (const { days } of groups) {
    const { [base]: all, results } = sumOf(days)
    const shown = days.filter((day) => day[base] > 0)
    // Of views a share are results: where all are, no day can differ.
    const share = base === 'impressions' ? Math.min(1, results / all) : 0
    if (results === 0 || share === 1 || shown.length < FEWEST_DAYS) continue
    for (const day of shown) {
      const expected = (results * day[base]) / all
      sum += (day.results - expected) ** 2 / (expected * (1 - share))
    }
    free += shown.length - 1
  }
  return free === 0 ? 1 : Math.max(1, sum / free)
}

/** 95 %, both ends; a cost has no upper one while there is no result. */
export type CostInterval = [low: number, high: number | null]

const TAIL = 0.025
/** Jeffreys' half a result: intervals of few counts then hold as often as they say. */
const HALF = 0.5

/** What a result cost, in micro, and how sure that is; null where nothing was spent. */
export function costOf(
  { spend_micro, results }: DeliverySum,
  scatter = 1,
): { cost: number | null; interval: CostInterval } | null {
  if (spend_micro <= 0) return null
  const spend = spend_micro / scatter
  const shape = results / scatter + HALF
  const low = spend / gammaPoint(1 - TAIL, shape)
  const high = results === 0 ? null : spend / gammaPoint(TAIL, shape)
  return { cost: results === 0 ? null : spend_micro / results, interval: [low, high] }
}

/** A share of views, with Wilson's 95 % interval, wider by how much days scatter; null where nothing was shown. */
export function rateOf(count: number, views: number, scatter = 1): { rate: number; interval: [number, number] } | null {
  if (views <= 0) return null
  const n = views / scatter
  const rate = Math.min(1, count / views)
  const z2 = Z_95 ** 2
  const centre = (rate + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n))) / (1 + z2 / n)
  return { rate, interval: [count === 0 ? 0 : centre - half, count >= views ? 1 : centre + half] }
}
