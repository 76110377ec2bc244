import { placesIn, weightsIn } from '@starling/enrich/src/text/language/stored-rows.ts'
import { expect, test } from 'vitest'
import { packedRows } from './packed-rows.ts'
import { randomFrom } from './random.ts'

test.each([
  { rows: 1, width: 2 },
  { rows: 3, width: 5 },
  { rows: 200, width: 37 },
])('$rows rows of $width come back around 0, each within a fifteenth of its reach', ({ rows, width }) => {
  const random = randomFrom(5)
  const weights = Float32Array.from({ length: (rows + 1) * width }, () => random() * 8 - 2)
  const { scale, bytes } = packedRows(weights, rows, width)
  const back = weightsIn(bytes, rows, width)
  for (let row = 0; row < rows; row++) {
    const those = [...weights.subarray(row * width, (row + 1) * width)]
    const least = Math.min(...those)
    const reach = Math.max(...those) - least
    const middle = least + reach / 2
    those.forEach((weight, column) => {
      const error = Math.abs(back[row * width + column]! * scale - (weight - middle))
      expect(error).toBeLessThan(reach / 30 + 2 * scale)
    })
  }
  for (let column = rows * width; column < weights.length; column++) {
    expect(Math.abs(back[column]! * scale - weights[column]!)).toBeLessThan(scale)
  }
})

test('a row that says nothing stays nothing', () => {
  const { bytes } = packedRows(Float32Array.of(2, 2, 2, 1, 0, -1), 1, 3)
  expect([...weightsIn(bytes, 1, 3).subarray(0, 3)].map(Math.abs)).toEqual([0, 0, 0])
})

test('buckets that were kept are numbered in their order', () => {
  expect([...placesIn(Uint8Array.of(0b00000101, 0b10000000))]).toEqual([1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
})
