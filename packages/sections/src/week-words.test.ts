import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { sayChange, sayMoodChange, saySure, saySureMood, wayOf } from './week-words.ts'

const count = (now: number, before: number, ratio_interval: [number, number | null] | null) => ({
  now,
  before,
  ratio_interval,
})

test.each([
  [count(12, 6, [0.778, 5.143]), '+100%', 'Change, 95% sure: -22% to +414%'],
  [count(3, 6, [0.2, 1]), '-50%', 'Change, 95% sure: -80% to 0%'],
  [count(5, 0, [1.3, null]), null, 'Change, 95% sure: +30% or more'],
  [count(0, 0, null), null, null],
])('%j', (given, change, sure) => {
  expect([sayChange(given, say('en')), saySure(given, say('en'))]).toEqual([change, sure])
})

test('a mood is told as counts are: by how it changed, in points', () => {
  const mood = { difference: 0.081, difference_interval: [-0.052, 0.214] as [number, number] }
  expect([sayMoodChange(mood, say('en')), saySureMood(mood, say('en'))]).toEqual([
    '+8 points',
    'Change, 95% sure: -5 to +21 points',
  ])
  expect(saySureMood(mood, say('ja'))).toBe('変化の95%信頼区間：-5〜+21ポイント')
  const none = { difference: null, difference_interval: null }
  expect([sayMoodChange(none, say('en')), saySureMood(none, say('en'))]).toEqual([null, null])
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
