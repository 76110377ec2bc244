import { logGamma } from './beta.ts'

export type Interval = [number, number]

/** Two-sided 95% point of the normal distribution. */
export const Z_95 = 1.959963984540054

/** Wilson's 95% interval of a share: honest for few people and near 0 and 1, where share ± error is not. */
export function wilson(count: number, n: number): Interval | null {
  if (n <= 0) return null
  const share = count / n
  const z2 = Z_95 ** 2
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n)
  return [count === 0 ? 0 : centre - half, count === n ? 1 : centre + half]
}

/** How often a normal value is at least this far from 0, either side. */
export function twoSided(z: number): number {
  return complementaryError(Math.abs(z) / Math.SQRT2)
}

const SERIES_UP_TO = 2.5

/** erfc: a series where it converges fast, elsewhere the continued fraction (Abramowitz and Stegun 7.1.6, 7.1.14). */
function complementaryError(x: number): number {
  if (x < SERIES_UP_TO) {
    let term = x
    let sum = x
    for (let step = 1; term > sum * 1e-17; step++) {
      term *= (2 * x * x) / (2 * step + 1)
      sum += term
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
  }
  let fraction = x
  for (let step = 120; step >= 1; step--) fraction = x + step / 2 / fraction
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction)
}

/** Two shares: `count` of `n` against `other_count` of `other_n`, no person in both. */
export type TwoShares = { count: number; n: number; other_count: number; other_n: number }

/** Two-proportion z with pooled variance; 0 where nothing can differ. */
export function pooledZ({ count, n, other_count, other_n }: TwoShares): number {
  if (n <= 0 || other_n <= 0) return 0
  const pooled = (count + other_count) / (n + other_n)
  const variance = pooled * (1 - pooled) * (1 / n + 1 / other_n)
  return variance > 0 ? (count / n - other_count / other_n) / Math.sqrt(variance) : 0
}

/** Where so many are expected, that it would be a handful has a chance that no digit shows. */
const SURELY_SHOWN = 60

/**
 * Fisher's exact test, two-sided by doubling the smaller tail. Of an adjusted comparison the others need not be whole
 * numbers. `shown_from`: fewer would not have been shown, so the chance is that among what is shown.
 */
export function fisher({ count, n, other_count, other_n }: TwoShares, shown_from = 0): number {
  const having = count + other_count
  const all = n + other_n
  // What is whole but for rounding is whole: the last of a tail must not hang on it.
  const slack = having * 1e-9
  const least = Math.max(0, having - other_n) - slack
  const most = Math.min(having, n) + slack
  if (least >= most - 2 * slack) return 1
  const expected = (having * n) / all
  const isOver = count >= expected
  const tail = (from: number, step: 1 | -1, end: number) => tailFrom({ from, step, end }, { having, all, n })
  const found = isOver ? tail(count, 1, most) : tail(count, -1, Math.max(least, shown_from))
  const isSure = shown_from <= Math.max(least, 0) || expected > SURELY_SHOWN
  const shown = isSure ? 1 : tail(Math.min(shown_from, count), 1, most)
  return Math.min(1, (2 * found) / Math.min(1, shown))
}

/** How likely a draw of `n` of `all`, of whom so many have it, brings a number from here on, by whole people. */
function tailFrom(
  { from, step, end }: { from: number; step: 1 | -1; end: number },
  { having, all, n }: { having: number; all: number; n: number },
): number {
  const other_n = all - n
  let chance = Math.exp(logChoose(having, from) + logChoose(all - having, n - from) - logChoose(all, n))
  let tail = chance
  for (let at = from; step > 0 ? at + 1 <= end : at - 1 >= end; at += step) {
    chance *=
      step > 0
        ? ((having - at) * (n - at)) / ((at + 1) * (other_n - having + at + 1))
        : (at * (other_n - having + at)) / ((having - at + 1) * (n - at + 1))
    tail += chance
    if (chance < tail * 1e-17) break
  }
  return tail
}

/** Below this many expected in any of the four cells the normal curve is wrong in the far tail, where corrections look. */
const EXPECTED_FOR_Z = 1_000

/** How often chance alone shows two shares at least this far apart. */
export function differenceByChance(shares: TwoShares, shown_from = 0): number {
  const { count, n, other_count, other_n } = shares
  const all = n + other_n
  const having = count + other_count
  if (n <= 0 || other_n <= 0) return 1
  const least_expected = (Math.min(n, other_n) * Math.min(having, all - having)) / all
  return least_expected >= EXPECTED_FOR_Z ? twoSided(pooledZ(shares)) : fisher(shares, shown_from)
}

/**
 * Benjamini and Hochberg's q-values: keeping those of at most 0.05, at most 5 % of what is kept is chance. `family` is
 * how many were looked at to choose these; the ones not shown count as the weakest.
 */
export function benjaminiHochberg(p_values: readonly number[], family = p_values.length): number[] {
  const m = Math.max(family, p_values.length)
  const order = [...p_values.keys()].sort((a, b) => p_values[a]! - p_values[b]!)
  const q_values = new Array<number>(p_values.length)
  let least = 1
  for (let rank = order.length; rank >= 1; rank--) {
    const at = order[rank - 1]!
    least = Math.min(least, (p_values[at]! * m) / rank)
    q_values[at] = least
  }
  return q_values
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

const SMALL = 256
const small = new Float64Array(SMALL)
for (let n = 2; n < SMALL; n++) small[n] = small[n - 1]! + Math.log(n)

/** Stirling's series; beyond the table its error is below the last digit. */
function logFactorial(n: number): number {
  if (n < SMALL) return Number.isInteger(n) ? small[n]! : logGamma(n + 1)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
}
