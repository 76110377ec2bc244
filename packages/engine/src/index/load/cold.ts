import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { ELEMENTS, type Meta } from '../files/meta.ts'

const SHORT_BYTES = 1 << 14

/** Arrays that stay on disk. */
export class Cold {
  readonly #folder: string
  readonly #meta: Meta
  readonly #files = new Map<string, number>()
  readonly #short = Buffer.allocUnsafeSlow(SHORT_BYTES)
  readonly #ends = new Float64Array(2)

  constructor(folder: string, meta: Meta) {
    this.#folder = folder
    this.#meta = meta
  }

  bytes(name: string, from: number, to: number): Buffer {
    const buffer = Buffer.allocUnsafeSlow(to - from)
    this.#read(name, buffer, 0, buffer.length, from)
    return buffer
  }

  /** Short ones are read into memory that is used again. */
  text(name: string, from: number, to: number): string {
    const length = to - from
    if (length > SHORT_BYTES) return this.bytes(name, from, to).toString()
    this.#read(name, this.#short, 0, length, from)
    return this.#short.toString('utf8', 0, length)
  }

  /** Two numbers: where something begins and where it ends. */
  ends(name: string, from: number): Float64Array {
    this.#read(name, this.#ends, 0, this.#ends.byteLength, from * 8)
    return this.#ends
  }

  u32(name: string, from: number, to: number): Uint32Array {
    const { buffer } = this.bytes(name, from * 4, to * 4)
    return new Uint32Array(buffer, 0, to - from)
  }

  f64(name: string, from: number, to: number): Float64Array {
    const { buffer } = this.bytes(name, from * 8, to * 8)
    return new Float64Array(buffer, 0, to - from)
  }

  u64(name: string, from: number, to: number): BigUint64Array {
    const { buffer } = this.bytes(name, from * 8, to * 8)
    return new BigUint64Array(buffer, 0, to - from)
  }

  /** Into shared memory. */
  into(view: Uint8Array, at: number, name: string, from: number, to: number): void {
    const width = ELEMENTS[this.#meta.arrays[name]!.type].BYTES_PER_ELEMENT
    this.#read(name, view, at, (to - from) * width, from * width)
  }

  #read(name: string, view: NodeJS.ArrayBufferView, at: number, bytes: number, from: number): void {
    const file = this.#file(name)
    for (let done = 0; done < bytes; ) {
      const read = readSync(file, view, at + done, bytes - done, from + done)
      if (read === 0) throw new Error(`the index is broken: ${name} is too short`)
      done += read
    }
  }

  close(): void {
    for (const file of this.#files.values()) closeSync(file)
    this.#files.clear()
  }

  #file(name: string): number {
    let file = this.#files.get(name)
    if (file === undefined) {
      file = openSync(path.join(this.#folder, name), 'r')
      this.#files.set(name, file)
    }
    return file
  }
}
