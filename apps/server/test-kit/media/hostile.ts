import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { randomFrom } from '../random.ts'
import { box, filmOf } from './mp4.ts'

/** In what is kept of a picture this must never be found. */
export const PAYLOAD = 'HOSTILE<script>alert(1)</script><?php system($_GET[0]); ?>'
export type HostileFile = { family: string; name: string; bytes: Buffer }

const latin = (text: string) => Buffer.from(text, 'latin1')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const PNG_HEAD = latin('\x89PNG\r\n\x1a\n')

function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([latin(type), content])
  return Buffer.concat([u32(content.length), body, u32(crc(body))])
}
const header = (width: number, height: number, depth = 1, colour = 0) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, 0])]))

/** Many pixels in few bytes. */
const pngBomb = (side: number) =>
  Buffer.concat([
    PNG_HEAD,
    header(side, side),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
/** A block of text, or of colours, that unpacks to a thousand times its size. */
const pngInflating = (type: 'zTXt' | 'iCCP', png: Buffer, megabytes: number) => {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_000_000), { level: 9 })
  const at = PNG_HEAD.length + 25
  return Buffer.concat([png.subarray(0, at), chunk(type, Buffer.concat([latin('a\0\0'), packed])), png.subarray(at)])
}
const gif = (parts: { side?: number; frames?: number; comment?: string; after?: string }) => {
  const { side = 16, frames = 2, comment, after = '' } = parts
  const size = Buffer.from([side & 255, side >> 8, side & 255, side >> 8])
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    Buffer.from([Math.min(side, 16), 0, Math.min(side, 16), 0, 0]),
    // A clear code and nothing more: decoders take what is left as empty.
    Buffer.from([2, 2, 0x4c, 0x01, 0]),
  ])
  const words = comment ? [Buffer.from([0x21, 0xfe, comment.length]), latin(comment), Buffer.from([0])] : []
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const all = [latin('GIF89a'), size, Buffer.from([0x80, 0, 0]), colours, ...words]
  return Buffer.concat([...all, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b]), latin(after)])
}
const jpegSides = (jpeg: Buffer, width: number, height: number) => {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}
const jpegComment = (jpeg: Buffer, text: string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, latin(text), jpeg.subarray(2)])
}

const NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\config',
  '/absolute/place.png',
  'C:\\temp\\a.jpg',
  'a\u202egnp.exe',
  '.htaccess',
  'name\r\nX-Evil: 1.png',
  '<img src=x onerror=alert(1)>.png',
  'a'.repeat(255),
  "'; drop table ad_media; --.gif",
  'con.mp4',
  '....//....//a.webp',
  '絵/../../文字.png',
  '\u200b.png',
  'a.php.png',
]

