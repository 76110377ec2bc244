import { betaBelow, type Interval, logBeta, wilson } from './numbers.ts'

/** docs/methods/over_index.md. */
export type Counts = { count: number; baseline_count: number }
export type Compared = { known: number; baseline_known: number; within: boolean }
export type OverIndex = { over_index: number | null; over_interval: Interval | null }

const FIRMNESS = [0.25, 1, 4, 16, 64, 256]
const STEPS = 50
const LEAST_TO_LEARN = 20
const NEAREST = 1e-12
const ENDS: Interval = [0.025, 0.975]

const holders = ({ count, baseline_count }: Counts, { within }: Compared) =>
  within ? baseline_count : count + baseline_count

/** Of a share and the rest of it, as 1 − share has few digits where the share is nearly 1. */
const timesAsCommon = ([share, rest]: [number, number], { known, baseline_known, within }: Compared) =>
  ((within ? share : share / rest) * baseline_known) / known

export function plainOverIndex(counts: Counts, compared: Compared): OverIndex {
  const n = holders(counts, compared)
  if (counts.baseline_count === 0 || n === 0 || compared.known === 0) return { over_index: null, over_interval: null }
  const [low, high] = wilson(counts.count, n)!
  const [restLow, restHigh] = wilson(n - counts.count, n)!
  return {
    over_index: timesAsCommon([counts.count / n, (n - counts.count) / n], compared),
    over_interval: [timesAsCommon([low, restHigh], compared), timesAsCommon([high, restLow], compared)],
  }
}

type Part = { alpha: number; beta: number; weight: number }

/** What is usual, learnt from `spread`; null where there is too little to learn from. */
export function usualOf(spread: Counts[], compared: Compared): Part[] | null {
  const here = spread.reduce((sum, { count }) => sum + count, 0)
  const all = spread.reduce((sum, one) => sum + holders(one, compared), 0)
  if (spread.length < LEAST_TO_LEARN || here === 0 || here === all) return null
  const { known, baseline_known, within } = compared
  const chance = within ? known / baseline_known : known / (known + baseline_known)
  const mean = here / all
  let parts: Part[] = FIRMNESS.map((firmness) => ({
    alpha: (mean * firmness) / chance,
    beta: ((1 - mean) * firmness) / chance,
    weight: 1 / FIRMNESS.length,
  }))
  // The likelihoods do not change from step to step: only the weights do.
  const likelihoods = spread.map((one) => parts.map((part) => logLikelihood(one, part, compared)))
  for (let step = 0; step < STEPS; step++) {
    const sums = parts.map(() => 1)
    for (const logs of likelihoods) {
      for (const [at, share] of shared(logs, parts).entries()) sums[at]! += share
    }
    parts = parts.map((part, at) => ({ ...part, weight: sums[at]! / (spread.length + FIRMNESS.length) }))
  }
  return parts
}

const logLikelihood = (counts: Counts, { alpha, beta }: Part, compared: Compared) =>
  logBeta(alpha + counts.count, beta + holders(counts, compared) - counts.count) - logBeta(alpha, beta)

/** One, shared out over the parts by weight times likelihood. */
function shared(logs: number[], parts: Part[]): number[] {
  const most = Math.max(...logs)
  const weighed = logs.map((log, at) => parts[at]!.weight * Math.exp(log - most))
  const sum = weighed.reduce((a, b) => a + b, 0)
  return weighed.map((one) => one / sum)
}

/** Drawn towards what is usual. */
export function drawnOverIndex(counts: Counts, compared: Compared, usual: Part[]): OverIndex {
  const n = holders(counts, compared)
  const weights = shared(
    usual.map((part) => logLikelihood(counts, part, compared)),
    usual,
  )
  const drawn = usual.map(({ alpha, beta }, at) => ({
    alpha: alpha + counts.count,
    beta: beta + n - counts.count,
    weight: weights[at]!,
  }))
  const mean = drawn.reduce((sum, { alpha, beta, weight }) => sum + (weight * alpha) / (alpha + beta), 0)
  const rest = drawn.reduce((sum, { alpha, beta, weight }) => sum + (weight * beta) / (alpha + beta), 0)
  const [low, high] = ENDS.map((share) => timesAsCommon(pointOf(drawn, share), compared))
  return { over_index: timesAsCommon([mean, rest], compared), over_interval: [low!, high!] }
}

const belowIn = (parts: Part[], at: number) =>
  parts.reduce((sum, { alpha, beta, weight }) => sum + weight * betaBelow(at, alpha, beta), 0)

/** Below which `share` of a mixture lies, and what is left above it: the smaller of the two by halving. */
function pointOf(parts: Part[], share: number): [number, number] {
  if (belowIn(parts, 0.5) >= share) {
    const point = halved(parts, share)
    return [point, 1 - point]
  }
  const mirrored = parts.map(({ alpha, beta, weight }) => ({ alpha: beta, beta: alpha, weight }))
  const left = halved(mirrored, 1 - share)
  return [1 - left, left]
}

function halved(parts: Part[], share: number): number {
  let [low, high] = [NEAREST, 0.5]
  for (let step = 0; step < 200 && high - low > 1e-15 * high; step++) {
    const middle = (low + high) / 2
    if (belowIn(parts, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** By which rows of a list by over-index are chosen. */
export const sureness = ({ count, baseline_count }: Counts): number =>
  count === 0 ? 0 : wilson(count, count + baseline_count)![0]
