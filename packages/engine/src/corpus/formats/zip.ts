import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { CorpusError } from '../error.ts'
import { Refusal } from './refusal.ts'

const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_BYTES = 65_535
const NONE_32 = 0xffffffff
const MAX_ENTRIES = 500_000
const MAX_DIRECTORY_BYTES = 256 << 20

/** A text may shrink to a hundredth; beyond these limits it is a bomb. */
const MAX_RATIO = 250
const RATIO_FREE_BYTES = 8 << 20
const MAX_ENTRY_BYTES = 8 * 2 ** 30

export type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number; isLocked: boolean }

/** The entries that the directory at the end of a zip lists. */
export async function listZip(file: string): Promise<ZipEntry[]> {
  const handle = await open(file)
  try {
    const { start, bytes, count } = await findDirectory(handle, (await stat(file)).size)
    if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES) throw damaged('its directory is too large')
    return parseDirectory(await readAt(handle, start, bytes))
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged('its directory is broken')
    throw cause
  } finally {
    await handle.close()
  }
}

/** The content of one entry. Stops as soon as it grows beyond what an honest one can. */
export async function* readEntry(file: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.isLocked) throw new Refusal('zip_encrypted')
  if (entry.method !== 0 && entry.method !== 8) throw new Refusal('zip_method', String(entry.method))
  const start = await contentStart(file, entry)
  if (entry.packed === 0) return
  const packed = createReadStream(file, { start, end: start + entry.packed - 1 })
  const limit = Math.min(MAX_ENTRY_BYTES, Math.max(RATIO_FREE_BYTES, entry.packed * MAX_RATIO))
  let seen = 0
  for await (const part of entry.method === 0 ? packed : inflated(packed)) {
    seen += part.length
    if (seen > limit) throw new Refusal('zip_bomb')
    yield part
  }
}

async function* inflated(packed: Readable): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw()
  const done = pipeline(packed, inflate).catch((error: unknown) => error)
  try {
    yield* inflate as AsyncIterable<Buffer>
  } catch {
    throw new Refusal('zip_damaged')
  } finally {
    inflate.destroy()
    await done
  }
}

async function contentStart(file: string, { offset }: ZipEntry): Promise<number> {
  const handle = await open(file)
  try {
    const header = await readAt(handle, offset, 30)
    if (header.length < 30 || header.readUInt32LE(0) !== LOCAL) throw new Refusal('zip_damaged')
    return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await handle.close()
  }
}

async function findDirectory(
  handle: FileHandle,
  size: number,
): Promise<{ start: number; bytes: number; count: number }> {
  const from = Math.max(0, size - END_BYTES - COMMENT_BYTES)
  const tail = await readAt(handle, from, size - from)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    const found = {
      count: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    }
    if (found.start !== NONE_32 && found.count !== 0xffff) return found
    return (await findDirectory64(handle, from + at - 20)) ?? found
  }
  throw damaged('it has no directory')
}

async function findDirectory64(handle: FileHandle, locator_at: number) {
  if (locator_at < 0) return undefined
  const locator = await readAt(handle, locator_at, 20)
  if (locator.readUInt32LE(0) !== END_64_LOCATOR) return undefined
  const end = await readAt(handle, Number(locator.readBigUInt64LE(8)), 56)
  if (end.readUInt32LE(0) !== END_64) return undefined
  const number = (at: number) => Number(end.readBigUInt64LE(at))
  return { count: number(32), bytes: number(40), start: number(48) }
}

function parseDirectory(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
    const name_bytes = directory.readUInt16LE(at + 28)
    const extra_bytes = directory.readUInt16LE(at + 30)
    const extra = directory.subarray(at + 46 + name_bytes, at + 46 + name_bytes + extra_bytes)
    const [size, packed, offset] = largeNumbers(
      extra,
      [24, 20, 42].map((field) => directory.readUInt32LE(at + field)),
    )
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + name_bytes),
      method: directory.readUInt16LE(at + 10),
      isLocked: (directory.readUInt16LE(at + 8) & 1) === 1,
      size: size!,
      packed: packed!,
      offset: offset!,
    })
    at += 46 + name_bytes + extra_bytes + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Numbers that do not fit 32 bits stand, in this order, in an extra field. */
function largeNumbers(extra: Buffer, numbers: number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let from = at + 4
    return numbers.map((number) => {
      if (number !== NONE_32) return number
      from += 8
      return Number(extra.readBigUInt64LE(from - 8))
    })
  }
  return numbers
}

async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

const damaged = (what: string) => new CorpusError('bad_input', `the zip cannot be read: ${what}`)
