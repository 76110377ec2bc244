import { randomFrom, shuffled } from './random.ts'

/** Texts as rows of word numbers (0 stands for none); each belongs to a task with labels of its own. */
export type Texts = {
  starts: Int32Array
  words: Int32Array
  tasks: Uint8Array
  labels: Uint8Array
  weights: Float32Array
}
export type Shape = { words: number; size: number; filters: number; classes: readonly number[] }
export type Convolution = {
  shape: Shape
  embeddings: Float32Array
  /** Filter by filter: what it weighs of the word before, the word and the word behind. */
  kernels: Float32Array
  bias: Float32Array
  /** Per task: class by class, over the strongest answer of each filter, then the mean word, then 1. */
  heads: Float32Array[]
}
export type Course = { epochs: number; rate: number; drop: number; dropWords: number; seed: number }

const EPSILON = 1e-3

/**
 * A convolution over three words with the strongest answer kept, shared by several tasks, trained text by text with
 * AdaGrad. Only the places that won pass their error on, so learning costs little more than reading.
 */
export class ConvolutionTrainer {
  readonly net: Convolution
  readonly pooled: Float32Array
  private readonly winners: Int32Array
  private readonly squares: {
    embeddings: Float32Array
    kernels: Float32Array
    bias: Float32Array
    heads: Float32Array[]
  }
  private readonly window = new Int32Array(514)
  private readonly random: () => number
  private readonly course: Course

  constructor(shape: Shape, course: Course) {
    this.course = course
    this.random = randomFrom(course.seed)
    const { words, size, filters, classes } = shape
    const noise = (length: number, width: number) =>
      Float32Array.from({ length }, () => (this.random() + this.random() + this.random() - 1.5) * width)
    const wide = filters + size + 1
    this.net = {
      shape,
      embeddings: noise(words * size, 0.2),
      kernels: noise(filters * 3 * size, 1.2 / Math.sqrt(3 * size)),
      bias: new Float32Array(filters),
      heads: classes.map((count) => new Float32Array(count * wide)),
    }
    this.net.embeddings.fill(0, 0, size)
    const squares = (of: Float32Array) => new Float32Array(of.length).fill(EPSILON)
    this.squares = {
      embeddings: squares(this.net.embeddings),
      kernels: squares(this.net.kernels),
      bias: squares(this.net.bias),
      heads: this.net.heads.map(squares),
    }
    this.pooled = new Float32Array(wide)
    this.winners = new Int32Array(filters)
  }

  /** Reads one text into `pooled`; answers how many words it had. */
  read(words: Int32Array, from: number, to: number, dropWords = 0): number {
    const { shape, embeddings, kernels, bias } = this.net
    const { size, filters } = shape
    const { window, pooled, winners } = this
    const count = Math.min(to - from, 120)
    window[0] = 0
    for (let at = 0; at < count; at++) {
      window[at + 1] = dropWords > 0 && this.random() < dropWords ? 0 : words[from + at]!
    }
    window[count + 1] = 0
    pooled.fill(0)
    winners.fill(-1)
    for (let at = 1; at <= count; at++) {
      const a = window[at - 1]! * size
      const b = window[at]! * size
      const c = window[at + 1]! * size
      for (let d = 0; d < size; d++) pooled[filters + d]! += embeddings[b + d]!
      for (let f = 0; f < filters; f++) {
        let sum = bias[f]!
        const k = f * 3 * size
        for (let d = 0; d < size; d++) {
          sum +=
            kernels[k + d]! * embeddings[a + d]! +
            kernels[k + size + d]! * embeddings[b + d]! +
            kernels[k + 2 * size + d]! * embeddings[c + d]!
        }
        if (sum > pooled[f]!) {
          pooled[f] = sum
          winners[f] = at
        }
      }
    }
    const share = 1 / Math.max(1, count)
    for (let d = 0; d < size; d++) pooled[filters + d]! *= share
    pooled[filters + size] = 1
    return count
  }

  logits(task: number, into: Float64Array): void {
    const head = this.net.heads[task]!
    const wide = this.pooled.length
    for (let c = 0; c < into.length; c++) {
      let sum = 0
      for (let i = 0; i < wide; i++) sum += head[c * wide + i]! * this.pooled[i]!
      into[c] = sum
    }
  }

  private learn(texts: Texts, row: number, rate: number): void {
    const { shape, embeddings, kernels, bias, heads } = this.net
    const { size, filters, classes } = shape
    const { pooled, winners, window } = this
    const { drop, dropWords } = this.course
    const count = this.read(texts.words, texts.starts[row]!, texts.starts[row + 1]!, dropWords)
    if (count === 0) return
    for (let i = 0; i < filters + size; i++) {
      if (this.random() < drop) pooled[i] = 0
      else pooled[i]! /= 1 - drop
    }
    const task = texts.tasks[row]!
    const p = new Float64Array(classes[task]!)
    this.logits(task, p)
    softmax(p)
    const wide = pooled.length
    const head = heads[task]!
    const squares = this.squares.heads[task]!
    const back = new Float32Array(wide)
    for (let c = 0; c < p.length; c++) {
      const error = (p[c]! - (c === texts.labels[row] ? 1 : 0)) * texts.weights[row]!
      for (let i = 0; i < wide; i++) {
        if (pooled[i] === 0) continue
        const at = c * wide + i
        back[i]! += error * head[at]!
        step(head, squares, at, error * pooled[i]!, rate)
      }
    }
    for (let f = 0; f < filters; f++) {
      const error = back[f]! / (1 - drop)
      if (error === 0 || winners[f]! < 0) continue
      step(bias, this.squares.bias, f, error, rate)
      for (let j = 0; j < 3; j++) {
        const word = window[winners[f]! - 1 + j]!
        const e = word * size
        const k = (f * 3 + j) * size
        for (let d = 0; d < size; d++) {
          const weight = kernels[k + d]!
          if (word !== 0) {
            const pull = error * embeddings[e + d]!
            step(embeddings, this.squares.embeddings, e + d, error * weight, rate)
            step(kernels, this.squares.kernels, k + d, pull, rate)
          }
        }
      }
    }
    for (let d = 0; d < size; d++) {
      const error = back[filters + d]! / (1 - drop) / count
      if (error === 0) continue
      for (let at = 1; at <= count; at++) {
        if (window[at] !== 0) step(embeddings, this.squares.embeddings, window[at]! * size + d, error, rate)
      }
    }
  }

  epoch(texts: Texts, rows: Int32Array, rate: number): void {
    for (const at of shuffled(rows.length, this.random)) this.learn(texts, rows[at]!, rate)
  }
}

function step(weights: Float32Array, squares: Float32Array, at: number, gradient: number, rate: number): void {
  squares[at]! += gradient * gradient
  weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]!)
}

export function softmax(p: Float64Array): void {
  const max = Math.max(...p)
  let total = 0
  for (let c = 0; c < p.length; c++) {
    p[c] = Math.exp(p[c]! - max)
    total += p[c]!
  }
  for (let c = 0; c < p.length; c++) p[c]! /= total
}
