import { expect, test } from 'vitest'
import { benjaminiHochberg, differenceByChance, fisher, pooledZ, twoSided, wilson, Z_95 } from './statistics.ts'

test.each([
  [30, 100, 0.219, 0.396],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [1, 1, 0.207, 1],
  [5, 10_000, 0.000214, 0.00117],
])('of %i in %i the share is between %f and %f', (count, n, low, high) => {
  const [from, to] = wilson(count, n)!
  expect(from).toBeCloseTo(low, 3)
  expect(to).toBeCloseTo(high, 3)
})

test('the ends of the interval are where the share would just surprise', () => {
  for (const [count, n] of [
    [30, 100],
    [7, 19],
    [999, 1_000_000],
  ] as const) {
    for (const end of wilson(count, n)!) {
      expect((count / n - end) ** 2).toBeCloseTo((Z_95 ** 2 * end * (1 - end)) / n, 12)
    }
  }
})

test('of nobody there is no share', () => {
  expect(wilson(0, 0)).toBeNull()
})

test.each([
  [0, 1],
  [1, 0.31731050786291415],
  [1.959963984540054, 0.05],
  [3.5, 4.652581580710802e-4],
  [5, 5.733031437583866e-7],
  [10, 1.523970604832094e-23],
])('a normal value is %f or more from 0 with probability %f', (z, p) => {
  expect(twoSided(z) / p).toBeCloseTo(1, 10)
  expect(twoSided(-z)).toBe(twoSided(z))
})

test('the pooled z of 60 in 100 against 40 in 100', () => {
  // pooled 0.5: 0.2 / √(0.25 · 2 / 100)
  expect(pooledZ({ count: 60, n: 100, other_count: 40, other_n: 100 })).toBeCloseTo(2.8284, 4)
})

const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n))
const choose = (n: number, k: number) =>
  k < 0 || k > n ? 0n : factorial(BigInt(n)) / factorial(BigInt(k)) / factorial(BigInt(n - k))
/** Fisher's test with whole numbers of any length. */
function exactly(count: number, n: number, other_count: number, other_n: number): number {
  const having = count + other_count
  const ways = (k: number) => choose(having, k) * choose(n + other_n - having, n - k)
  const sum = (from: number, to: number) => {
    let total = 0n
    for (let k = from; k <= to; k++) total += ways(k)
    return Number((total * 10n ** 30n) / choose(n + other_n, n)) / 1e30
  }
  return Math.min(1, 2 * Math.min(sum(0, count), sum(count, n)))
}

test.each([
  [3, 4, 1, 4],
  [1, 4, 3, 4],
  [5, 100, 0, 900],
  [0, 50, 30, 50],
  [12, 40, 30, 300],
  [80, 100, 20, 100],
  [10, 10, 3, 10],
])('Fisher: %i of %i against %i of %i', (count, n, other_count, other_n) => {
  const shares = { count, n, other_count, other_n }
  // Both tails hold the middle: where the smaller is above a half, doubling it is cut at 1 either way.
  expect(fisher(shares)).toBeCloseTo(exactly(count, n, other_count, other_n), 10)
})

test.each([
  ['nobody here', { count: 0, n: 0, other_count: 5, other_n: 10 }],
  ['nobody there', { count: 5, n: 10, other_count: 0, other_n: 0 }],
  ['everybody has it', { count: 10, n: 10, other_count: 90, other_n: 90 }],
  ['nobody has it', { count: 0, n: 10, other_count: 0, other_n: 90 }],
])('no difference where there is nothing to compare: %s', (_, shares) => {
  expect(differenceByChance(shares)).toBe(1)
})

test('for many people the exact test and the normal one say the same', () => {
  const shares = { count: 5_200, n: 50_000, other_count: 50_000, other_n: 500_000 }
  const ratio = fisher(shares) / twoSided(pooledZ(shares))
  expect(ratio).toBeGreaterThan(1)
  expect(ratio).toBeLessThan(1.1)
  expect(differenceByChance(shares)).toBe(twoSided(pooledZ(shares)))
})

test('q-values of Benjamini and Hochberg', () => {
  // p · m / rank, none larger than the next: 0.01·4/1, 0.02·4/2, 0.03·4/3, 0.5·4/4
  expect(benjaminiHochberg([0.02, 0.5, 0.01, 0.03]).map((q) => +q.toFixed(10))).toEqual([0.04, 0.5, 0.04, 0.04])
  // chosen from ten: those not shown count as the weakest
  expect(benjaminiHochberg([0.001, 0.02], 10).map((q) => +q.toFixed(10))).toEqual([0.01, 0.1])
  expect(benjaminiHochberg([])).toEqual([])
})

test('where few are not shown, the chance is that among what is shown', () => {
  // Of 10,000 people 60 have it, 100 are drawn: 0.6 are expected, and five or more come in 4 of 10,000 draws.
  const shares = { count: 5, n: 100, other_count: 55, other_n: 9_900 }
  expect(fisher(shares)).toBeLessThan(0.001)
  expect(fisher(shares, 5)).toBe(1)
  const more = { count: 8, n: 100, other_count: 52, other_n: 9_900 }
  expect(fisher(more, 5)).toBeGreaterThan(100 * fisher(more))
  // Where fewer than five would be a wonder it changes nothing.
  const common = { count: 900, n: 3_000, other_count: 2_100, other_n: 9_000 }
  expect(fisher(common, 5)).toBe(fisher(common))
})

test('the last of a tail does not hang on rounding', () => {
  const whole = fisher({ count: 6, n: 600, other_count: 3, other_n: 1_400 })
  const rounded = fisher({ count: 6, n: 600, other_count: 2.999999999999998, other_n: 1_400 })
  expect(Math.abs(rounded / whole - 1)).toBeLessThan(1e-9)
})
