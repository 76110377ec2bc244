import { expect, test } from 'vitest'
import { dotsPath, FLOCK, FLOCK_HEIGHT, FLOCK_WIDTH } from './flock.ts'

test('every bird is a dot inside the picture', () => {
  const outside = FLOCK.flat().filter(
    ([x, y, r]) => !(x - r >= 0 && x + r <= FLOCK_WIDTH && y - r >= 0 && y + r <= FLOCK_HEIGHT && r > 0),
  )
  expect(outside).toEqual([])
})

test('a row of dots is drawn as closed circles', () => {
  expect(dotsPath([[10, 20, 2]])).toBe('M8 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0')
})
