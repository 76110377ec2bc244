/** Boxes of ISO base media: a size, four letters, the content. */
export const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}

export type FilmParts = {
  width?: number
  height?: number
  duration_ms?: number
  codec?: string
  sound?: string | null
  /** Turned by a quarter, as a phone held upright writes it. */
  turned?: boolean
  /** Letters of its brand. */
  brand?: string
  /** What is in the place of pictures. */
  content?: Uint8Array
  /** Where the first picture lies; by itself where it does. */
  offset?: number
}

const ONE = 0x10000
const SCALE = 1000

/** A film as a program would write it, without a picture in it that could be played. */
export function filmOf(parts: FilmParts = {}): Buffer<ArrayBuffer> {
  const {
    width = 640,
    height = 360,
    duration_ms = 4_000,
    codec = 'avc1',
    sound = 'mp4a',
    turned,
    brand = 'isom',
  } = parts
  const content = parts.content ?? Buffer.alloc(256, 7)
  const ftyp = box('ftyp', Buffer.from(brand, 'latin1'), u32(512), Buffer.from('isomiso2avc1mp41', 'latin1'))
  const matrix = turned ? [0, ONE, 0, -ONE, 0, 0, 0, 0, 0x40000000] : [ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000]
  const track = (kind: 'vide' | 'soun', type: string, place: number) =>
    box(
      'trak',
      box(
        'tkhd',
        u32(7, 0, 0, kind === 'vide' ? 1 : 2, 0, duration_ms, 0, 0, 0, 0, ...matrix, width * ONE, height * ONE),
      ),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, SCALE, duration_ms, 0)),
        box('hdlr', u32(0, 0), Buffer.from(kind, 'latin1'), u32(0, 0, 0), Buffer.from('\0')),
        box(
          'minf',
          box(
            'stbl',
            box('stsd', u32(0, 1), box(type, Buffer.alloc(78))),
            box('stts', u32(0, 1, 1, duration_ms)),
            box('stsc', u32(0, 1, 1, 1, 1)),
            box('stsz', u32(0, content.length, 1)),
            box('stco', u32(0, 1, place)),
          ),
        ),
      ),
    )
  const index = (place: number) =>
    box(
      'moov',
      box('mvhd', u32(0, 0, 0, SCALE, duration_ms, ONE), Buffer.alloc(76)),
      track('vide', codec, place),
      ...(sound === null ? [] : [track('soun', sound, place)]),
    )
  const place = parts.offset ?? ftyp.length + index(0).length + 8
  return Buffer.concat([ftyp, index(place), box('mdat', content)])
}
