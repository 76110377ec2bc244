import { readFileSync } from 'node:fs'

/** A model as stored: four bytes of header length, the header as JSON, then its columns one after the other. */
export type ModelFile<Header> = { header: Header; bytes: Uint8Array }

export function readModel<Header>(name: string): ModelFile<Header> {
  const file = readFileSync(new URL(`../../models/${name}.bin`, import.meta.url))
  const length = file.readUInt32LE(0)
  const header: Header = JSON.parse(file.toString('utf8', 4, 4 + length))
  return { header, bytes: new Uint8Array(file.buffer, file.byteOffset + 4 + length, file.length - 4 - length) }
}

export const int8 = (bytes: Uint8Array, start = 0, length = bytes.length - start) =>
  new Int8Array(bytes.buffer, bytes.byteOffset + start, length)
