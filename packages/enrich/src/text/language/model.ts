import type { Judged } from '../../profile/judged.ts'
import { int8 } from '../model-file.ts'
import type { Scan } from '../tokens/scan.ts'
import { lettersOf, MAX_FEATURES } from './features.ts'

export type LanguageHeader = {
  languages: string[]
  /** Weights stand in 2^bits rows, a column per language; one more row is what a language is worth unread. */
  bits: number
  /** 2^known bits say which n-grams were met in training; the rest is not looked up. */
  known: number
  scale: number
}

/** N-grams are read in stretches until one language is this sure; after the first only those that lead are kept. */
const STRETCH = 64
const DECIDED = 0.998
const LEADING = 6

/** A weight per language for each hashed n-gram. */
export class LanguageModel {
  private readonly header: LanguageHeader
  private readonly known: Uint8Array
  private readonly weights: Int8Array
  private readonly letters = new Int32Array(MAX_FEATURES)
  private readonly sums: Int32Array
  private readonly logits: Float64Array
  /** The languages still open, by their columns. */
  private readonly columns: Int32Array

  constructor(header: LanguageHeader, bytes: Uint8Array) {
    const split = 1 << (header.known - 3)
    this.header = header
    this.known = bytes.subarray(0, split)
    this.weights = int8(bytes, split)
    this.sums = new Int32Array(header.languages.length)
    this.logits = new Float64Array(header.languages.length)
    this.columns = new Int32Array(header.languages.length)
  }

  /** The likeliest of the languages given (neighbours in the table), or nothing when there is no word to go by. */
  choose(among: readonly string[], scan: Scan): Judged<string> | null {
    const { letters, sums, columns, weights, known } = this
    const { languages, bits, scale, known: knownBits } = this.header
    const size = lettersOf(scan, letters)
    if (size === 0) return null
    const from = languages.indexOf(among[0]!)
    const to = from + among.length
    const width = languages.length
    const mask = (1 << bits) - 1
    sums.fill(0)
    let open = to - from
    for (let column = 0; column < open; column++) columns[column] = from + column
    let at = 0
    for (;;) {
      const stop = Math.min(size, at + STRETCH)
      for (; at < stop; at++) {
        const hash = letters[at]!
        const bit = hash >>> (32 - knownBits)
        if (((known[bit >> 3]! >> (bit & 7)) & 1) === 0) continue
        const base = (hash & mask) * width
        for (let column = 0; column < open; column++) {
          const language = columns[column]!
          sums[language] = (sums[language]! + weights[base + language]!) | 0
        }
      }
      const judged = this.likeliest(open, scale / Math.sqrt(at))
      if (at === size || judged.confidence > DECIDED) return judged
      open = this.best(open)
    }
  }

  /** Puts the languages that lead first; the others have no hope any more. */
  private best(open: number): number {
    const { columns, logits } = this
    for (let place = 0; place < Math.min(open, LEADING); place++) {
      let best = place
      for (let other = place + 1; other < open; other++) {
        if (logits[columns[other]!]! > logits[columns[best]!]!) best = other
      }
      const kept = columns[place]!
      columns[place] = columns[best]!
      columns[best] = kept
    }
    return Math.min(open, LEADING)
  }

  private likeliest(open: number, value: number): Judged<string> {
    const { columns, sums, logits, weights } = this
    const { languages, bits, scale } = this.header
    const bias = languages.length << bits
    let best = columns[0]!
    let top = Number.NEGATIVE_INFINITY
    let total = 0
    for (let column = 0; column < open; column++) {
      const language = columns[column]!
      const logit = sums[language]! * value + weights[bias + language]! * scale
      logits[language] = logit
      if (logit > top) {
        total = total * Math.exp(top - logit) + 1
        top = logit
        best = language
      } else total += Math.exp(logit - top)
    }
    return { value: languages[best]!, confidence: 1 / total }
  }
}
