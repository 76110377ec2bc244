import { softmax } from './softmax.ts'

/** Fits how log-odds of several models make one answer: per label a weight for each and a bias, all labels equal. */
export function fitStack(inputs: number[][], labels: number[], steps = 3000, rate = 0.1): number[][] {
  const width = inputs[0]!.length + 1
  const counts = [0, 1, 2].map((label) => labels.filter((one) => one === label).length)
  const stack = [0, 1].map(() => new Float64Array(width))
  const p = new Float64Array(3)
  for (let step = 0; step < steps; step++) {
    const gradients = [0, 1].map(() => new Float64Array(width))
    inputs.forEach((input, at) => {
      stacked(stack, input, p)
      softmax(p)
      const weight = 1 / 3 / counts[labels[at]!]!
      for (const [which, label] of [
        [0, 0],
        [1, 2],
      ] as const) {
        const error = (p[label]! - (labels[at] === label ? 1 : 0)) * weight
        for (let i = 0; i < width; i++) gradients[which]![i]! += error * (i < input.length ? input[i]! : 1)
      }
    })
    for (const which of [0, 1]) for (let i = 0; i < width; i++) stack[which]![i]! -= rate * gradients[which]![i]!
  }
  return stack.map((row) => [...row].map((one) => Number(one.toPrecision(4))))
}

/** The log-odds of the three labels, neutral being 0. */
export function stacked(stack: ArrayLike<number>[], input: number[], into: Float64Array): void {
  into[1] = 0
  for (const [which, label] of [
    [0, 0],
    [1, 2],
  ] as const) {
    let sum = stack[which]![input.length]!
    for (let i = 0; i < input.length; i++) sum += stack[which]![i]! * input[i]!
    into[label] = sum
  }
}

/** Fits confidence = 1 / (1 + exp(-(a + b x))) where x is the log-odds of the label chosen. */
export function fitConfidence(odds: number[], right: boolean[], steps = 4000, rate = 0.5): [number, number] {
  let a = 0
  let b = 1
  for (let step = 0; step < steps; step++) {
    let da = 0
    let db = 0
    odds.forEach((x, at) => {
      const error = 1 / (1 + Math.exp(-(a + b * x))) - (right[at] ? 1 : 0)
      da += error
      db += error * x
    })
    a -= (rate * da) / odds.length
    b -= (rate * db) / odds.length
  }
  return [Number(a.toFixed(4)), Number(b.toFixed(4))]
}
