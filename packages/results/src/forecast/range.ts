import { Z_80 } from '../normal.ts'

/** What is expected: in 80 of 100 cases it is between `low` and `high`, as often below `mid` as above it. */
export type ForecastRange = { low: number; mid: number; high: number }

export const exactly = (value: number): ForecastRange => ({ low: value, mid: value, high: value })

/** From so many on the past speaks by its own order; from so few on it speaks at all. */
const ENOUGH_FOR_ORDER = 9
const FEWEST = 3

/** Where so many values of one kind were seen, 80 of 100 next ones lie between these; null where too few were. */
export function rangeOfPast(values: readonly number[]): ForecastRange | null {
  const sorted = values.filter((value) => value > 0 && Number.isFinite(value)).toSorted((a, b) => a - b)
  if (sorted.length < FEWEST) return null
  if (sorted.length >= ENOUGH_FOR_ORDER) {
    return { low: ordered(sorted, 0.1), mid: ordered(sorted, 0.5), high: ordered(sorted, 0.9) }
  }
  const logs = sorted.map(Math.log)
  const n = logs.length
  const mean = logs.reduce((sum, one) => sum + one, 0) / n
  const deviation = Math.sqrt(logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1))
  const half = STUDENT_80[n - 2]! * deviation * Math.sqrt(1 + 1 / n)
  return { low: Math.exp(mean - half), mid: Math.exp(mean), high: Math.exp(mean + half) }
}

/** The same without what chance alone adds to it: `noise` is its variance, of the logarithms. */
export function without(noise: number, { low, mid, high }: ForecastRange): ForecastRange {
  const deviation = Math.log(high / low) / (2 * Z_80)
  const left = deviation > 0 ? Math.sqrt(Math.max(0, 1 - noise / deviation ** 2)) : 0
  return { low: mid * (low / mid) ** left, mid, high: mid * (high / mid) ** left }
}

/** Student's two-sided 80 % points, from one degree of freedom on. */
const STUDENT_80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415]

/** The next value is below the one at place (n + 1) × share exactly so often, however the values are spread. */
function ordered(sorted: readonly number[], share: number): number {
  const place = (sorted.length + 1) * share - 1
  const below = Math.max(0, Math.min(sorted.length - 1, Math.floor(place)))
  const above = Math.min(sorted.length - 1, below + 1)
  return sorted[below]! + (sorted[above]! - sorted[below]!) * Math.max(0, place - below)
}

/** A value of the range at so many standard deviations: log-normal to each side of its middle. */
export function valueAt({ low, mid, high }: ForecastRange, z: number): number {
  if (mid <= 0) return 0
  const spread = z < 0 ? Math.log(mid / Math.max(low, mid * 1e-6)) : Math.log(high / mid)
  return mid * Math.exp((spread * z) / Z_80)
}

/** The range that drawn values make. */
export function rangeOfDraws(draws: Float64Array): ForecastRange {
  const sorted = draws.toSorted()
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const below = Math.floor(place)
    return sorted[below]! + ((sorted[below + 1] ?? sorted[below]!) - sorted[below]!) * (place - below)
  }
  return { low: at(0.1), mid: at(0.5), high: at(0.9) }
}

export const mapRange = ({ low, mid, high }: ForecastRange, of: (value: number) => number): ForecastRange => ({
  low: of(low),
  mid: of(mid),
  high: of(high),
})
