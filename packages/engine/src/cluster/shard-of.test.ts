import { expect, test } from 'vitest'
import { shardOf } from './shard-of.ts'

const MILLISECOND = 2n ** 22n
test.each([
  ['small ids', (n: number) => BigInt(n)],
  [
    'ids of the network, one a second',
    (n: number) => (1_500_000_000_000n + BigInt(n) * 1000n + BigInt(n % 7)) * MILLISECOND,
  ],
  ['ids of one millisecond', (n: number) => 1_500_000_000_000n * MILLISECOND + BigInt(n)],
])('%s are spread evenly', (_, idOf) => {
  for (const shards of [1, 2, 3, 7]) {
    const counts = Array.from({ length: shards }, () => 0)
    for (let n = 0; n < 7000; n++) counts[shardOf(idOf(n), shards)]!++
    for (const count of counts) expect(Math.abs(count / (7000 / shards) - 1)).toBeLessThan(0.1)
  }
})
