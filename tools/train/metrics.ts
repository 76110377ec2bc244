/** Chance that a positive outranks a negative, ties counting half. */
export function areaUnderCurve(labels: readonly number[], scores: readonly number[]): number {
  const order = scores.map((score, at) => ({ score, label: labels[at]! })).toSorted((a, b) => a.score - b.score)
  let ranks = 0
  let positives = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]!.score === order[from]!.score) to++
    for (let at = from; at < to; at++) {
      if (!order[at]!.label) continue
      ranks += (from + to + 1) / 2
      positives++
    }
    from = to
  }
  const negatives = order.length - positives
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** Share right among the most confident `share` of all rows; those without an answer come last. */
export function rightAtCoverage(rows: readonly { right: boolean; confidence: number }[], share: number): number {
  const kept = rows.toSorted((a, b) => b.confidence - a.confidence).slice(0, Math.round(rows.length * share))
  return kept.filter(({ right }) => right).length / kept.length
}

/** Twice the mutual information over the sum of the entropies; 1 where two groupings are the same. */
export function normalisedMutualInformation(a: readonly string[], b: readonly string[]): number {
  const entropy = (keys: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    let sum = 0
    for (const count of counts.values()) sum -= (count / keys.length) * Math.log(count / keys.length)
    return sum
  }
  const each = entropy(a) + entropy(b)
  if (each === 0) return 1
  return (2 * (each - entropy(a.map((key, at) => `${key}\t${b[at]}`)))) / each
}
