import type { Judged } from '../../profile/judged.ts'
import type { Scan } from '../tokens/scan.ts'
import { lettersOf, MAX_FEATURES } from './features.ts'
import { placesIn, weightsIn } from './stored-rows.ts'

export type LanguageHeader = {
  languages: string[]
  /** 2^known bits say which n-grams are worth a look, */
  known: number
  /** 2^bits bits say which buckets have a row of weights, */
  bits: number
  /** of a column per language; one more row is what a language is worth unread. */
  rows: number
  scale: number
}
/** Latin letters have a table of their own: n-grams of other scripts would share its buckets. */
export type LanguageModels = { latin: LanguageModel; other: LanguageModel }

/** N-grams are read in stretches until one language is this sure; after the first only those that lead are kept. */
const STRETCH = 96
const DECIDED = 0.9995
const LEADING = 6

/** A weight per language for each hashed n-gram. */
export class LanguageModel {
  private readonly header: LanguageHeader
  private readonly known: Uint8Array
  private readonly places: Uint16Array
  private readonly weights: Int8Array
  private readonly mask: number
  private readonly shift: number
  private readonly letters = new Int32Array(MAX_FEATURES)
  private readonly sums: Int32Array
  private readonly logits: Float64Array
  /** The languages still open, by their columns. */
  private readonly columns: Int32Array

  constructor(header: LanguageHeader, bytes: Uint8Array) {
    const kept = 1 << (header.known - 3)
    const rows = kept + (1 << (header.bits - 3))
    this.header = header
    this.mask = (1 << header.bits) - 1
    this.shift = 32 - header.known
    this.known = bytes.subarray(0, kept)
    this.places = placesIn(bytes.subarray(kept, rows))
    this.weights = weightsIn(bytes.subarray(rows), header.rows, header.languages.length)
    this.sums = new Int32Array(header.languages.length)
    this.logits = new Float64Array(header.languages.length)
    this.columns = new Int32Array(header.languages.length)
  }

  /** The likeliest of the languages given (neighbours in the table), or nothing when there is no word to go by. */
  choose(among: readonly string[], scan: Scan): Judged<string> | null {
    const { letters, sums, columns } = this
    const { languages, scale } = this.header
    const size = lettersOf(scan, letters)
    if (size === 0) return null
    const from = languages.indexOf(among[0]!)
    let open = among.length
    sums.fill(0)
    for (let column = 0; column < open; column++) columns[column] = from + column
    let at = Math.min(size, STRETCH)
    this.addAll(at, from, from + open)
    for (;;) {
      const judged = this.likeliest(open, scale / Math.sqrt(at))
      if (at === size || judged.confidence > DECIDED) return judged
      open = this.best(open)
      const stop = Math.min(size, at + STRETCH)
      this.addOpen(at, stop, open)
      at = stop
    }
  }

  /** Most of the time goes here, so the columns are met in their order, without looking up which are open. */
  private addAll(stop: number, from: number, to: number): void {
    const { letters, known, places, sums, weights, mask, shift } = this
    const width = this.header.languages.length
    for (let at = 0; at < stop; at++) {
      const hash = letters[at]!
      const bit = hash >>> shift
      if (((known[bit >> 3]! >> (bit & 7)) & 1) === 0) continue
      const row = places[hash & mask]!
      if (row === 0) continue
      const base = (row - 1) * width
      for (let language = from; language < to; language++) {
        sums[language] = (sums[language]! + weights[base + language]!) | 0
      }
    }
  }

  private addOpen(start: number, stop: number, open: number): void {
    const { letters, known, places, sums, weights, columns, mask, shift } = this
    const width = this.header.languages.length
    for (let at = start; at < stop; at++) {
      const hash = letters[at]!
      const bit = hash >>> shift
      if (((known[bit >> 3]! >> (bit & 7)) & 1) === 0) continue
      const row = places[hash & mask]!
      if (row === 0) continue
      const base = (row - 1) * width
      for (let column = 0; column < open; column++) {
        const language = columns[column]!
        sums[language] = (sums[language]! + weights[base + language]!) | 0
      }
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
    const { languages, rows, scale } = this.header
    const bias = languages.length * rows
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
