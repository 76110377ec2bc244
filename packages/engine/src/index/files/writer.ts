import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { type ArrayMeta, ELEMENTS, type ElementType, type Numbers } from './meta.ts'

const BUFFER_BYTES = 1 << 22

/** Writes the arrays of one folder, whole or piece by piece. */
export class ArrayWriter {
  readonly arrays: Record<string, ArrayMeta> = {}
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  save(name: string, array: Numbers): void {
    const stream = this.stream(name, typeOf(array))
    stream.write(array)
    stream.end()
  }

  stream(name: string, type: ElementType): ArrayStream {
    return new ArrayStream(path.join(this.#folder, name), type, (length) => {
      this.arrays[name] = { type, length }
    })
  }
}

const typeOf = (array: Numbers): ElementType =>
  (Object.keys(ELEMENTS) as ElementType[]).find((type) => array instanceof ELEMENTS[type])!

/** One array on its way to disk. */
export class ArrayStream {
  readonly #file: number
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  readonly #width: number
  readonly #done: (length: number) => void
  #filled = 0
  #bytes = 0

  constructor(file: string, type: ElementType, done: (length: number) => void) {
    this.#file = openSync(file, 'w')
    this.#width = ELEMENTS[type].BYTES_PER_ELEMENT
    this.#done = done
  }

  /** Elements so far. */
  get length(): number {
    return (this.#bytes + this.#filled) / this.#width
  }

  write(array: Numbers): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    if (bytes.length <= this.#buffer.length - this.#filled) {
      this.#buffer.set(bytes, this.#filled)
      this.#filled += bytes.length
      return
    }
    this.#flush()
    if (bytes.length < this.#buffer.length) {
      this.#buffer.set(bytes)
      this.#filled = bytes.length
    } else this.#put(bytes)
  }

  end(): void {
    this.#flush()
    fsyncSync(this.#file)
    closeSync(this.#file)
    this.#done(this.length)
  }

  #flush(): void {
    this.#put(this.#buffer.subarray(0, this.#filled))
    this.#filled = 0
  }

  #put(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at, Math.min(bytes.length - at, 1 << 28))
    this.#bytes += bytes.length
  }
}
