import type { AppError } from '@starling/contract'
import { expect, test } from 'vitest'
import { Admission } from './admission.ts'
import { Lateness } from './lateness.ts'

function atTheDoor(busy_after_ms = 100) {
  const state = { late_ms: 0, now: 0 }
  const door = new Admission({ late_ms: () => state.late_ms, busy_after_ms, now: () => state.now })
  const wait = (analysis?: string): number | undefined => {
    try {
      door.admit(analysis)
      return 0
    } catch (error) {
      expect(error).toMatchObject({ code: 'busy', status: 503 })
      return (error as AppError).retry_after_s
    }
  }
  return { state, wait }
}

test('who comes while all wait is told a turn, later ones a later turn, and nobody one that is far away', () => {
  const { state, wait } = atTheDoor()
  expect(wait()).toBe(0)
  state.late_ms = 101
  const turns = Array.from({ length: 1000 }, () => wait()!)
  expect(turns[0]).toBe(1)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(turns.at(-1)).toBe(30)
  state.now = 60_000
  expect(wait()).toBe(1)
  state.late_ms = 0
  expect(wait()).toBe(0)
})

test('an analysis that was let in is finished, however late it has become; another is not begun', () => {
  const { state, wait } = atTheDoor()
  expect(wait('one')).toBe(0)
  state.late_ms = 5_000
  expect(wait('one')).toBe(0)
  expect(wait('two')).toBe(1)
  state.now = 61_000
  state.late_ms = 0
  expect(wait('three')).toBe(0)
  state.late_ms = 5_000
  expect(wait('one')).toBe(1)
})

test('switched off, nobody waits', () => {
  const { state, wait } = atTheDoor(0)
  state.late_ms = 60_000
  expect(wait()).toBe(0)
})

test('a process that does something else for long is late, and recovers', async () => {
  const lateness = new Lateness()
  const until = performance.now() + 1_500
  while (performance.now() < until);
  await expect.poll(() => lateness.ms).toBeGreaterThan(500)
  await expect.poll(() => lateness.ms, { timeout: 20_000 }).toBeLessThan(50)
  lateness.close()
})
