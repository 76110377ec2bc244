/** Dense logistic regression by Newton steps: exact, and the same on every machine. */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  penalty: number,
): number[] {
  const size = rows[0]!.length
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < 25; step++) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -penalty * weight))
    const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? (i === 0 ? 1e-9 : penalty) : 0)))
    rows.forEach((row, at) => {
      const chance = logistic(dot(weights, row))
      const spread = chance * (1 - chance)
      for (let i = 0; i < size; i++) {
        gradient[i]! += (labels[at]! - chance) * row[i]!
        for (let j = 0; j < size; j++) curvature[i]![j]! += spread * row[i]! * row[j]!
      }
    })
    const change = solve(curvature, gradient)
    weights = weights.map((weight, index) => weight + change[index]!)
    if (Math.max(...change.map(Math.abs)) < 1e-7) break
  }
  return weights
}

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, value, index) => total + value * b[index]!, 0)

function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  const size = rows.length
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot
    for (let row = pivot + 1; row < size; row++)
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row
    ;[rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!]
    const lead = rows[pivot]![pivot]! || 1e-12
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const factor = rows[row]![pivot]! / lead
      for (let column = pivot; column <= size; column++) rows[row]![column]! -= factor * rows[pivot]![column]!
    }
  }
  return rows.map((row, index) => row[size]! / (row[index]! || 1e-12))
}
