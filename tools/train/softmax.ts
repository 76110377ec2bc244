import { randomFrom, shuffled } from './random.ts'

/** Examples as columns: `features` of example i stand at `starts[i]` to `starts[i + 1]`. */
export type Examples = {
  starts: Int32Array
  features: Int32Array
  values: Float32Array
  labels: Uint8Array
  weights: Float32Array
}
export type Training = {
  classes: number
  buckets: number
  epochs: number
  rate: number
  /** What the sum of squares starts from: the larger, the less a feature met once is believed. */
  start: number
  l2: number
  /** The share of features a text is read without, another each time: none may be relied on alone. */
  drop?: number
  seed: number
}

/**
 * Logistic regression over hashed features by AdaGrad with weight decay, averaged over the last half of the steps.
 * Answers `buckets * classes` weights, bucket by bucket.
 */
export function trainSoftmax(examples: Examples, rows: Int32Array, how: Training): Float32Array {
  const { classes, buckets, epochs, rate, start: squares, l2, seed, drop = 0 } = how
  const { starts, features, values, labels, weights } = examples
  const w = new Float32Array(buckets * classes)
  const g = new Float32Array(buckets * classes).fill(squares)
  const sum = new Float32Array(buckets * classes)
  const p = new Float64Array(classes)
  const random = randomFrom(seed)
  const chosen = new Int32Array(65536)
  const more = 1 / (1 - drop)
  let averaged = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(rows.length, random)
    for (const at of order) {
      const row = rows[at]!
      const from = starts[row]!
      const to = starts[row + 1]!
      p.fill(0)
      let kept = 0
      for (let k = from; k < to; k++) {
        if (drop > 0 && k < to - 1 && random() < drop) continue
        chosen[kept++] = k
      }
      for (let i = 0; i < kept; i++) {
        const k = chosen[i]!
        const base = features[k]! * classes
        const value = values[k]! * more
        for (let c = 0; c < classes; c++) p[c]! += w[base + c]! * value
      }
      softmax(p)
      const label = labels[row]!
      const weight = weights[row]!
      for (let c = 0; c < classes; c++) p[c] = (p[c]! - (c === label ? 1 : 0)) * weight
      for (let i = 0; i < kept; i++) {
        const k = chosen[i]!
        const base = features[k]! * classes
        const value = values[k]! * more
        for (let c = 0; c < classes; c++) {
          const gradient = p[c]! * value + l2 * w[base + c]!
          g[base + c]! += gradient * gradient
          w[base + c]! -= (rate * gradient) / Math.sqrt(g[base + c]!)
        }
      }
    }
    if (epoch >= epochs / 2) {
      averaged++
      for (let i = 0; i < w.length; i++) sum[i]! += w[i]!
    }
  }
  for (let i = 0; i < sum.length; i++) sum[i]! /= averaged
  return sum
}

export function softmax(p: Float64Array): void {
  let max = p[0]!
  for (let c = 1; c < p.length; c++) if (p[c]! > max) max = p[c]!
  let total = 0
  for (let c = 0; c < p.length; c++) {
    p[c] = Math.exp(p[c]! - max)
    total += p[c]!
  }
  for (let c = 0; c < p.length; c++) p[c]! /= total
}
