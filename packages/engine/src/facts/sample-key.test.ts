import { expect, test } from 'vitest'
import { sampleKey } from './sample-key.ts'

test('keys of neighbouring ids are spread evenly', () => {
  const buckets = new Array<number>(16).fill(0)
  for (let n = 0; n < 16_000; n++) {
    const bucket = sampleKey(1_800_000_000_000_000_000n + BigInt(n) * 4096n) >>> 28
    buckets[bucket]!++
  }
  // A fair spread leaves a bucket of 1,000 within five standard deviations.
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(160)
})

test('a key never changes', () => {
  expect([0n, 1n, 1_234_567_890_123_456_789n].map(sampleKey)).toEqual([0, 1364076727, 2196161750])
})
