import type { Confusion } from '@starling/enrich'
import { type Interval, Z_95 } from './statistics.ts'

/** What the share of a value would be if no judgement erred, as far as its errors were measured. */
export type Corrected = { share: number; interval: Interval }

type Matrix = number[][]

/**
 * Of people or posts that were judged, how many were told to be each, and how often who is one is told to be another;
 * docs/methods/judged.md. `draws`: of how many independent ones they are worth as many, where authors were drawn.
 */
export class JudgedShares {
  readonly #values: string[]
  readonly #share: number[]
  readonly #spread: Matrix

  constructor(confusion: Confusion, counts: Readonly<Record<string, number>>, draws?: number) {
    this.#values = Object.keys(confusion)
    const told = this.#values.map((value) => counts[value] ?? 0)
    const all = told.reduce((sum, count) => sum + count, 0)
    const n = draws ?? all
    // Some more are imagined, as many of each: otherwise ten of ten would be certain.
    const shares = told.map((count) => ((all > 0 ? count / all : 0) * n + Z_95 ** 2 / told.length) / (n + Z_95 ** 2))
    const rows = this.#values.map((label) => this.#values.map((value) => (confusion[label]![value] ?? 0) + 1))
    const sizes = rows.map((row) => row.reduce((sum, count) => sum + count, 0))
    const errors = rows.map((row, at) => row.map((count) => count / sizes[at]!))
    const undo = inverse(transposed(errors))
    this.#share = times(undo, shares)
    const drawn = multinomial(shares, n + Z_95 ** 2)
    const measured = errors.map((row, at) => scaled(multinomial(row, sizes[at]!), this.#share[at]! ** 2))
    this.#spread = product(product(undo, measured.reduce(plus, drawn)), transposed(undo))
  }

  /** Not where a share would surely be less than nothing: then errors here are not those that were measured. */
  get fits(): boolean {
    return this.#share.every((share, at) => share + Z_95 * Math.sqrt(this.#spread[at]![at]!) > 0)
  }

  of(value: string): Corrected {
    return this.#weighted(
      this.#values.map((one) => (one === value ? 1 : 0)),
      [0, 1],
    )
  }

  /** How much more the one is than the other, -1 to 1. */
  difference(more: string, less: string): Corrected {
    return this.#weighted(
      this.#values.map((one) => (one === more ? 1 : one === less ? -1 : 0)),
      [-1, 1],
    )
  }

  #weighted(weights: number[], [least, most]: Interval): Corrected {
    const within = (value: number) => Math.min(Math.max(value, least), most)
    const share = dot(weights, this.#share)
    const half = Z_95 * Math.sqrt(dot(weights, times(this.#spread, weights)))
    return { share: within(share), interval: [within(share - half), within(share + half)] }
  }
}

/** How the shares of several values vary together when `n` are drawn. */
const multinomial = (shares: number[], n: number): Matrix =>
  shares.map((one, at) => shares.map((other, to) => ((at === to ? one : 0) - one * other) / n))

const dot = (a: number[], b: number[]): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0)
const times = (matrix: Matrix, vector: number[]): number[] => matrix.map((row) => dot(row, vector))
const transposed = (matrix: Matrix): Matrix => matrix[0]!.map((_, at) => matrix.map((row) => row[at]!))
const product = (a: Matrix, b: Matrix): Matrix => a.map((row) => times(transposed(b), row))
const plus = (a: Matrix, b: Matrix): Matrix => a.map((row, at) => row.map((value, to) => value + b[at]![to]!))
const scaled = (matrix: Matrix, by: number): Matrix => matrix.map((row) => row.map((value) => value * by))

/** By Gauss and Jordan, the largest first. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, to) => (at === to ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    let largest = at
    for (let row = at; row < size; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[largest]![at]!)) largest = row
    ;[rows[at], rows[largest]] = [rows[largest]!, rows[at]!]
    const pivot = rows[at]!.map((value) => value / rows[at]![at]!)
    rows[at] = pivot
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![at]!
      if (row !== at) rows[row] = rows[row]!.map((value, to) => value - factor * pivot[to]!)
    }
  }
  return rows.map((row) => row.slice(size))
}
