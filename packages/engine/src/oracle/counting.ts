import type { Counted } from '../port/answers.ts'
import { compareText } from '../port/order.ts'

const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200

type Counts = { count: number; baseline_count: number }

/** Per value that any of `counted` has: how many of them, and how many of `baseline`, have it. */
export function countValues<One>(
  counted: Iterable<One>,
  baseline: Iterable<One>,
  valuesOf: (one: One) => Iterable<string>,
): Counted[] {
  const counts = tally(counted, valuesOf)
  const baseline_counts = tally(baseline, valuesOf)
  return [...counts].map(([value, count]) => ({ value, count, baseline_count: baseline_counts.get(value) ?? 0 }))
}

function tally<One>(all: Iterable<One>, valuesOf: (one: One) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) {
    for (const value of new Set(valuesOf(one))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

export const byCount = (rows: Counted[]): Counted[] =>
  rows.toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))

/** The most over-indexed first, among those with enough support; `n` is how many there are to have it. */
export const byLift = (rows: Counted[], n: number): Counted[] =>
  rows
    .filter((row) => isSupported(row, n))
    .sort((a, b) => compareNumbers(liftOf(b), liftOf(a)) || compareText(a.value, b.value))

export const isSupported = ({ count }: { count: number }, n: number): boolean =>
  count >= Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))

/** Infinite where nobody of the baseline has it. */
export const liftOf = ({ count, baseline_count }: Counts): number => count / baseline_count

/** Unlike a difference, right for two infinities. */
export const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)
