import { expect, test } from 'vitest'
import { netInterval } from './methods/moments.ts'
import { draw, randomFrom } from './simulated-lists.ts'
import { type Interval, wilson } from './statistics.ts'

const CORPORA = 500
const holds = ([low, high]: Interval, truth: number) => low <= truth && truth <= high

/** Over-indexes: winners-curse.test.ts; figures about posts of several authors: authors.test.ts. */
test('19 of 20 intervals of a share of people hold the true share', () => {
  const random = randomFrom(3)
  const held: boolean[] = []
  for (const n of [50, 201, 1_000, 5_000]) {
    for (const share of [0.03, 0.1, 0.3, 0.5]) {
      for (let corpus = 0; corpus < CORPORA; corpus++) held.push(holds(wilson(draw(n, share, random), n)!, share))
    }
  }
  expectCovered(held)
})

test('and those of the net mood of one account’s posts', () => {
  const random = randomFrom(4)
  const held: boolean[] = []
  for (const posts of [20, 100, 1_000]) {
    for (const [down, up] of [
      [0.05, 0.6],
      [0.2, 0.2],
      [0.4, 0.1],
    ] as const) {
      for (let corpus = 0; corpus < CORPORA; corpus++) {
        const negative = draw(posts, down, random)
        const positive = draw(posts - negative, up / (1 - down), random)
        held.push(holds(netInterval(negative, positive, posts)!, up - down))
      }
    }
  }
  expectCovered(held)
})

function expectCovered(held: readonly boolean[]): void {
  const share = held.filter(Boolean).length / held.length
  expect(share).toBeGreaterThan(0.93)
  expect(share).toBeLessThan(0.97)
}
