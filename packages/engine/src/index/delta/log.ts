import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { FactChange } from '../../facts/change.ts'

const HEAD_BYTES = 8

export const LOG = 'changes'

/** Changes one after the other: length, checksum, content. What a crash tore off at the end was never acknowledged. */
export class ChangeLog {
  readonly #file: number
  #bytes: number

  /** Goes on behind the last whole change. */
  constructor(file: string) {
    const { bytes } = readLog(file)
    const isNew = !existsSync(file)
    this.#file = openSync(file, isNew ? 'w+' : 'r+')
    ftruncateSync(this.#file, bytes)
    if (isNew) syncFolderOf(file)
    this.#bytes = bytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** On disk when it returns. */
  append(change: FactChange): void {
    const record = encodeChange(change)
    for (let done = 0; done < record.length; ) {
      done += writeSync(this.#file, record, done, record.length - done, this.#bytes + done)
    }
    fdatasyncSync(this.#file)
    this.#bytes += record.length
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** Some file systems keep what is in a file and forget its name. */
function syncFolderOf(file: string): void {
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

export function encodeChange(change: FactChange): Buffer {
  const content = serialize(change)
  const record = Buffer.allocUnsafe(HEAD_BYTES + content.length)
  record.writeUInt32LE(content.length, 0)
  record.writeUInt32LE(crc32(content), 4)
  content.copy(record, HEAD_BYTES)
  return record
}

/** The whole changes of a log up to a place, and where they end. */
export function readLog(
  file: string,
  to = Number.POSITIVE_INFINITY,
): { changes: () => Generator<FactChange>; bytes: number } {
  const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  const places: [number, number][] = []
  let at = 0
  while (at + HEAD_BYTES <= Math.min(content.length, to)) {
    const end = at + HEAD_BYTES + content.readUInt32LE(at)
    if (end > Math.min(content.length, to)) break
    if (crc32(content.subarray(at + HEAD_BYTES, end)) !== content.readUInt32LE(at + 4)) break
    places.push([at + HEAD_BYTES, end])
    at = end
  }
  return {
    bytes: at,
    changes: function* () {
      for (const [start, end] of places) yield deserialize(content.subarray(start, end)) as FactChange
    },
  }
}
