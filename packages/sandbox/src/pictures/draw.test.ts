import { expect, test } from 'vitest'
import { drawAvatar, drawBanner, drawPicture } from './draw.ts'

test.each([
  ['avatar', drawAvatar],
  ['banner', drawBanner],
  ['picture', drawPicture],
])('an %s is the same for its id, another for another, and holds nothing that runs', (_name, draw) => {
  expect(draw('12')).toBe(draw('12'))
  expect(draw('12')).not.toBe(draw('13'))
  expect(draw('12')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>(<(rect|circle|g)\b[^<>]*>|<\/g>)+<\/svg>$/,
  )
})
