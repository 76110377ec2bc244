import { int8 } from '../model-file.ts'
import { mix } from '../tokens/scan.ts'
import type { Features } from './features.ts'

export type LinearHeader = {
  /** Weights stand in 2^bits rows of two: negative and positive against neutral. */
  bits: number
  /** 2^known bits say which features were met in training; the rest is not looked up. */
  known: number
  scale: number
  /** Languages in the order of their rows in `dense`; each also has features of its own. None: one for all. */
  languages: string[]
  /** For all languages, then for each: what the lexicon's measures weigh (negative, positive), then the bias. */
  dense: number[]
}

export const bytesOfLinear = ({ bits, known }: LinearHeader) => (1 << (known - 3)) + (2 << bits)

/** Squeezes a measure: the tenth exclamation mark says less than the first. */
export const squeezed = (value: number) => Math.sign(value) * Math.log1p(Math.abs(value))
export const seedOf = (language: number) => Math.imul(language + 1, 0x9e3779b1)

/** Logistic regression over hashed words and character n-grams and what the lexicon found. */
export class LinearModel {
  negative = 0
  positive = 0
  private readonly header: LinearHeader
  private readonly known: Uint8Array
  private readonly weights: Int8Array
  private readonly mask: number
  private readonly shift: number

  constructor(header: LinearHeader, bytes: Uint8Array) {
    const knownBytes = 1 << (header.known - 3)
    this.header = header
    this.known = bytes.subarray(0, knownBytes)
    this.weights = int8(bytes, knownBytes, 2 << header.bits)
    this.mask = (1 << header.bits) - 1
    this.shift = 32 - header.known
  }

  /** Sets `negative` and `positive`, the log-odds against neutral. */
  read({ hashes, words, count }: Features, mood: Float32Array, language: string): void {
    const { scale, languages, dense } = this.header
    const own = languages.indexOf(language)
    const seed = own < 0 ? 0 : seedOf(own)
    this.negative = 0
    this.positive = 0
    this.add(hashes, 0, words, seed, scale / Math.sqrt(Math.max(1, words)))
    this.add(hashes, words, count, seed, scale / Math.sqrt(Math.max(1, count - words)))
    const width = 2 * (mood.length + 1)
    this.addDense(mood, dense, 0)
    if (own >= 0) this.addDense(mood, dense, width * (own + 1))
  }

  private add(hashes: Int32Array, from: number, to: number, seed: number, value: number): void {
    const { known, weights, mask, shift } = this
    let negative = 0
    let positive = 0
    for (let at = from; at < to; at++) {
      const hash = hashes[at]!
      const bit = hash >>> shift
      if (((known[bit >> 3]! >> (bit & 7)) & 1) === 0) continue
      const row = (hash & mask) * 2
      negative += weights[row]!
      positive += weights[row + 1]!
      if (seed === 0) continue
      const own = (mix(hash ^ seed) & mask) * 2
      negative += weights[own]!
      positive += weights[own + 1]!
    }
    this.negative += negative * value
    this.positive += positive * value
  }

  private addDense(mood: Float32Array, dense: number[], start: number): void {
    for (let at = 0; at < mood.length; at++) {
      if (mood[at] === 0) continue
      const value = squeezed(mood[at]!)
      this.negative += dense[start + at * 2]! * value
      this.positive += dense[start + at * 2 + 1]! * value
    }
    this.negative += dense[start + mood.length * 2]!
    this.positive += dense[start + mood.length * 2 + 1]!
  }
}
