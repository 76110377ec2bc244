import { AskError } from '../../port/error.ts'
import { Arena } from './arena.ts'
import type { Store } from './store.ts'

/** The share of the room that may stay filled between two questions. */
const KEPT = 1 / 4

/** Something kept for the next question, in memory that can be given back. */
export type KeptBytes = {
  bytes_at: number[]
  used: number
  /** Nearly every question needs it: given back only where nothing else is left. */
  isLasting?: boolean
  /** Nobody works with it any more: given back where room is needed, also within the question. */
  isSpare?: boolean
}

export type SessionOptions = { store: Store; scratch: { at: number; bytes: number }; isCancelled: () => boolean }

/** One worker's place to work: its memory, what it remembers, and whether it should go on. */
export class Session {
  readonly store: Store
  readonly arena: Arena
  readonly #isCancelled: () => boolean
  readonly #kept = new Map<string, KeptBytes>()
  readonly #most: number
  /** What the question would do well to keep and can do without. */
  readonly #lent = new Set<() => void>()
  #question = 0

  constructor({ store, scratch, isCancelled }: SessionOptions) {
    this.store = store
    this.#isCancelled = isCancelled
    this.#most = scratch.bytes * KEPT
    this.arena = new Arena(scratch.at, scratch.bytes, () => this.#forgetOldest() || this.#takeBack())
  }

  begin(): void {
    this.#question++
  }

  end(): void {
    this.#lent.clear()
    this.arena.giveBack()
    // What is used again soon is still in the cache of the processor, so not all of the room is filled with old answers.
    while (this.arena.taken > this.#most && this.#forgetOldest()) {}
  }

  check(): void {
    if (this.#isCancelled()) throw new AskError('cancelled', 'the question was taken back')
  }

  /** What was kept under this name, or what `make` makes now; its memory stays until others need the room. */
  recall<T extends KeptBytes>(name: string, make: () => T): T {
    const known = this.#kept.get(name) as T | undefined
    const kept = known ?? make()
    kept.used = this.#question
    kept.isSpare = false
    // The order of the map is the order of use.
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    for (const at of kept.bytes_at) this.arena.adopt(at)
    return kept
  }

  /** What the work remembers anew is spare after it: a question may hold a thousand conditions, whatever the corpus. */
  passing<T>(work: () => T): T {
    const isInUse = ({ used, isSpare }: KeptBytes) => used === this.#question && !isSpare
    const before = new Set([...this.#kept.values()].filter(isInUse))
    try {
      return work()
    } finally {
      for (const kept of this.#kept.values()) if (isInUse(kept) && !before.has(kept)) kept.isSpare = true
    }
  }

  /** After a change of the facts nothing that was kept is true. */
  forget(): void {
    for (const name of [...this.#kept.keys()]) this.#drop(name)
  }

  #forgetOldest(): boolean {
    const old = [...this.#kept].filter(([, { used, isSpare }]) => used !== this.#question || isSpare)
    const oldest = old.find(([, { isLasting }]) => !isLasting) ?? old[0]
    if (oldest) this.#drop(oldest[0])
    return oldest !== undefined
  }

  /** Borrowed memory that is only convenient: `giveBack` is called where there is no other room. */
  lend(giveBack: () => void): void {
    this.#lent.add(giveBack)
  }

  #takeBack(): boolean {
    const lent = [...this.#lent]
    this.#lent.clear()
    for (const giveBack of lent) giveBack()
    return lent.length > 0
  }

  #drop(name: string): void {
    for (const at of this.#kept.get(name)!.bytes_at) this.arena.free(at)
    this.#kept.delete(name)
  }

  /** Bits of accounts, none set. */
  accountBits(): number {
    const at = this.arena.borrow(this.store.account_bytes)
    this.store.kernels.fill(at, 0, this.store.account_bytes)
    return at
  }

  copyOf(bits: number, bytes: number): number {
    const at = this.arena.borrow(bytes)
    this.store.kernels.copy(at, bits, bytes)
    return at
  }

  everybody(): number {
    return this.copyOf(this.store.at('is_there'), this.store.account_bytes)
  }
}
