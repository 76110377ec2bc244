import { expect, test } from 'vitest'
import { betaBelow, logGamma } from './beta.ts'
import { overIndexOf, spreadOf } from './over-index.ts'

const WITHIN = { known: 1_000, baseline_known: 10_000, within: true }
const APART = { ...WITHIN, within: false }
const VALUES = Array.from({ length: 40 }, (_, at) => ({
  count: ((7 * at) % 11) + (at % 10 === 3 ? 12 : 1),
  baseline_count: 20 + 5 * at,
}))
const all = (values: typeof VALUES, compared: typeof WITHIN) => values.map((value) => ({ ...value, ...compared }))
const close = (got: number, expected: number) => expect(Math.abs(got / expected - 1)).toBeLessThan(1e-9)

/** By scipy 1.17. */
test('the beta distribution', () => {
  close(logGamma(0.3), 1.0957979948180756)
  close(logGamma(12_345.6), 103959.18506616844)
  close(betaBelow(0.5, 2, 3), 0.6875)
  close(betaBelow(0.1, 0.5, 20), 0.9586725160819128)
  close(betaBelow(0.0125, 300, 25_000), 0.8280009729811992)
  expect([betaBelow(0, 2, 3), betaBelow(1, 2, 3)]).toEqual([0, 1])
})

test('without a spread: the ratio of the shares, and the interval of the share of the holders', () => {
  // 30 have it, 12 of them here: Wilson's interval of 12 / 30 is 24.6 % to 57.7 %, and a tenth of everybody is here
  const { over_index, over_interval } = overIndexOf({ count: 12, baseline_count: 30, ...WITHIN }, null)
  close(over_index!, 4)
  expect(over_interval!.map((end) => +end.toFixed(2))).toEqual([2.46, 5.77])
  // 12 here, 30 there, nobody in both: the odds of 12 / 42, times ten
  const apart = overIndexOf({ count: 12, baseline_count: 30, ...APART }, null)
  close(apart.over_index!, 4)
  expect(apart.over_interval!.map((end) => +end.toFixed(2))).toEqual([2.07, 7.72])
  expect(overIndexOf({ count: 12, baseline_count: 0, ...APART }, null).over_index).toBeNull()
  expect(overIndexOf({ count: 12, baseline_count: 0, ...APART, baseline_known: 0 }, null).over_index).toBeNull()
})

/** By the formulas of docs/methods/over_index.md in Python, with scipy's functions. */
test('with a spread: the same figures by other hands', () => {
  const spread = spreadOf(all(VALUES, WITHIN))!
  // A share of 0.0609 of all holders is here, by chance it would be a tenth.
  close(spread.odds, 0.060851063829787236 / (1 - 0.060851063829787236) / (0.1 / 0.9))
  const weights = [0.0807979916, 0.1676447732, 0.3774866769, 0.145964322, 0.1165961837, 0.1115100527]
  for (const [at, weight] of spread.weights.entries()) expect(weight).toBeCloseTo(weights[at]!, 8)
  const cases: [count: number, baseline_count: number, low: number, over_index: number, high: number][] = [
    [12, 30, 1.7838111167299342, 3.399803293038558, 5.196332060399955],
    [200, 800, 2.182041425720387, 2.4760967163059955, 2.781827205077354],
    [5, 6, 1.5568980653777498, 5.485934772980095, 8.742471730395325],
  ]
  for (const [count, baseline_count, low, middle, high] of cases) {
    const found = overIndexOf({ count, baseline_count, ...WITHIN }, spread)
    close(found.over_index!, middle)
    close(found.over_interval![0], low)
    close(found.over_interval![1], high)
  }
  const apart = overIndexOf({ count: 12, baseline_count: 30, ...APART }, spreadOf(all(VALUES, APART)))
  close(apart.over_index!, 3.0641806519743375)
  close(apart.over_interval![0], 1.3415943040218814)
  close(apart.over_interval![1], 5.990677251774456)
  // Nobody of the baseline has it: what is usual says that this is not endless.
  const unheard = overIndexOf({ count: 12, baseline_count: 0, ...APART }, spreadOf(all(VALUES, APART)))
  expect(unheard.over_index).toBeLessThan(60)
})

/** By the same formulas with mpmath, at 40 digits. */
test('where nearly all holders are here the upper end is exact, and never endless', () => {
  const compared = { known: 5_000_000, baseline_known: 500_000, within: false }
  const values = VALUES.map((_, at) => ({
    count: ((7 * at) % 11) * 40 + (at % 10 === 3 ? 480 : 40),
    baseline_count: (at % 4) * 29,
  }))
  const spread = spreadOf(all(values, compared))
  const cases: [count: number, baseline_count: number, low: number, over_index: number, high: number][] = [
    [3_000_000, 1, 76949.085494405, 273141.462007157, 8345349.91321409],
    [300, 1, 6.71923810578156, 23.0151263264386, 563.986752385292],
    [40, 3, 0.49571467848244, 1.00100097581813, 3.84599695417699],
  ]
  for (const [count, baseline_count, low, middle, high] of cases) {
    const found = overIndexOf({ count, baseline_count, ...compared }, spread)
    close(found.over_index!, middle)
    close(found.over_interval![0], low)
    close(found.over_interval![1], high)
  }
  // Its 97.5 % point leaves 1e-41 of the holders; 1e-12 is as near as is looked for.
  close(overIndexOf({ count: 900, baseline_count: 0, ...compared }, spread).over_interval![1], 1e11)
})

test('few values, or values that nobody or everybody here has, tell nothing of others', () => {
  expect(spreadOf(all(VALUES.slice(0, 19), WITHIN))).toBeNull()
  expect(spreadOf([])).toBeNull()
  expect(
    spreadOf(
      all(
        VALUES.map((value) => ({ ...value, count: 0 })),
        WITHIN,
      ),
    ),
  ).toBeNull()
})
