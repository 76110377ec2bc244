import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8
/** Archives of one moment are the same to the last byte: 1 January 1980, where the format's calendar begins. */
const FIRST_DAY = 0x21

/** A zip of texts. Names are ours, never typed by anyone. */
export function zip(files: readonly { name: string; text: string }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text } of files) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION, 0)
    common.writeUInt16LE(NAMES_ARE_UTF8, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt16LE(FIRST_DAY, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([numbers([LOCAL]), common, title, packed])
    const made_by = Buffer.from([VERSION, 0])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([numbers([CENTRAL]), made_by, common, rest, title]))
    parts.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, entries, numbers([END]), end])
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
