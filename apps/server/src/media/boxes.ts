import { refused } from './refused.ts'

export type Box = { type: string; from: number; to: number }

const HEAD = 8
const LONG_HEAD = 16
/** More than any camera writes. */
const MOST_BOXES = 20_000

/** What lies in these bytes side by side, by the rules of ISO base media: a size, four letters, the content. */
export function boxesIn(bytes: Buffer, { from, to }: { from: number; to: number }, count = { n: 0 }): Box[] {
  const found: Box[] = []
  for (let at = from; at < to; ) {
    if (++count.n > MOST_BOXES || at + HEAD > to) throw refused('file_broken')
    const { size, head } = sizeOf(bytes, at, to)
    if (size < head || at + size > to) throw refused('file_broken')
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: at + size })
    at += size
  }
  return found
}

function sizeOf(bytes: Buffer, at: number, to: number): { size: number; head: number } {
  const short = bytes.readUInt32BE(at)
  if (short === 0) return { size: to - at, head: HEAD }
  if (short !== 1) return { size: short, head: HEAD }
  if (at + LONG_HEAD > to) throw refused('file_broken')
  return { size: Number(bytes.readBigUInt64BE(at + HEAD)), head: LONG_HEAD }
}
