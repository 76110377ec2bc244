import { int8 } from '../model-file.ts'
import type { Features } from './features.ts'

export type ConvolutionHeader = { words: number; size: number; filters: number; scale: number }

export const bytesOfConvolution = ({ words, size, filters }: ConvolutionHeader) =>
  words * 4 + words * size + 4 * (filters * 3 * size + filters + 2 * (filters + size + 1))

const MAX_WORDS = 120
/** Whole numbers add and compare faster: all is kept in parts of this. */
const FIXED = 2048

/**
 * A convolution over three words that keeps the strongest answer of each filter. What a filter makes of a word at each
 * of its three places is worked out when the word is first met, so that reading a text is adding up.
 */
export class ConvolutionModel {
  negative = 0
  positive = 0
  private readonly header: ConvolutionHeader
  private readonly numbers = new Map<number, number>()
  private readonly embeddings: Int8Array
  private readonly kernels: Float32Array
  private readonly bias: Int32Array
  private readonly head: Float32Array
  private readonly projected: (Int16Array | undefined)[]
  private readonly pooled: Int32Array
  private readonly window: Int16Array[] = []
  private readonly nothing: Int16Array

  constructor(header: ConvolutionHeader, bytes: Uint8Array) {
    const { words, size, filters } = header
    this.header = header
    // The columns need not start where a wider number may: copied, they do.
    const copy = bytes.slice()
    let at = 0
    const column = <T>(make: (start: number) => T, length: number): T => {
      const made = make(at)
      at += length
      return made
    }
    const hashes = column((start) => new Int32Array(copy.buffer, start, words), words * 4)
    for (let word = 1; word < words; word++) this.numbers.set(hashes[word]!, word)
    const floats = (count: number) => column((start) => new Float32Array(copy.buffer, start, count), count * 4)
    this.kernels = floats(filters * 3 * size)
    this.bias = Int32Array.from(floats(filters), (one) => Math.round(one * FIXED))
    this.head = floats(2 * (filters + size + 1))
    this.embeddings = column((start) => int8(copy, start, words * size), words * size)
    this.projected = new Array(words)
    this.nothing = new Int16Array(filters * 3 + size)
    this.pooled = new Int32Array(filters + size + 1)
  }

  /** Sets `negative` and `positive`, the log-odds against neutral. */
  read({ units, size: length }: Features): void {
    const { filters, size } = this.header
    const { pooled, window, nothing } = this
    const middle = filters | 0
    const last = (2 * filters) | 0
    const mean = (3 * filters) | 0
    const count = Math.min(length, MAX_WORDS)
    for (let at = 0; at < count; at++) window[at] = this.projection(this.numbers.get(units[at]!) ?? 0)
    pooled.fill(0)
    for (let at = 0; at < count; at++) {
      const before = at > 0 ? window[at - 1]! : nothing
      const here = window[at]!
      const behind = at + 1 < count ? window[at + 1]! : nothing
      for (let f = 0; f < filters; f++) {
        const sum = (before[f]! + here[middle + f]! + behind[last + f]!) | 0
        if (sum > pooled[f]!) pooled[f] = sum
      }
      for (let d = 0; d < size; d++) pooled[middle + d] = (pooled[middle + d]! + here[mean + d]!) | 0
    }
    for (let d = 0; d < size; d++) pooled[filters + d] = pooled[filters + d]! / Math.max(1, count)
    pooled[filters + size] = FIXED
    this.negative = this.weigh(0)
    this.positive = this.weigh(pooled.length)
  }

  private weigh(start: number): number {
    let sum = 0
    for (let at = 0; at < this.pooled.length; at++) sum += this.head[start + at]! * this.pooled[at]!
    return sum / FIXED
  }

  private projection(word: number): Int16Array {
    const ready = this.projected[word]
    if (ready) return ready
    const { filters, size, scale } = this.header
    const made = new Int16Array(filters * 3 + size)
    // The bias of a filter is added once per place: with the word in its middle.
    for (let f = 0; f < filters; f++) made[filters + f] = this.bias[f]!
    if (word !== 0) {
      const start = word * size
      for (let d = 0; d < size; d++) made[3 * filters + d] = Math.round(this.embeddings[start + d]! * scale * FIXED)
      for (let place = 0; place < 3; place++) {
        for (let f = 0; f < filters; f++) {
          let sum = 0
          for (let d = 0; d < size; d++) sum += this.kernels[(f * 3 + place) * size + d]! * this.embeddings[start + d]!
          made[place * filters + f]! += Math.round(sum * scale * FIXED)
        }
      }
    }
    this.projected[word] = made
    return made
  }
}
