// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isTimeToSuggest, noteToolUse } from './suggestion-prompt.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

beforeEach(() => localStorage.clear())

test.each([
  { uses: 0, suggested_at: null, due: false },
  { uses: 4, suggested_at: null, due: false },
  { uses: 5, suggested_at: null, due: true },
  { uses: 6, suggested_at: null, due: false },
  { uses: 10, suggested_at: NOW - DAY + 1, due: false },
  { uses: 10, suggested_at: NOW - DAY, due: true },
  { uses: 15, suggested_at: NOW - 2 * DAY, due: true },
])('$uses uses, suggested at $suggested_at: $due', ({ due, ...use }) => {
  expect(isTimeToSuggest(use, NOW)).toBe(due)
})

test('the fifth use asks, the tenth of the same day does not, the fifteenth of the next does', () => {
  const asked = Array.from({ length: 15 }, (_, at) => noteToolUse(at < 14 ? NOW : NOW + DAY))
  expect(asked.flatMap((due, at) => (due ? [at + 1] : []))).toEqual([5, 15])
})

test('what another program wrote there does no harm', () => {
  localStorage.setItem('tool_uses', 'many')
  expect(noteToolUse(NOW)).toBe(false)
  expect(localStorage.getItem('tool_uses')).toBe('1')
})
