import { expect, test } from 'vitest'
import { middleSquare } from './middle-square.ts'

test.each([
  { width: 300, height: 100, square: { x: 100, y: 0, side: 100 } },
  { width: 100, height: 300, square: { x: 0, y: 100, side: 100 } },
  { width: 64, height: 64, square: { x: 0, y: 0, side: 64 } },
])('of a picture of $width × $height the middle is kept', ({ square, ...size }) => {
  expect(middleSquare(size)).toEqual(square)
})
