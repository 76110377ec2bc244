import type { Rows } from './sql-peer.ts'

const Z = 1.959963984540054
const Z2 = Z * Z
const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200
/** A person counts as a whole number of these. */
export const UNIT = 2 ** 30

export const supportOf = (n: number): number => Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))

/** How sure it is that `count` is high beside `others`; docs/engine.md: sureness. */
export function surenessOf(count: number, others: number): number {
  const n = count + others
  return (count + Z2 / 2 - Z * Math.sqrt((count * others) / n + Z2 / 4)) / (n + Z2)
}

/** One value with its counts: of the audience, of the baseline, by chance; and how many of the baseline if alike. */
export type Ranked = {
  value: number
  count: number
  baseline_count: number
  weighted: number
  expected: number
  variance: number
}

export type Order = 'count' | 'lift' | 'baseline' | 'similarity'
export type Scale = { n: number; scale: number }

/** The highest first, ties by number, as values are numbered in the order of their bytes or ids. */
export function inOrder(all: Ranked[], order: Order, limit: number, { n, scale }: Scale): Rows {
  const scoreOf = {
    count: ({ count }: Ranked) => count,
    baseline: ({ baseline_count }: Ranked) => baseline_count,
    lift: ({ count, weighted }: Ranked) => surenessOf(count, Math.floor(weighted * scale + 0.5)),
    similarity: ({ count, baseline_count }: Ranked) =>
      count === 0 ? 0 : count / (n + Math.max(baseline_count, count) - count),
  }[order]
  return all
    .map((row) => ({ row, score: scoreOf(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.row.value - b.row.value)
    .slice(0, limit)
    .map(({ row }) => [row.value, row.count, row.baseline_count, row.expected, row.variance])
}
