import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { sayChange, saySure, wayOf } from './week-words.ts'

const count = (now: number, before: number, ratio_interval: [number, number | null] | null) => ({
  now,
  before,
  ratio_interval,
})

test.each([
  [count(12, 6, [0.778, 5.143]), '+100%', '95% sure between -22% and +414%'],
  [count(3, 6, [0.2, 1]), '-50%', '95% sure between -80% and 0%'],
  [count(5, 0, [1.3, null]), null, '95% sure: +30% or more'],
  [count(0, 0, null), null, null],
])('%j', (given, change, sure) => {
  expect([sayChange(given, say('en')), saySure(given, say('en'))]).toEqual([change, sure])
})

test.each([
  [2, 1, true, 'up'],
  [1, 2, true, 'down'],
  [2, 1, false, null],
  [null, 1, true, null],
  [1, 1, true, null],
])('%s after %s, significant %s: %s', (now, before, is_significant, way) => {
  expect(wayOf(now, before, is_significant)).toBe(way)
})
