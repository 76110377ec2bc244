import type { Store } from '../query/store.ts'
import { NoRoom } from './no-room.ts'

const PAGE = 65_536
const GROW_PAGES = 64
const MAX_PAGES = 65_536
/** Kernels read a little beyond the end of a list. */
const BEYOND = 8

/** Memory behind everything else, for lists that changed. What is no longer used comes back with compaction. */
export class Heap {
  readonly #store: Store
  readonly #memory: WebAssembly.Memory
  #next: number

  constructor(store: Store, memory: WebAssembly.Memory) {
    this.#store = store
    this.#memory = memory
    this.#next = memory.buffer.byteLength
  }

  take(bytes: number): number {
    const at = this.#next
    this.#next = Math.ceil((at + bytes) / 8) * 8
    const missing = Math.ceil((this.#next + BEYOND - this.#memory.buffer.byteLength) / PAGE)
    if (missing > 0) {
      const pages = Math.max(missing, GROW_PAGES)
      if (this.#memory.buffer.byteLength / PAGE + pages > MAX_PAGES) throw new NoRoom('memory')
      this.#memory.grow(pages)
      this.#store.see()
    }
    return at
  }
}
