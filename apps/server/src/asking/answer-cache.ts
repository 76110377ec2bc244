/** What was answered, by question; the least lately used goes when the bytes are used up. */
export class AnswerCache<T> {
  readonly #most_bytes: number
  readonly #kept = new Map<string, { answer: T; bytes: number }>()
  #state = ''
  #bytes = 0

  constructor(most_bytes: number) {
    this.#most_bytes = most_bytes
  }

  /** Nothing outlives the state of the corpus that it was answered from. */
  get(state: string, key: string): T | undefined {
    this.#enter(state)
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.answer
  }

  set(state: string, key: string, answer: T): void {
    this.#enter(state)
    // The answer itself, and the text that it is written as once somebody asks again.
    const bytes = 2 * (key.length + 2 * JSON.stringify(answer).length)
    if (bytes > this.#most_bytes / 10) return
    this.#drop(key)
    this.#kept.set(key, { answer, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most_bytes) break
      this.#drop(oldest)
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  #enter(state: string): void {
    if (state === this.#state) return
    this.#state = state
    this.#kept.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
