import { AppError } from '@starling/contract'

/** An office of twenty behind one address, each with all groups of an analysis, still fits. */
const WAITING = 500

/** So many questions at once, and so many may wait. Askers who share a lane take turns, however much each one asks. */
class Lane {
  readonly #most: () => number
  readonly #most_waiting: number
  readonly #lines = new Map<string, (() => void)[]>()
  #waiting = 0
  busy = 0

  constructor(most: () => number, most_waiting = WAITING) {
    this.#most = most
    this.#most_waiting = most_waiting
  }

  async take<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most_waiting) throw new AppError('too_many', { retry_after_s: 2 })
    const called = new Promise<void>((resolve) => {
      this.#lines.set(asker, [...(this.#lines.get(asker) ?? []), resolve])
      this.#waiting++
    })
    this.call()
    await called
    try {
      return await work()
    } finally {
      this.busy--
      this.call()
    }
  }

  /** Whoever has waited longest since the last turn; who has more to ask stands at the end again. */
  call(): void {
    while (this.#waiting > 0 && this.busy < this.#most()) {
      const [asker, [next, ...rest]] = this.#lines.entries().next().value!
      this.#lines.delete(asker)
      if (rest.length > 0) this.#lines.set(asker, rest)
      this.#waiting--
      this.busy++
      next!()
    }
  }
}

export type TurnTaker = { user?: { id: string } | undefined; address: string }

/** Who takes turns with others: a person, or whoever comes from an address. */
export const nameOf = ({ user, address }: TurnTaker): string => user?.id ?? address

type Limits = { at_once: number; most_waiting: number; strangers: number }

/**
 * Who asks much waits for themselves (threats 19): every known person has a lane of their own. Strangers share one,
 * whatever addresses they come from, and it is as narrow as can be while somebody known asks.
 */
export class Turns {
  readonly #limits: Limits
  readonly #known = new Map<string, Lane>()
  readonly #strangers: Lane

  constructor({ at_once = 8, most_waiting = WAITING, strangers = 2 }: Partial<Limits> = {}) {
    this.#limits = { at_once, most_waiting, strangers }
    this.#strangers = new Lane(() => (this.#known.size > 0 ? 1 : strangers), most_waiting)
  }

  async take<T>(asker: TurnTaker, work: () => Promise<T>) {
    const { user } = asker
    if (!user) return this.#strangers.take(nameOf(asker), work)
    const { id } = user
    const { at_once, most_waiting } = this.#limits
    const lane = this.#known.get(id) ?? new Lane(() => at_once, most_waiting)
    this.#known.set(id, lane)
    try {
      return await lane.take(id, work)
    } finally {
      if (lane.busy === 0) this.#known.delete(id)
      this.#strangers.call()
    }
  }
}
