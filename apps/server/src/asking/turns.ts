import { AppError } from '@starling/contract'

type Line = { busy: number; waiting: (() => void)[] }

/** So many questions of one asker are worked on at once, and so many may wait: others are served all the while (threats 19). */
export class Turns {
  readonly #at_once: number
  readonly #most_waiting: number
  readonly #lines = new Map<string, Line>()

  /** An office of twenty behind one address, each with all groups of an analysis, still fits. */
  constructor(at_once = 8, most_waiting = 500) {
    this.#at_once = at_once
    this.#most_waiting = most_waiting
  }

  /** `asker`: a person, or the address of somebody who is not signed in. */
  async take<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(asker) ?? { busy: 0, waiting: [] }
    this.#lines.set(asker, line)
    if (line.busy < this.#at_once) line.busy++
    else {
      if (line.waiting.length >= this.#most_waiting) throw new AppError('too_many', { retry_after_s: 2 })
      // Who is called takes over the place of who calls.
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.busy === 0) this.#lines.delete(asker)
    }
  }
}
