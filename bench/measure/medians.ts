export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** What people waited, in whole milliseconds. */
export function summary(all: number[]) {
  const of = (share: number) => (all.length === 0 ? 0 : Math.round(percentile(all, share)))
  return { count: all.length, p50_ms: of(0.5), p95_ms: of(0.95), p99_ms: of(0.99), most_ms: of(1) }
}

export const geometricMean = (values: number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
