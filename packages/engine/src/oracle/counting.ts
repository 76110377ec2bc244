import type { Counted } from '../port/answers.ts'
import { surenessOf } from '../port/lift.ts'
import { compareText } from '../port/order.ts'

const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200

/** Per value that any of either has: how many of `counted`, and how many of `baseline`, have it. */
export function countValues<One>(
  counted: Iterable<One>,
  baseline: Iterable<One>,
  valuesOf: (one: One) => Iterable<string>,
): Counted[] {
  const counts = tally(counted, valuesOf)
  const baseline_counts = tally(baseline, valuesOf)
  return [...new Set([...counts.keys(), ...baseline_counts.keys()])].map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    baseline_count: baseline_counts.get(value) ?? 0,
  }))
}

function tally<One>(all: Iterable<One>, valuesOf: (one: One) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) {
    for (const value of new Set(valuesOf(one))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

export const byCount = (rows: Counted[]): Counted[] =>
  rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || compareText(a.value, b.value))

/** The surest to be over-indexed first, among those with enough support; `n` is how many there are to have it. */
export const byLift = (rows: Counted[], n: number): Counted[] =>
  rows
    .filter((row) => isSupported(row, n))
    .sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value))

/** What most of the baseline have, of values that any of it has. */
export const byBaseline = (rows: Counted[]): Counted[] =>
  rows
    .filter(({ baseline_count }) => baseline_count > 0)
    .sort((a, b) => b.baseline_count - a.baseline_count || compareText(a.value, b.value))

export const isSupported = ({ count }: { count: number }, n: number): boolean =>
  count >= Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))
