import { AppError } from '@starling/contract'

/** Between two who were told to wait: as fast as a small machine answers analyses. */
const APART_MS = 50
const SOONEST_MS = 1_000
const LATEST_MS = 30_000
/** A page asks group after group; whoever was let in is let finish. */
const KEPT_MS = 60_000
const MOST_KEPT = 10_000

type Admitting = { late_ms: () => number; busy_after_ms: number; now?: () => number }

/**
 * When everybody waits already, a new analysis is told when to come again, one after another, instead of making all wait
 * longer. What has begun goes on, and what is no analysis is not asked.
 */
export class Admission {
  readonly #late_ms: () => number
  readonly #busy_after_ms: number
  readonly #now: () => number
  readonly #begun = new Map<string, number>()
  #next_turn = 0

  /** `busy_after_ms` of 0: everybody is let in. */
  constructor({ late_ms, busy_after_ms, now = () => performance.now() }: Admitting) {
    this.#late_ms = late_ms
    this.#busy_after_ms = busy_after_ms
    this.#now = now
  }

  /** `analysis`: of which this is a part, where it is one of several. */
  admit(analysis: string | undefined): void {
    if (this.#busy_after_ms === 0) return
    const now = this.#now()
    const isBegun = analysis !== undefined && this.#begun.has(analysis)
    if (!isBegun && this.#late_ms() > this.#busy_after_ms) throw this.#busy(now)
    if (analysis !== undefined) this.#keep(analysis, now)
  }

  #busy(now: number): AppError {
    this.#next_turn = Math.min(Math.max(this.#next_turn + APART_MS, now + SOONEST_MS), now + LATEST_MS)
    const retry_after_s = Math.ceil((this.#next_turn - now) / 1000)
    return new AppError('busy', { retry_after_s, values: { seconds: retry_after_s } })
  }

  #keep(analysis: string, now: number): void {
    this.#begun.delete(analysis)
    this.#begun.set(analysis, now)
    for (const [oldest, at] of this.#begun) {
      if (this.#begun.size <= MOST_KEPT && now - at < KEPT_MS) break
      this.#begun.delete(oldest)
    }
  }
}
