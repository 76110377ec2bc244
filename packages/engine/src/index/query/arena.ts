import { AskError } from '../../port/error.ts'
import { aligned } from '../load/layout.ts'

/** A worker's own part of the memory, given out in pieces. */
export class Arena {
  #free: { at: number; bytes: number }[]
  readonly #taken = new Map<number, number>()
  readonly #temporary = new Set<number>()
  readonly bytes: number
  /** Bytes that are given out. */
  taken = 0
  /** Gives something back where it can; asked when there is no room. */
  readonly #makeRoom: () => boolean

  constructor(at: number, bytes: number, makeRoom: () => boolean) {
    this.#free = [{ at, bytes }]
    this.bytes = bytes
    this.#makeRoom = makeRoom
  }

  /** Until it is freed. */
  keep(bytes: number): number {
    const size = aligned(Math.max(bytes, 1))
    for (;;) {
      const index = this.#free.findIndex((piece) => piece.bytes >= size)
      if (index >= 0) return this.#take(index, size)
      if (!this.#makeRoom()) throw new AskError('too_large', 'the question needs more memory than there is for one')
    }
  }

  /** Until the question is answered. */
  borrow(bytes: number): number {
    const at = this.keep(bytes)
    this.#temporary.add(at)
    return at
  }

  /** Makes something borrowed stay. */
  adopt(at: number): void {
    this.#temporary.delete(at)
  }

  /** Gives something borrowed back at once. */
  release(at: number): void {
    this.adopt(at)
    this.free(at)
  }

  giveBack(): void {
    for (const at of this.#temporary) if (this.#taken.has(at)) this.free(at)
    this.#temporary.clear()
  }

  free(at: number): void {
    const bytes = this.#taken.get(at)!
    this.#taken.delete(at)
    this.taken -= bytes
    const index = this.#free.findIndex((piece) => piece.at > at)
    const place = index < 0 ? this.#free.length : index
    this.#free.splice(place, 0, { at, bytes })
    this.#join(place)
    if (place > 0) this.#join(place - 1)
  }

  #take(index: number, size: number): number {
    const piece = this.#free[index]!
    const { at } = piece
    if (piece.bytes === size) this.#free.splice(index, 1)
    else this.#free[index] = { at: at + size, bytes: piece.bytes - size }
    this.#taken.set(at, size)
    this.taken += size
    return at
  }

  #join(index: number): void {
    const piece = this.#free[index]!
    const next = this.#free[index + 1]
    if (!next || piece.at + piece.bytes !== next.at) return
    piece.bytes += next.bytes
    this.#free.splice(index + 1, 1)
  }
}
