import type { CoverRow, Reached } from './answers.ts'

/** Our choice: a person of the audience who is not reached weighs as much as so many others who are. */
const WEIGHT = 4
/** Nothing is chosen that reaches fewer people than these: of fewer than five nothing is told. */
const LEAST = 5
/**
 * Our choice: what only repeats others here reaches other people elsewhere, so more is chosen as long as so much of the
 * precision is left that the best had.
 */
const KEPT = 0.9

/**
 * How well those who are reached are the audience, 0 to 1: the harmonic mean of precision and reach, reach counting
 * WEIGHT times as much (van Rijsbergen's F).
 */
const worthOf = ({ inside, outside }: Reached, n: number): number =>
  inside === 0 ? 0 : ((1 + WEIGHT) * inside) / (inside + outside + WEIGHT * n)

const precisionOf = ({ inside, outside }: Reached): number => inside / (inside + outside)

type Group = { by: readonly unknown[]; most: number }
/** Places of candidates: all groups one after another. */
type Place = { group: number; at: number }

/** Chooses one candidate after another, each by what those before it leave: `next` is told what each would add. */
export class Cover {
  readonly rows: CoverRow[] = []
  readonly #n: number
  readonly #places: Place[]
  readonly #left: number[]
  readonly #alone: readonly Reached[]
  readonly #chosen = new Set<number>()
  #reached: Reached = { inside: 0, outside: 0 }
  #best = 0
  #least_precision = 0

  /** `alone`: whom each candidate reaches by itself. */
  constructor(n: number, groups: readonly Group[], alone: readonly Reached[]) {
    this.#n = n
    this.#places = groups.flatMap(({ by }, group) => by.map((_, at) => ({ group, at })))
    this.#left = groups.map(({ most }) => most)
    this.#alone = alone
  }

  /** The candidate with which it is worth most, the first of those as good; null where that would waste too much. */
  next(adds: readonly Reached[]): number | null {
    let best: number | null = null
    let worth = 0
    for (const [candidate, more] of adds.entries()) {
      if (!this.#isOpen(candidate)) continue
      const found = worthOf(plus(this.#reached, more), this.#n)
      if (found > worth) [best, worth] = [candidate, found]
    }
    if (best === null) return null
    const [place, more] = [this.#places[best]!, adds[best]!]
    const reached = plus(this.#reached, more)
    if (worth > this.#best) [this.#best, this.#least_precision] = [worth, KEPT * precisionOf(reached)]
    else if (precisionOf(reached) < this.#least_precision) return null
    this.#chosen.add(best)
    this.#left[place.group]!--
    this.#reached = reached
    this.rows.push({ ...place, ...this.#alone[best]!, adds_inside: more.inside, adds_outside: more.outside })
    return best
  }

  #isOpen(candidate: number): boolean {
    const isTold = this.#alone[candidate]!.inside >= LEAST
    return isTold && !this.#chosen.has(candidate) && this.#left[this.#places[candidate]!.group]! > 0
  }
}

const plus = (one: Reached, other: Reached): Reached => ({
  inside: one.inside + other.inside,
  outside: one.outside + other.outside,
})
