import type { Comparison } from '@starling/question'
import { type Dimension, MADE_ALIKE } from '@starling/sections'

/** From so many posts on people are of the next kind of activity. */
export const ACTIVITY = [1, 3, 10, 30, 100] as const

/** How much somebody posts, from 0 (nothing is here) to 5. */
export function activityOf(posts: number): number {
  let kind = 0
  while (kind < ACTIVITY.length && posts >= ACTIVITY[kind]!) kind++
  return kind
}

/**
 * People who are alike: as active, in one language, in one country. `n` of them are of the audience, `all` of audience
 * and baseline together; both as far as the answer can speak of them.
 */
export type Alike = { n: number; all: number }

/** What chance alone would bring, if the audience were drawn from people like its own. */
export type ByChance = { expected: number; variance: number }

/** A person counts as a whole number of these, so that sums are the same in any order. */
const UNIT = 2 ** 30

/** An audience among people like its own. Groups without anybody of the audience are not part of it. */
export class Likeness {
  readonly groups: number
  /** What a holder of each group adds to the sum that `others` reads. */
  readonly weights: Float64Array
  /** Each size that groups have, in the order in which they are summed. */
  readonly kinds: readonly Alike[]
  /** Per group which size it has. */
  readonly kindOf: Uint32Array
  readonly #sums: Float64Array
  /** What makes a sum of weights a number of people of the baseline. */
  readonly scale: number

  constructor(groups: readonly Alike[], base: { known: number; baseline_known: number }) {
    this.groups = groups.length
    const [only] = groups.length === 1 ? groups : []
    // Where all are alike nothing need be weighed, and a count stays what it is.
    this.weights = Float64Array.from(groups, ({ n, all }) => (only ? 1 : Math.floor((n * UNIT) / all)))
    const order = [...groups.keys()].sort((a, b) => groups[a]!.all - groups[b]!.all || groups[a]!.n - groups[b]!.n)
    const kinds: Alike[] = []
    this.kindOf = new Uint32Array(groups.length)
    for (const group of order) {
      const { n, all } = groups[group]!
      const last = kinds.at(-1)
      if (last?.n !== n || last.all !== all) kinds.push({ n, all })
      this.kindOf[group] = kinds.length - 1
    }
    this.kinds = kinds
    this.#sums = new Float64Array(kinds.length * 2)
    const { known, baseline_known } = base
    this.scale = known === 0 ? 0 : only ? baseline_known / only.all : baseline_known / (known * UNIT)
  }

  /** How many of the baseline would have it if its people were like the audience: what lift is judged by. */
  others(holders: ArrayLike<number>): number {
    let sum = 0
    for (let group = 0; group < this.groups; group++) sum += this.weights[group]! * holders[group]!
    return this.othersOf(sum)
  }

  /** The same of the sum of what the holders add. */
  othersOf = (weights: number): number => Math.floor(weights * this.scale + 0.5)

  /**
   * The audience drawn by lot within each group (Mantel and Haenszel). Groups of one size are summed first, in whole
   * numbers: the last digit does not hang on the order in which groups were found.
   */
  byChance(holders: ArrayLike<number>): ByChance {
    const sums = this.#sums.fill(0)
    for (let group = 0; group < this.groups; group++) {
      const having = holders[group]!
      if (having === 0) continue
      const kind = this.kindOf[group]!
      sums[kind * 2]! += having
      sums[kind * 2 + 1]! += having * (this.kinds[kind]!.all - having)
    }
    let expected = 0
    let variance = 0
    for (const [at, { n, all }] of this.kinds.entries()) {
      expected += (n * sums[at * 2]!) / all
      if (all > 1) variance += (n * (all - n) * sums[at * 2 + 1]!) / (all * all * (all - 1))
    }
    return { expected, variance }
  }
}

/** What others are made alike in is compared as it is. */
export const comparisonOf = (dimension: Dimension, comparison: Comparison): Comparison =>
  MADE_ALIKE.includes(dimension) ? 'plain' : comparison

/** What chance would bring where all people are alike, of whom so many have it. */
export const byLot = (having: number, everybody: Alike): ByChance =>
  new Likeness([everybody], { known: everybody.n, baseline_known: everybody.all }).byChance([having])
