import type { CoverRow, Reached } from './answers.ts'

/** Our choice: a person of the audience who is not reached weighs as much as so many others who are. */
const WEIGHT = 4
/** Nothing is chosen that reaches fewer people than these: of fewer than five nothing is told. */
const LEAST = 5

/**
 * How well those who are reached are the audience, 0 to 1: the harmonic mean of precision and reach, reach counting
 * WEIGHT times as much (van Rijsbergen's F).
 */
const worthOf = ({ inside, outside }: Reached, n: number): number =>
  inside === 0 ? 0 : ((1 + WEIGHT) * inside) / (inside + outside + WEIGHT * n)

/** People of the audience for each other, and for choosing one more: what waste costs least comes first. */
const yieldOf = ({ inside, outside }: Reached): number => inside / (outside + 1)

type Group = { by: readonly unknown[]; most: number }
/** Places of candidates: all groups one after another. */
type Place = { group: number; at: number }

/**
 * Chooses one candidate after another, each by what those before it leave: `next` is told what each would add. What was
 * chosen up to where it was worth most is in `rows`, once there is no next.
 */
export class Cover {
  readonly rows: CoverRow[] = []
  readonly #n: number
  readonly #places: Place[]
  readonly #most: readonly number[]
  readonly #alone: readonly Reached[]
  readonly #chosen: number[] = []
  #reached: Reached = { inside: 0, outside: 0 }
  #best = { worth: 0, count: 0, repeats: [] as number[] }

  /** `alone`: whom each candidate reaches by itself. */
  constructor(n: number, groups: readonly Group[], alone: readonly Reached[]) {
    this.#n = n
    this.#places = groups.flatMap(({ by }, group) => by.map((_, at) => ({ group, at })))
    this.#most = groups.map(({ most }) => most)
    this.#alone = alone
  }

  /** The candidate that adds most for least waste, the first of those as good; null where nothing is better than before. */
  next(adds: readonly Reached[]): number | null {
    const open = this.#openOnes()
    if (this.#chosen.length === this.#best.count) this.#best.repeats = open.filter((one) => isNobody(adds[one]!))
    const best = this.#mayImprove() ? mostOf(open, (one) => yieldOf(adds[one]!)) : null
    if (best === null) {
      this.#end()
      return null
    }
    const more = adds[best]!
    this.#chosen.push(best)
    this.#reached = plus(this.#reached, more)
    this.#take(best, more)
    const worth = worthOf(this.#reached, this.#n)
    if (worth > this.#best.worth) this.#best = { worth, count: this.#chosen.length, repeats: [] }
    return best
  }

  /** Whether it would be worth more than ever if all the rest were reached and nobody else. */
  #mayImprove(): boolean {
    return worthOf({ ...this.#reached, inside: this.#n }, this.#n) > this.#best.worth
  }

  /** Back to where it was worth most, and what repeats that without reaching anybody else. */
  #end(): void {
    this.rows.length = this.#best.count
    for (const one of this.#best.repeats) {
      const { group } = this.#places[one]!
      if (this.#countOf(group) < this.#most[group]!) this.#take(one, { inside: 0, outside: 0 })
    }
  }

  #take(candidate: number, { inside, outside }: Reached): void {
    const added = { adds_inside: inside, adds_outside: outside }
    this.rows.push({ ...this.#places[candidate]!, ...this.#alone[candidate]!, ...added })
  }

  #countOf(group: number): number {
    return this.rows.filter((row) => row.group === group).length
  }

  #openOnes(): number[] {
    const chosen = new Set(this.#chosen)
    const isFull = this.#most.map((most, group) => this.#countOf(group) >= most)
    return this.#alone.flatMap(({ inside }, candidate) =>
      inside >= LEAST && !chosen.has(candidate) && !isFull[this.#places[candidate]!.group] ? candidate : [],
    )
  }
}

const isNobody = ({ inside, outside }: Reached) => inside + outside === 0

/** The first of the highest above nought. */
function mostOf(candidates: readonly number[], yieldFor: (one: number) => number): number | null {
  let [best, most]: [number | null, number] = [null, 0]
  for (const one of candidates) {
    const value = yieldFor(one)
    if (value > most) [best, most] = [one, value]
  }
  return best
}

const plus = (one: Reached, other: Reached): Reached => ({
  inside: one.inside + other.inside,
  outside: one.outside + other.outside,
})
