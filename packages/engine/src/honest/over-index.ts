import { betaBelowAt, logBeta } from './beta.ts'
import { type Interval, wilson } from './statistics.ts'

/**
 * How many have a value, of how many: of the audience, and of the baseline. `within`: everybody of the audience is in
 * the baseline, too. Where the comparison is adjusted, those of the baseline need not be whole numbers.
 */
export type ComparedCount = {
  count: number
  known: number
  baseline_count: number
  baseline_known: number
  within: boolean
}

/**
 * What is to be expected of a value before anybody is counted: how much likelier than by chance those who have it are
 * in the audience (`odds`, 1 is the same), and how firmly: a mixture, from hardly at all to nearly the same for all.
 */
export type Spread = { odds: number; weights: readonly number[] }

/** As if so many people had been expected of each value; docs/methods/over_index.md. */
const FIRMNESS = [0.25, 1, 4, 16, 64, 256]
const STEPS = 50
/** Fewer values tell nothing of the others. */
const LEAST_VALUES = 20
/** No share is looked for nearer to none or all of the holders: an end of an interval is a number, never endless. */
const NEAREST = 1e-12
/** Lighter parts of a mixture change no digit that is kept. */
const LIGHT = 1e-12

/** Of those who have it, here or there: how many they are, and the share that would be here by chance. */
const holders = ({ count, baseline_count, within }: ComparedCount) => (within ? baseline_count : count + baseline_count)
const chanceOf = ({ known, baseline_known, within }: ComparedCount) =>
  known / (within ? baseline_known : known + baseline_known)

/** A share of the holders and what is left of it: near 1 the rest has digits that 1 − share has lost. */
type Parted = { share: number; rest: number }

/** How a share of the holders reads as an over-index. */
function asRatio({ share, rest }: Parted, { known, baseline_known, within }: ComparedCount): number {
  return ((within ? share : share / rest) * baseline_known) / known
}

/** What is expected of a value once its holders are counted, by one firmness: a beta distribution, and its weight. */
type Part = { a: number; b: number; log_beta: number; weight: number }

function learntOf({ odds, weights }: Spread, value: ComparedCount): Part[] {
  const { count } = value
  const others = holders(value) - count
  const chance = chanceOf(value)
  const mean = (odds * chance) / (1 - chance + odds * chance)
  const parts: Part[] = []
  let highest = Number.NEGATIVE_INFINITY
  for (const firmness of FIRMNESS) {
    const people = firmness / chance
    const a = mean * people
    const b = (1 - mean) * people
    const log_beta = logBeta(a + count, b + others)
    // How well it explains the count, as a logarithm at first.
    const weight = log_beta - logBeta(a, b)
    highest = Math.max(highest, weight)
    parts.push({ a: a + count, b: b + others, log_beta, weight })
  }
  let sum = 0
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!
    part.weight = weights[at]! * Math.exp(part.weight - highest)
    sum += part.weight
  }
  for (const part of parts) part.weight /= sum
  return parts
}

/** Learns the mixture from values that were not chosen for their over-index; null where they tell nothing. */
export function spreadOf(values: readonly ComparedCount[]): Spread | null {
  const sum = (of: (value: ComparedCount) => number) => values.reduce((total, value) => total + of(value), 0)
  const [here, all, by_chance] = [
    sum(({ count }) => count),
    sum(holders),
    sum((value) => holders(value) * chanceOf(value)),
  ]
  const odds = (here * (all - by_chance)) / ((all - here) * by_chance)
  if (values.length < LEAST_VALUES || !(odds > 0 && odds < Number.POSITIVE_INFINITY)) return null
  const even: Spread = { odds, weights: FIRMNESS.map(() => 1 / FIRMNESS.length) }
  // How well each firmness explains each value, up to a factor of the value's own.
  const fits = new Float64Array(values.length * FIRMNESS.length)
  let at = 0
  for (const value of values) for (const { weight } of learntOf(even, value)) fits[at++] = weight
  return { odds, weights: explaining(fits, values.length) }
}

