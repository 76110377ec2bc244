import { refused } from './refused.ts'

/** What X takes. */
const MOST_FRAMES = 350
const MOST_FRAME_PIXELS = 300_000_000
const LEAST_SIDE = 4
const MOST_SIDE = 8_192
const MILLION = 1_000_000
const TRAILER = 0x3b
const PICTURE = 0x2c
const EXTENSION = 0x21
const [CONTROL, APPLICATION] = [0xf9, 0xff]
const HEADER_BYTES = 13
const REPEATS = 'NETSCAPE2.0'

/** So many bytes of colours follow. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * The same GIF with nothing but its pictures and how they follow each other: comments, other programs' data and whatever
 * stands behind the end are left out. Only its blocks are walked, no picture is unpacked.
 */
export function cleanGif(bytes: Buffer): { bytes: Buffer; width: number; height: number } {
  const read = (at: number) => {
    const value = bytes[at]
    if (value === undefined) throw refused('file_broken')
    return value
  }
  const blocksEnd = (from: number) => {
    let at = from
    for (let length = read(at); length > 0; length = read(at)) at += length + 1
    return at + 1
  }
  const kept: Buffer[] = []
  const keep = (from: number, to: number) => {
    if (to > bytes.length) throw refused('file_broken')
    kept.push(bytes.subarray(from, to))
  }
  read(HEADER_BYTES)
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw refused('least_side', { least: LEAST_SIDE })
  if (width > MOST_SIDE || height > MOST_SIDE) throw refused('most_pixels', { most: MOST_FRAME_PIXELS / MILLION })
  let at = HEADER_BYTES + coloursOf(read(10))
  keep(0, at)
  let frames = 0
  for (;;) {
    const kind = read(at)
    if (kind === TRAILER) break
    if (kind === EXTENSION) {
      const label = read(at + 1)
      const end = blocksEnd(at + 2)
      const program = bytes.toString('latin1', at + 3, at + 3 + REPEATS.length)
      if (label === CONTROL || (label === APPLICATION && program === REPEATS)) keep(at, end)
      at = end
    } else if (kind === PICTURE) {
      const end = blocksEnd(at + 10 + coloursOf(read(at + 9)) + 1)
      const isInside =
        bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5) <= width &&
        bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7) <= height
      if (!isInside) throw refused('file_broken')
      keep(at, end)
      at = end
      if (++frames > MOST_FRAMES) throw refused('most_frames', { most: MOST_FRAMES })
    } else throw refused('file_broken')
  }
  if (frames === 0) throw refused('file_broken')
  if (frames * width * height > MOST_FRAME_PIXELS) throw refused('most_pixels', { most: MOST_FRAME_PIXELS / MILLION })
  return { bytes: Buffer.concat([...kept, Buffer.from([TRAILER])]), width, height }
}