/** So many, the same for the same seed: every family in turn, each time a little different. */
export async function* hostileFiles(count: number, seed: number): AsyncGenerator<HostileFile, void> {
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => below(256)))
  /** No two are the same file. */
  const painted = () => {
    const side = 8 + below(60)
    return sharp(noise(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  }
  const whole = async () => {
    const one = painted()
    return pick([await one.png().toBuffer(), await one.jpeg().toBuffer(), await one.webp().toBuffer()])
  }
  const film = () => filmOf({ content: noise(200 + below(800)), duration_ms: 1_000 + below(5_000) })
  const cut = (bytes: Buffer) => bytes.subarray(0, 1 + below(bytes.length - 1))
  const withHidden = (bytes: Buffer) => Buffer.concat([bytes, latin(`PK\x03\x04${PAYLOAD}`), noise(8)])

  const families: Record<string, () => Promise<Buffer> | Buffer> = {
    svg: () => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(${below(1e6)})"><script>${PAYLOAD}</script></svg>`
      return pick([
        latin(svg),
        latin(`<?xml version="1.0"?>\n${svg}`),
        Buffer.from(`\ufeff${svg}`, 'utf16le'),
        gzipSync(svg),
      ])
    },
    other_type: () =>
      Buffer.concat([
        latin(
          pick([
            '<!doctype html>',
            '%PDF-1.7',
            'PK\x03\x04',
            'MZ',
            '\x7fELF',
            '#!/bin/sh',
            'BM',
            'II*\0',
            '8BPS',
            '\0\0\x01\0',
            'OggS',
            '\x1aE\xdf\xa3',
            'RIFF....AVI ',
            'ID3',
          ]),
        ),
        latin(PAYLOAD),
        noise(100),
      ]),
    picture_in_film_box: () =>
      Buffer.concat([box('ftyp', latin(pick(['heic', 'avif', 'mif1', 'avis'])), u32(0), latin('mif1')), noise(200)]),
    empty: () =>
      pick([
        Buffer.alloc(0),
        Buffer.from([0xff]),
        PNG_HEAD,
        latin('GIF89a'),
        latin('\0\0\0\x18ftypisom'),
        Buffer.alloc(64),
      ]),
    hidden_behind: async () => withHidden(await whole()),
    hidden_in_comment: async () => jpegComment(await painted().jpeg().toBuffer(), `${PAYLOAD}${below(1e9)}`),
    hidden_in_exif: () =>
      painted()
        .withExif({ IFD0: { ImageDescription: PAYLOAD } })
        .jpeg()
        .toBuffer(),
    hidden_in_gif: () => gif({ comment: PAYLOAD, after: `PK\x03\x04${PAYLOAD}${below(1e9)}`, frames: 1 + below(3) }),
    script_gif: () => Buffer.concat([latin(`GIF89a/*${PAYLOAD}*/=1;`), noise(50)]),
    png_bomb: () => pngBomb(15_000 + below(50_000)),
    png_inflating: async () => pngInflating(pick(['zTXt', 'iCCP']), await painted().png().toBuffer(), 20 + below(30)),
    jpeg_sides: async () =>
      jpegSides(await painted().jpeg().toBuffer(), 20_000 + below(45_000), 20_000 + below(45_000)),
    webp_sides: () =>
      Buffer.concat([
        latin('RIFF\x30\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'),
        Buffer.from([255, 63, 0, 255, 63, 0]),
        noise(30),
      ]),
    gif_sides: () => gif({ side: 9_000 + below(56_000) }),
    gif_frames: () => gif({ frames: 351 + below(3_000) }),
    cut_picture: async () => cut(await whole()),
    cut_gif: () => cut(gif({ frames: 5 })),
    cut_film: () => cut(film()),
    bits_of_picture: async () => {
      const bytes = Buffer.from(await whole())
      for (let n = 0; n < 20; n++) bytes[below(bytes.length)] = below(256)
      return bytes
    },
    bits_of_film: () => {
      const bytes = film()
      for (let n = 0; n < 12; n++) bytes[8 + below(bytes.length - 8)] = below(256)
      return bytes
    },
    film_behind: () => withHidden(film()),
    film_codec: () => filmOf({ content: noise(99), codec: pick(['hvc1', 'vp09', 'av01', 'mp4v']) }),
    film_sound: () => filmOf({ content: noise(99), sound: pick(['ac-3', 'Opus', 'lpcm']) }),
    film_length: () => filmOf({ content: noise(99), duration_ms: pick([0, 10, 200_000, 0xffffffff]) }),
    film_sides: () => filmOf({ content: noise(99), width: pick([0, 1, 60_000]), height: pick([0, 1, 60_000]) }),
    film_elsewhere: () => filmOf({ content: noise(99), offset: 1_000_000 + below(1e9) }),
    film_boxes: () => Buffer.concat([film(), ...Array.from({ length: 3_000 }, () => box('free'))]),
    film_deep: () => {
      let inner = box('trak')
      for (let n = 0; n < 3_000; n++) inner = box(pick(['trak', 'mdia', 'moov']), inner)
      return Buffer.concat([box('ftyp', latin('isom'), u32(below(1e9))), box('moov', inner), box('mdat', noise(20))])
    },
    film_size: () => {
      const long = Buffer.concat([u32(1), latin('mdat'), u32(0x7fffffff), u32(below(1e9))])
      return Buffer.concat([box('ftyp', latin('isom'), u32(0)), long, noise(40)])
    },
    film_index: () =>
      Buffer.concat([
        box('ftyp', latin('isom'), u32(below(1e9))),
        box('moov', Buffer.alloc(17_000_000)),
        box('mdat', noise(9)),
      ]),
    too_large: async () => Buffer.concat([await painted().jpeg().toBuffer(), Buffer.alloc(6_000_000, below(256))]),
  }
  const all = Object.entries(families)
  for (let n = 0; n < count; n++) {
    const [family, make] = all[n % all.length]!
    yield { family, name: pick(NAMES), bytes: await make() }
  }
}
