import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawAvatar } from './avatar.ts'
import { drawBanner, drawPicture } from './draw.ts'

test.each([
  ['banner', drawBanner],
  ['picture', drawPicture],
])('a %s is the same for its id, another for another, and holds nothing that runs', (_name, draw) => {
  expect(draw('12')).toBe(draw('12'))
  expect(draw('12')).not.toBe(draw('13'))
  expect(draw('12')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>(<(rect|circle|g)\b[^<>]*>|<\/g>)+<\/svg>$/,
  )
})

test('an avatar is the same for its id, small, and nearly nobody has the same', () => {
  expect(drawAvatar('12')).toEqual(drawAvatar('12'))
  const drawn = Array.from({ length: 300 }, (_, id) => drawAvatar(String(id)))
  expect(new Set(drawn.map((one) => one.toString('base64'))).size).toBe(300)
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(1_500)
})

test('an avatar is a PNG of as many pixels as it says, the same on its left and right', () => {
  const png = drawAvatar('7')
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const at = png.indexOf('IDAT')
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const row_bytes = width / 2
  expect(lines).toHaveLength(height * (1 + row_bytes))
  for (let row = 0; row < height; row++) {
    const line = lines.subarray(row * (1 + row_bytes) + 1, (row + 1) * (1 + row_bytes))
    const pixels = [...line].flatMap((two) => [two >> 4, two & 15])
    expect(pixels.toReversed()).toEqual(pixels)
  }
})
