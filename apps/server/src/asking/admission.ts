import { AppError } from '@starling/contract'

/** How many are let in a second is judged so often. */
const JUDGE_EVERY_MS = 500
/** The later it is, the slower, within these bounds. */
const SLOWER = 0.8
const MUCH_SLOWER = 0.3
const FASTER = 1.05
const MUCH_FASTER = 1.5
/** So long after it was late last, how many come is still limited. */
const PRESSED_MS = 10_000
const FASTEST = 1000
const SOONEST_MS = 1_000
const LATEST_MS = 10_000
/** Some ask group after group; whoever was let in is let finish. */
const KEPT_MS = 60_000
const MOST_KEPT = 10_000

/** `slowest`: so many a second are let in however late it is. */
type Admitting = { late_ms: () => number; busy_after_ms: number; slowest?: number; now?: () => number }

/**
 * Lets as many analyses in as keep everybody quick. When all wait already, a new one is told when to come again, one
 * after another, instead of making all wait longer. What has begun goes on, and what is no analysis is not asked.
 */
export class Admission {
  readonly #late_ms: () => number
  readonly #busy_after_ms: number
  readonly #slowest: number
  readonly #now: () => number
  readonly #begun = new Map<string, number>()
  /** A second; what was not used of it is kept for a quarter of one. */
  #rate = FASTEST
  #room = 1
  #judged = { at: 0, admitted: 0 }
  #filled_at = 0
  #next_turn = 0
  /** How many each was let in with lately. */
  readonly #taken = new Map<string, number>()
  #pressed_until = 0

  /** `busy_after_ms` of 0: everybody is let in. */
  constructor({ late_ms, busy_after_ms, slowest = 4, now = () => performance.now() }: Admitting) {
    this.#late_ms = late_ms
    this.#busy_after_ms = busy_after_ms
    this.#slowest = slowest
    this.#now = now
  }

  /**
   * `analysis`: of which this is a part, where it is one of several. While all wait, whoever had most of the turns lately
   * leaves one for others.
   */
  admit(analysis: string | undefined, asker?: string): void {
    if (this.#busy_after_ms === 0) return
    const now = this.#now()
    const begun = analysis === undefined ? undefined : this.#begun.get(analysis)
    if (begun !== undefined && now - begun < KEPT_MS) return
    this.#judge(now)
    this.#room = Math.min(this.#room + (this.#rate * (now - this.#filled_at)) / 1000, Math.max(2, this.#rate / 4))
    this.#filled_at = now
    const isPressed = now < this.#pressed_until
    if (isPressed && this.#room < (this.#hadMost(asker) ? 2 : 1)) throw this.#busy(now)
    if (isPressed) this.#room--
    this.#judged.admitted++
    if (asker !== undefined) this.#taken.set(asker, (this.#taken.get(asker) ?? 0) + 1)
    if (analysis !== undefined) this.#keep(analysis, now)
  }

  /** Slower at once, and from what was really let in; faster little by little. */
  #judge(now: number): void {
    const { at, admitted } = this.#judged
    const seconds = (now - at) / 1000
    if (seconds * 1000 < JUDGE_EVERY_MS) return
    const late = this.#late_ms() / this.#busy_after_ms
    if (late > 1) {
      this.#pressed_until = now + PRESSED_MS
      const slower = Math.min(SLOWER, Math.max(MUCH_SLOWER, 1 / late))
      this.#rate = Math.max(this.#slowest, Math.min(this.#rate, admitted / seconds) * slower)
    } else {
      this.#rate = Math.min(FASTEST, this.#rate * (late > 0.5 ? FASTER : MUCH_FASTER))
    }
    this.#judged = { at: now, admitted: 0 }
    for (const [asker, count] of this.#taken) {
      if (count < 1) this.#taken.delete(asker)
      else this.#taken.set(asker, count / 2)
    }
  }

  #hadMost(asker: string | undefined): boolean {
    const own = asker === undefined ? 0 : (this.#taken.get(asker) ?? 0)
    return own >= 1 && own * 2 >= [...this.#taken.values()].reduce((sum, count) => sum + count, 0)
  }

  #busy(now: number): AppError {
    this.#next_turn = Math.min(Math.max(this.#next_turn + 1000 / this.#rate, now + SOONEST_MS), now + LATEST_MS)
    return busyFor(this.#next_turn - now)
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

/** For so long after strangers were let in they may be what makes all wait; and so long after somebody known asked, they matter. */
const LATELY_MS = 10_000

/**
 * Strangers are held back before anybody known is, and further: nobody known is refused for what strangers have brought,
 * and while all wait none of them is let in beside somebody known.
 */
export class Doors {
  readonly #known: Admission
  readonly #strangers: Admission
  readonly #admitted = new WeakSet<object>()
  readonly #isLate: () => boolean
  readonly #now: () => number
  #came = { known: Number.NEGATIVE_INFINITY, strangers: Number.NEGATIVE_INFINITY }

  constructor(late_ms: () => number, busy_after_ms: number, now = () => performance.now()) {
    this.#known = new Admission({ late_ms, busy_after_ms, now })
    this.#strangers = new Admission({ late_ms, busy_after_ms: busy_after_ms / 2, slowest: 1, now })
    this.#isLate = () => busy_after_ms > 0 && late_ms() > busy_after_ms
    this.#now = now
  }

  /** Once for each request, however many questions it comes to. */
  admit({ user, request }: { user: { id: string } | undefined; request: object }, analysis: string | undefined): void {
    if (this.#admitted.has(request)) return
    const now = this.#now()
    const isPressed = (by: number) => this.#isLate() && now - by < LATELY_MS
    if (user) {
      this.#came.known = now
      if (!isPressed(this.#came.strangers)) this.#known.admit(analysis, user.id)
    } else {
      if (isPressed(this.#came.known)) throw busyFor(LATEST_MS)
      this.#strangers.admit(analysis)
      this.#came.strangers = now
    }
    this.#admitted.add(request)
  }
}

function busyFor(ms: number): AppError {
  const retry_after_s = Math.ceil(ms / 1000)
  return new AppError('busy', { retry_after_s, values: { seconds: retry_after_s } })
}
