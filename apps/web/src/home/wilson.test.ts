import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

// Worked by hand from the formula, and equal to the intervals published for these counts.
test.each([
  { k: 0, n: 10, low: 0, high: 0.2775 },
  { k: 10, n: 10, low: 0.7225, high: 1 },
  { k: 5, n: 10, low: 0.2366, high: 0.7634 },
  { k: 12, n: 100, low: 0.07, high: 0.1981 },
  { k: 48, n: 400, low: 0.0917, high: 0.1555 },
])('$k of $n', ({ k, n, low, high }) => {
  const interval = wilson(k, n)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})

test('twenty times the people, a much narrower interval around the same share', () => {
  const breadth = ({ low, high }: { low: number; high: number }) => high - low
  expect(breadth(wilson(6, 50)) / breadth(wilson(120, 1000))).toBeGreaterThan(4)
})
