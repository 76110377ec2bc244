import { expect, test } from 'vitest'
import { describeProgress, Progress } from './progress.ts'

test.each([
  [0, 0, 0, 'x 0 % · 0 rows · 0 rows/s · time left unknown'],
  [0.5, 12_000, 4_000, 'x 50 % · 12,000 rows · 3,000 rows/s · 4 s left'],
  [0.1, 1_000_000, 60_000, 'x 10 % · 1,000,000 rows · 16,667 rows/s · 9 min left'],
  [1.2, 5, 1_000, 'x 100 % · 5 rows · 5 rows/s · 0 s left'],
])('a share of %d with %d rows after %d ms', (share, rows, elapsed_ms, expected) => {
  expect(describeProgress('x', share, rows, elapsed_ms)).toBe(expected)
})

test.each([
  [true, [0, 50, 150, 200, 260], 2],
  [false, [0, 4_000, 5_000, 9_000, 10_500], 2],
])('on a terminal (%s) it draws no more often than can be read', (isTTY, times, expected) => {
  const written: string[] = []
  let now = 0
  const progress = new Progress('x', { isTTY, columns: 60, write: (text) => written.push(text) }, () => now)
  for (const time of times) {
    now = time
    progress.update(0.5, time)
  }
  expect(written).toHaveLength(expected)
  expect(written.every((text) => (isTTY ? /^\r█+░+ x 50 %/ : /^x 50 % .*\n$/).test(text))).toBe(true)
})
