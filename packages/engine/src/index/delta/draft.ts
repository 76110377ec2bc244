import type { Store } from '../query/store.ts'

/** Changes to memory that nobody else sees until they are shown, all at once. */
export class Draft {
  readonly #store: Store
  /** Places and values as 32-bit integers, which a map holds without allocating. */
  readonly #words = new Map<number, number>()

  constructor(store: Store) {
    this.#store = store
  }

  get(at: number): number {
    const drafted = this.#words.get(at / 4)
    return drafted === undefined ? this.#store.u32[at / 4]! : drafted >>> 0
  }

  set(at: number, value: number): void {
    this.#words.set(at / 4, value | 0)
  }

  add(at: number, difference: number): void {
    this.set(at, this.get(at) + difference)
  }

  isSet(name: string, index: number): boolean {
    return ((this.get(this.#store.at(name) + (index >>> 5) * 4) >>> (index & 31)) & 1) === 1
  }

  mark(name: string, index: number, isSet: boolean): void {
    const at = this.#store.at(name) + (index >>> 5) * 4
    const bit = 1 << (index & 31)
    this.set(at, isSet ? this.get(at) | bit : this.get(at) & ~bit)
  }

  /** Only while nobody reads. */
  show(): void {
    for (const [at, value] of this.#words) this.#store.u32[at] = value
    this.#words.clear()
  }
}
