import { expect, test } from 'vitest'
import { createProgress, progressOf, weight } from './progress.ts'

test.each([
  [0, 0.1],
  [100, 0.1 + 0.9 * 1e-5],
  [250, 0.109],
  [500, 0.19],
  [1000, 0.1 + 0.9 * Math.sqrt(0.1)],
  [5000, 0.1 + 0.9 * 0.1 ** 0.1],
  [1e15, 1],
])('a call that is %i ms old weighs %d', (age, expected) => {
  expect(weight(age)).toBeCloseTo(expected, 9)
})

test.each([
  { ages: [], progress: 1 },
  { ages: [500], progress: 0.19 },
  { ages: [1e9, 500, 1000], progress: 0.19 },
  { ages: [0, 500], progress: 0.1 },
])('$ages together stand at $progress', ({ ages, progress }) => {
  expect(progressOf(ages)).toBeCloseTo(progress, 9)
})

function handClock() {
  let now = 0
  let run: (() => void) | undefined
  return {
    clock: {
      now: () => now,
      every: (ms: number, tick: () => void) => {
        expect(ms).toBe(500)
        run = tick
        return () => {
          run = undefined
        }
      },
    },
    /** Lets the time pass; the clock ticks every 500 ms while somebody listens. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 500) {
        now += 500
        run?.()
      }
    },
    isTicking: () => run !== undefined,
  }
}

test('ages are refreshed every 500 ms while a call is pending, and only then', async () => {
  const { clock, pass, isTicking } = handClock()
  const progress = createProgress(clock)
  const seen: number[] = []
  progress.subscribe(() => seen.push(Number(progress.get().toFixed(4))))
  expect(isTicking()).toBe(false)

  const slow = Promise.withResolvers<void>()
  progress.watch(slow.promise)
  pass(1000)
  const late = Promise.withResolvers<void>()
  progress.watch(late.promise)
  expect(seen).toEqual([0.1, 0.19, 0.3846, 0.1])

  late.reject(new Error('refused'))
  await Promise.allSettled([late.promise])
  expect(seen.at(-1)).toBe(0.3846)
  slow.resolve()
  await slow.promise
  await Promise.resolve()
  expect(progress.get()).toBe(1)
  expect(isTicking()).toBe(false)
})
