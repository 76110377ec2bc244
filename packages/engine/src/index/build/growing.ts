const CHUNK_BITS = 22
const CHUNK = 1 << CHUNK_BITS

/** A list of numbers that may become hundreds of millions long, without ever being copied. */
export class LongList {
  length = 0
  readonly #chunks: Uint32Array[] = []

  push(value: number): void {
    const at = this.length++
    if ((at & (CHUNK - 1)) === 0) this.#chunks.push(new Uint32Array(CHUNK))
    this.#chunks[at >>> CHUNK_BITS]![at & (CHUNK - 1)] = value
  }

  at(index: number): number {
    return this.#chunks[index >>> CHUNK_BITS]![index & (CHUNK - 1)]!
  }

  /** Gives its memory back. */
  drop(): void {
    this.#chunks.length = 0
    this.length = 0
  }
}

type Growable = Uint8Array | Uint16Array | Uint32Array | Float64Array | BigUint64Array

/** Room for one more, by half as much again. */
export function grown<T extends Growable>(array: T, length: number): T {
  if (length <= array.length) return array
  const larger = new (array.constructor as new (length: number) => T)(Math.max(1024, Math.ceil(length * 1.5)))
  larger.set(array as never)
  return larger
}
