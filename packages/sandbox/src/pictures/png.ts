import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS = 4
const INDEXED = 3

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** A square of at most 16 colours, each pixel the number of one; `side` is even. */
export function encodePng(side: number, colours: readonly Colour[], pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = BITS
  head[9] = INDEXED
  // Each line begins with its filter, which is none.
  const lines = Buffer.alloc(side * (1 + side / 2))
  for (let at = 0; at < pixels.length; at += 2) {
    const line = Math.floor(at / side)
    lines[line + 1 + at / 2] = (pixels[at]! << BITS) | pixels[at + 1]!
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
