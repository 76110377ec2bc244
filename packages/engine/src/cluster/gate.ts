/** Lets so many through at once; the others wait in the order they came. */
export class Gate {
  #free: number
  readonly #waiting: (() => void)[] = []
  constructor(places: number) {
    this.#free = places
  }

  async pass<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
