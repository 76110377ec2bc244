const LOOK_EVERY_MS = 50
/** Of what was seen before, at each look: what is older than a second hardly counts. */
const REMEMBERED = 0.9

/** How late the process comes to what is due: so long everybody waits now, whatever they ask. */
export class Lateness {
  ms = 0
  readonly #timer: NodeJS.Timeout
  #due: number

  constructor() {
    this.#due = performance.now() + LOOK_EVERY_MS
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
  }

  #look(): void {
    const now = performance.now()
    const late = Math.max(0, now - this.#due)
    // One long pause stands for all the looks that it has swallowed.
    const looks = 1 + Math.floor(late / LOOK_EVERY_MS)
    const kept = REMEMBERED ** looks
    this.ms = this.ms * kept + late * (1 - kept)
    this.#due = now + LOOK_EVERY_MS
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
