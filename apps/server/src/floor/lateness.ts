const LOOK_EVERY_MS = 50
/** Of what was seen before, at each look: what is older than a second hardly counts. */
const REMEMBERED = 0.9

/** How late the process is with everything: what each request waits for before anything is done for it. */
export class Lateness {
  ms = 0
  readonly #timer: NodeJS.Timeout
  #due: number
  #waits = { sum: 0, count: 0 }

  constructor() {
    this.#due = performance.now() + LOOK_EVERY_MS
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
  }

  /** So long it took until we knew who asks: every call begins with that, and in itself it is nothing. */
  note(ms: number): void {
    this.#waits.sum += ms
    this.#waits.count++
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    const late = Math.max(0, now - this.#due)
    const { sum, count } = this.#waits
    // One long pause stands for all the looks that it has swallowed.
    const kept = REMEMBERED ** (1 + Math.floor(late / LOOK_EVERY_MS))
    this.ms = this.ms * kept + Math.max(late, count > 0 ? sum / count : 0) * (1 - kept)
    this.#waits = { sum: 0, count: 0 }
    this.#due = now + LOOK_EVERY_MS
  }
}