/** The weights of the firmnesses that explain all values best. Six by name: this is most of what a list costs. */
function explaining(fits: Float64Array, values: number): number[] {
  let [a, b, c, d, e, f] = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]
  for (let step = 0; step < STEPS; step++) {
    let [sa, sb, sc, sd, se, sf] = [1, 1, 1, 1, 1, 1]
    for (let at = 0; at < fits.length; at += 6) {
      const fa = fits[at]! * a
      const fb = fits[at + 1]! * b
      const fc = fits[at + 2]! * c
      const fd = fits[at + 3]! * d
      const fe = fits[at + 4]! * e
      const ff = fits[at + 5]! * f
      const part = 1 / (fa + fb + fc + fd + fe + ff)
      sa += fa * part
      sb += fb * part
      sc += fc * part
      sd += fd * part
      se += fe * part
      sf += ff * part
    }
    const all = values + 6
    a = sa / all
    b = sb / all
    c = sc / all
    d = sd / all
    e = se / all
    f = sf / all
  }
  return [a, b, c, d, e, f]
}

export type OverIndex = { over_index: number | null; over_interval: Interval | null }

const NOTHING: OverIndex = { over_index: null, over_interval: null }

/** Without a spread the plain ratio, and Wilson's interval of the share of the holders who are here. */
export function overIndexOf(value: ComparedCount, spread: Spread | null): OverIndex {
  if (value.known <= 0 || value.baseline_known <= 0) return NOTHING
  if (spread) return shrunk(value, spread)
  if (value.baseline_count === 0) return NOTHING
  const n = holders(value)
  const { count } = value
  const [low, high] = wilson(count, n)!
  const [rest_low, rest_high] = wilson(n - count, n)!
  return {
    over_index: asRatio({ share: count / n, rest: (n - count) / n }, value),
    over_interval: [asRatio({ share: low, rest: rest_high }, value), asRatio({ share: high, rest: rest_low }, value)],
  }
}

function shrunk(value: ComparedCount, spread: Spread): OverIndex {
  const parts = learntOf(spread, value).filter(({ weight }) => weight > LIGHT)
  const average = (of: (part: Part) => number) => parts.reduce((total, part) => total + part.weight * of(part), 0)
  const mean = average(({ a, b }) => a / (a + b))
  const rest = average(({ a, b }) => b / (a + b))
  const error = Math.sqrt(average(({ a, b }) => (a * (a + 1)) / ((a + b) * (a + b + 1))) - mean * mean)
  const end = (chance: number, start: number) =>
    asRatio(pointOf(parts, chance, start > 0 && start < 1 ? start : mean), value)
  return {
    over_index: asRatio({ share: mean, rest }, value),
    over_interval: [end(0.025, mean - 1.8 * error), end(0.975, mean + 2 * error)],
  }
}

/** Beyond this the rest of a share is looked for instead; a little past the middle, so that one of the two is found. */
const FAR = 0.6

/** The share below which the mixture lies with this chance. */
function pointOf(parts: readonly Part[], chance: number, start: number): Parted {
  if (start > FAR) {
    const turned = parts.map(({ a, b, ...part }) => ({ ...part, a: b, b: a }))
    const { share: rest, rest: share } = pointOf(turned, 1 - chance, 1 - start)
    return { share, rest }
  }
  const share = quantile(parts, chance, start)
  return share > FAR ? pointOf(parts, chance, share) : { share, rest: 1 - share }
}

/** Each of Newton's steps doubles the digits: after one so small eleven are right, and the next would change none shown. */
const NEAR = 1e-7

/** Newton's steps, halving where one would lead astray. What is small is found to as many digits as what is large. */
function quantile(parts: readonly Part[], chance: number, start: number): number {
  let [low, high] = [NEAREST, 1]
  let at = start
  for (let step = 0; step < 200; step++) {
    let below = -chance
    let density = 0
    const point = { x: at, log: Math.log(at), log_rest: Math.log1p(-at) }
    for (const { a, b, log_beta, weight } of parts) {
      below += weight * betaBelowAt(point, a, b, log_beta)
      density += weight * Math.exp((a - 1) * point.log + (b - 1) * point.log_rest - log_beta)
    }
    if (below < 0) low = at
    else high = at
    const next = at - below / density
    const isStep = next > low && next < high
    const better = isStep ? next : (low + high) / 2
    if (Math.abs(better - at) <= (isStep ? NEAR : 1e-12) * at || high - low <= 1e-14 * high) return better
    at = better
  }
  return at
}
