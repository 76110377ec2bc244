import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Told how many bytes of the file were read. */
export type Seen = (bytes: number) => void

const HEAD_BYTES = 65_536
const READ_BYTES = 1 << 18

export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The encoding that a byte order mark tells, or UTF-8. */
export function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The bytes of a file as UTF-8 without its mark. UTF-8 itself is passed on unchecked: each record is judged alone. */
export async function* readFileBytes(file: string, encoding: string, seen?: Seen): AsyncGenerator<Buffer> {
  yield* toUtf8(counted(createReadStream(file, { highWaterMark: READ_BYTES }), seen), encoding)
}

async function* counted(bytes: AsyncIterable<Buffer>, seen?: Seen): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    seen?.(part.length)
    yield part
  }
}

export async function* toUtf8(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding)
    for await (const part of bytes) yield Buffer.from(decoder.decode(part, { stream: true }))
    yield Buffer.from(decoder.decode())
    return
  }
  let isStart = true
  for await (const part of bytes) {
    yield isStart && part[0] === 0xef && part[1] === 0xbb && part[2] === 0xbf ? part.subarray(3) : part
    isStart = false
  }
}
