import type { Who } from '@starling/question'
import type { Reach } from '@starling/sections'
import type { Reached } from '../../port/answers.ts'
import { type Audience, whomReaches } from './audience.ts'
import type { Session } from './session.ts'

/** Bits of whom each of some things reaches, found again where there is no room for all of them; counted among those within. */
export class ReachedBits {
  readonly #session: Session
  readonly #by: readonly Reach[]
  readonly #kept = new Map<number, number>()
  #isRoomy = true
  /** Those of the audience and the others, as far as they still count. */
  readonly #inside: number
  readonly #outside: number

  constructor(session: Session, audience: Audience, by: readonly Reach[], within: Who | undefined) {
    this.#session = session
    this.#by = by
    const { kernels, account_bytes } = session.store
    this.#inside = within ? this.#copyOf(within) : session.everybody()
    this.#outside = session.copyOf(this.#inside, account_bytes)
    kernels.and(this.#inside, audience.bits, account_bytes)
    kernels.and_not(this.#outside, audience.bits, account_bytes)
    session.lend(() => this.#giveBack())
  }

  get all(): number[] {
    return [...this.#by.keys()]
  }

  /** How many one of them reaches of those who still count. */
  count(place: number): Reached {
    return this.#using(place, (bits) => this.countIn(bits))
  }

  /** How many of these bits are of those who still count. */
  countIn(bits: number): Reached {
    const { kernels, account_bytes } = this.#session.store
    return {
      inside: kernels.popcount_and(bits, this.#inside, account_bytes) >>> 0,
      outside: kernels.popcount_and(bits, this.#outside, account_bytes) >>> 0,
    }
  }

  /** Whom it reaches does not count any more. */
  leaveOut(place: number): void {
    this.#using(place, (bits) => this.leaveOutBits(bits))
  }

  leaveOutBits(bits: number): void {
    const { kernels, account_bytes } = this.#session.store
    kernels.and_not(this.#inside, bits, account_bytes)
    kernels.and_not(this.#outside, bits, account_bytes)
  }

  /** Bits of whom any of them reaches, and of whom two or more do. */
  anyAndTwice(): { any: number; twice: number } {
    const { kernels, account_bytes } = this.#session.store
    const [any, twice, again] = [0, 0, 0].map(() => this.#session.accountBits()) as [number, number, number]
    for (const place of this.all) {
      this.#using(place, (bits) => {
        kernels.copy(again, bits, account_bytes)
        kernels.and(again, any, account_bytes)
        kernels.or(twice, again, account_bytes)
        kernels.or(any, bits, account_bytes)
      })
    }
    return { any, twice }
  }

  /** Nothing is borrowed in `use`: what is kept may have to be given back for it. */
  #using<T>(place: number, use: (bits: number) => T): T {
    this.#session.check()
    const known = this.#kept.get(place)
    if (known !== undefined) return use(known)
    const bits = this.#copyOf(this.#by[place]!)
    const answer = use(bits)
    if (this.#isRoomy) this.#kept.set(place, bits)
    else this.#session.arena.release(bits)
    return answer
  }

  #copyOf(reach: Reach): number {
    const { account_bytes } = this.#session.store
    return this.#session.passing(() => this.#session.copyOf(whomReaches(this.#session, reach).bits, account_bytes))
  }

  #giveBack(): void {
    this.#isRoomy = false
    for (const bits of this.#kept.values()) this.#session.arena.release(bits)
    this.#kept.clear()
  }
}
