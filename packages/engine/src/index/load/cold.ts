import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { ELEMENTS, type Meta } from '../files/meta.ts'

/** Arrays that stay on disk. */
export class Cold {
  readonly #folder: string
  readonly #meta: Meta
  readonly #files = new Map<string, number>()

  constructor(folder: string, meta: Meta) {
    this.#folder = folder
    this.#meta = meta
  }

  bytes(name: string, from: number, to: number): Buffer {
    const buffer = Buffer.allocUnsafeSlow(to - from)
    const file = this.#file(name)
    for (let done = 0; done < buffer.length; ) {
      const read = readSync(file, buffer, done, buffer.length - done, from + done)
      if (read === 0) throw new Error(`the index is broken: ${name} is too short`)
      done += read
    }
    return buffer
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
    const bytes = (to - from) * width
    const file = this.#file(name)
    for (let done = 0; done < bytes; ) {
      const read = readSync(file, view, at + done, bytes - done, from * width + done)
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
