import { grown } from './growing.ts'

const FIRST_SLOTS = 1 << 12

/** Numbers ids as they come. Ids live in one array, the hash table holds only their numbers. */
export class IdTable {
  size = 0
  ids: BigUint64Array = new BigUint64Array(1024)
  #words = new Uint32Array(this.ids.buffer)
  #slots = new Uint32Array(FIRST_SLOTS)
  readonly #one = new BigUint64Array(1)
  readonly #oneWords = new Uint32Array(this.#one.buffer)

  /**
   * Over ids that differ, numbered in their order: quicker than adding them one by one. `ids` may have room for more,
   * which are written there.
   */
  static over(ids: BigUint64Array, size: number): IdTable {
    const table = new IdTable()
    table.#hold(ids)
    table.size = size
    let slots = FIRST_SLOTS
    while (slots < size * 2) slots *= 2
    table.#slots = new Uint32Array(slots)
    table.#place()
    return table
  }

  /** The number of an id, a new one where it was never seen. */
  add(id: bigint): number {
    this.#one[0] = id
    return this.addPair(this.#oneWords[0]!, this.#oneWords[1]!)
  }

  /** The same of an id in two halves of 32 bits. */
  addPair(low: number, high: number): number {
    const slot = this.#probe(low, high)
    const found = this.#slots[slot]!
    if (found) return found - 1
    const number = this.size++
    const larger = grown(this.ids, this.size)
    if (larger !== this.ids) this.#hold(larger)
    this.#words[number * 2] = low
    this.#words[number * 2 + 1] = high
    this.#slots[slot] = number + 1
    if (this.size * 2 > this.#slots.length) this.#widen()
    return number
  }

  /** -1 where it was never seen. */
  find(id: bigint): number {
    return this.#slots[this.#slotOf(id)]! - 1
  }

  /** The halves of the id with a number. */
  pairOf(number: number): [low: number, high: number] {
    return [this.#words[number * 2]!, this.#words[number * 2 + 1]!]
  }

  #hold(ids: BigUint64Array): void {
    this.ids = ids
    this.#words = new Uint32Array(ids.buffer, ids.byteOffset, ids.length * 2)
  }

  #slotOf(id: bigint): number {
    this.#one[0] = id
    return this.#probe(this.#oneWords[0]!, this.#oneWords[1]!)
  }

  #probe(low: number, high: number): number {
    const mask = this.#slots.length - 1
    let slot = hash(low, high) & mask
    for (;;) {
      const number = this.#slots[slot]!
      if (!number) return slot
      const at = (number - 1) * 2
      if (this.#words[at] === low && this.#words[at + 1] === high) return slot
      slot = (slot + 1) & mask
    }
  }

  #widen(): void {
    this.#slots = new Uint32Array(this.#slots.length * 4)
    this.#place()
  }

  #place(): void {
    for (let number = 0; number < this.size; number++) {
      this.#slots[this.#probe(this.#words[number * 2]!, this.#words[number * 2 + 1]!)] = number + 1
    }
  }
}

function hash(low: number, high: number): number {
  let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b)
  mixed ^= mixed >>> 15
  return Math.imul(mixed, 0xc2b2ae35) ^ (mixed >>> 13)
}
