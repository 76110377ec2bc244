/** What comes one by one while some work is under way, taken in as many at once as are there. */
export class Arrivals<T> {
  #here: T[] = []
  #more = Promise.withResolvers<void>()

  add(one: T): void {
    this.#here.push(one)
    this.#more.resolve()
  }

  /** Ends with the work, and fails as it fails. */
  async *until(work: Promise<unknown>): AsyncGenerator<T[], void> {
    let isOver = false
    const over = () => {
      isOver = true
      this.#more.resolve()
    }
    work.then(over, over)
    // The work may end while who takes is busy with what came before: what has come since is still to be taken.
    while (!isOver || this.#here.length > 0) {
      await this.#more.promise
      if (!isOver) this.#more = Promise.withResolvers()
      const here = this.#here
      this.#here = []
      if (here.length > 0) yield here
    }
    await work
  }
}
