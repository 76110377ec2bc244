import type { Equivalent } from './alike.ts'
import { betaBelow, type Interval, logBeta, wilson } from './numbers.ts'

/** docs/methods/over_index.md. */
/** Of N people, `known` of them here, H have it, `count` of them here. `within`: the audience is a part of the baseline. */
export type Held = Equivalent & { count: number; within: boolean }
export type OverIndex = { over_index: number | null; over_interval: Interval | null }

const FIRMNESS = [0.25, 1, 4, 16, 64, 256]
const STEPS = 50
const LEAST_TO_LEARN = 20
const NEAREST = 1e-12
const ENDS: Interval = [0.025, 0.975]

/** Of a share and the rest of it, as 1 − share has few digits where the share is nearly 1. */
const timesAsCommon = ([share, rest]: [number, number], { known, people, within }: Held) =>
  within ? (share * people) / known : ((share / rest) * (people - known)) / known

export function plainOverIndex(held: Held): OverIndex {
  const { count, holders } = held
  if (!held.within && holders <= count) return { over_index: null, over_interval: null }
  const [low, high] = wilson(count, holders)!
  const [restLow, restHigh] = wilson(holders - count, holders)!
  return {
    over_index: timesAsCommon([count / holders, (holders - count) / holders], held),
    over_interval: [timesAsCommon([low, restHigh], held), timesAsCommon([high, restLow], held)],
  }
}

type Part = { alpha: number; beta: number }
/** How much likelier than by chance holders are here, and how firmly that is so. */
export type Usual = { odds: number; weights: number[] }

const partsOf = ({ odds }: Usual, { known, people }: Held): Part[] => {
  const chance = known / people
  const mean = (odds * chance) / (1 - chance + odds * chance)
  return FIRMNESS.map((firmness) => ({ alpha: (mean * firmness) / chance, beta: ((1 - mean) * firmness) / chance }))
}

/** What is usual, learnt from `spread`; null where there is too little to learn from. */
export function usualOf(spread: Held[]): Usual | null {
  const sum = (of: (held: Held) => number) => spread.reduce((total, held) => total + of(held), 0)
  const [here, all] = [sum(({ count }) => count), sum(({ holders }) => holders)]
  const expected = sum(({ holders, known, people }) => (holders * known) / people)
  if (spread.length < LEAST_TO_LEARN || here === 0 || here === all || expected === all) return null
  const usual: Usual = {
    odds: here / (all - here) / (expected / (all - expected)),
    weights: FIRMNESS.map(() => 1 / FIRMNESS.length),
  }
  // The likelihoods do not change from step to step: only the weights do.
  const likelihoods = spread.map((held) => partsOf(usual, held).map((part) => logLikelihood(held, part)))
  for (let step = 0; step < STEPS; step++) {
    const sums = FIRMNESS.map(() => 1)
    for (const logs of likelihoods) {
      for (const [at, share] of shared(logs, usual.weights).entries()) sums[at]! += share
    }
    usual.weights = sums.map((one) => one / (spread.length + FIRMNESS.length))
  }
  return usual
}

const logLikelihood = ({ count, holders }: Held, { alpha, beta }: Part) =>
  logBeta(alpha + count, beta + holders - count) - logBeta(alpha, beta)

/** One, shared out over the parts by weight times likelihood. */
function shared(logs: number[], weights: number[]): number[] {
  const most = Math.max(...logs)
  const weighed = logs.map((log, at) => weights[at]! * Math.exp(log - most))
  const sum = weighed.reduce((a, b) => a + b, 0)
  return weighed.map((one) => one / sum)
}

/** Drawn towards what is usual. */
export function drawnOverIndex(held: Held, usual: Usual): OverIndex {
  const parts = partsOf(usual, held)
  const weights = shared(
    parts.map((part) => logLikelihood(held, part)),
    usual.weights,
  )
  const drawn: Drawn[] = parts.map(({ alpha, beta }, at) => ({
    alpha: alpha + held.count,
    beta: beta + held.holders - held.count,
    weight: weights[at]!,
  }))
  const mean = drawn.reduce((sum, { alpha, beta, weight }) => sum + (weight * alpha) / (alpha + beta), 0)
  const rest = drawn.reduce((sum, { alpha, beta, weight }) => sum + (weight * beta) / (alpha + beta), 0)
  const [low, high] = ENDS.map((share) => timesAsCommon(pointOf(drawn, share), held))
  return { over_index: timesAsCommon([mean, rest], held), over_interval: [low!, high!] }
}

type Drawn = Part & { weight: number }

const belowIn = (parts: Drawn[], at: number) =>
  parts.reduce((sum, { alpha, beta, weight }) => sum + weight * betaBelow(at, alpha, beta), 0)

/** Below which `share` of a mixture lies, and what is left above it: the smaller of the two by halving. */
function pointOf(parts: Drawn[], share: number): [number, number] {
  if (belowIn(parts, 0.5) >= share) {
    const point = halved(parts, share)
    return [point, 1 - point]
  }
  const mirrored = parts.map(({ alpha, beta, weight }) => ({ alpha: beta, beta: alpha, weight }))
  const left = halved(mirrored, 1 - share)
  return [1 - left, left]
}

function halved(parts: Drawn[], share: number): number {
  let [low, high] = [NEAREST, 0.5]
  for (let step = 0; step < 200 && high - low > 1e-15 * high; step++) {
    const middle = (low + high) / 2
    if (belowIn(parts, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** By which rows of a list by over-index are chosen. */
export const sureness = ({ count, others }: { count: number; others: number }): number =>
  count === 0 ? 0 : wilson(count, count + others)![0]
