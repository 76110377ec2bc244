import { expect, test } from 'vitest'
import { Likeness } from '../port/alike.ts'
import { equivalentOf } from './equivalent.ts'
import { shareList, shareScores } from './methods/shares.ts'
import { draw, randomFrom } from './simulated-lists.ts'

const base = { known: 100, baseline_known: 900 }

test('of one group it is the plain comparison', () => {
  const chance = new Likeness([{ n: 100, all: 900 }], base).byChance([90])
  const found = equivalentOf({ count: 20, ...chance }, { known: 100, within: true })!
  expect(found.baseline_known).toBeCloseTo(900, 8)
  expect(found.baseline_count).toBeCloseTo(90, 8)
  const apart = equivalentOf({ count: 20, ...chance }, { known: 100, within: false })!
  expect(apart.baseline_known).toBeCloseTo(800, 8)
  expect(apart.baseline_count).toBeCloseTo(70, 8)
})

test('it has the expectation and the variance of the draws within the groups', () => {
  const groups = [
    { n: 60, all: 100 },
    { n: 30, all: 700 },
    { n: 10, all: 100 },
  ]
  const chance = new Likeness(groups, base).byChance([50, 20, 10])
  const { baseline_count: holders, baseline_known: people } = equivalentOf(
    { count: 40, ...chance },
    { known: 100, within: true },
  )!
  expect((100 * holders) / people).toBeCloseTo(chance.expected, 10)
  const share = holders / people
  expect((100 * share * (1 - share) * (people - 100)) / (people - 1)).toBeCloseTo(chance.variance, 10)
})

test.each([
  ['everybody of the kind is here', { count: 7, expected: 7, variance: 0 }],
  ['nobody has it', { count: 0, expected: 0, variance: 0 }],
  ['all have it', { count: 100, expected: 100, variance: 0 }],
])('there is nobody to compare with where %s', (_, row) => {
  expect(equivalentOf(row, { known: 100, within: true })).toBeNull()
})

test('there are never fewer holders than are counted, nor fewer without', () => {
  const all = equivalentOf({ count: 9, expected: 0.09, variance: 0.0892 }, { known: 100, within: true })!
  expect(all.baseline_count).toBeGreaterThanOrEqual(9)
  const few = equivalentOf({ count: 50, expected: 90, variance: 1 }, { known: 100, within: true })!
  expect(few.baseline_known - few.baseline_count).toBeGreaterThanOrEqual(50 - 1e-9)
})

/** Busy people say more of everything: an audience of them differs in nothing else. */
const WORLD = [
  { all: 6_000, n: 100, factor: 1 },
  { all: 2_000, n: 300, factor: 4 },
  { all: 1_000, n: 400, factor: 9 },
]
const KNOWN = 800
const BASELINE = 9_000

function arrows(comparison: 'adjusted' | 'plain', seed: number): number {
  const random = randomFrom(seed)
  const groups = comparison === 'plain' ? [{ n: KNOWN, all: BASELINE }] : WORLD
  const likeness = new Likeness(groups, { known: KNOWN, baseline_known: BASELINE })
  const rows = Array.from({ length: 40 }, (_, at) => {
    const drawn = WORLD.map(({ all, n, factor }) => {
      const share = 0.005 * (1 + (at % 10)) * factor
      return { own: draw(n, share, random), others: draw(all - n, share, random) }
    })
    const count = drawn.reduce((sum, { own }) => sum + own, 0)
    const holders = drawn.map(({ own, others }) => own + others)
    const baseline_count = holders.reduce((sum, one) => sum + one, 0)
    return {
      value: `v${at}`,
      count,
      baseline_count,
      ...likeness.byChance(comparison === 'plain' ? [baseline_count] : holders),
    }
  })
  const counts = { n: KNOWN, known: KNOWN, baseline_n: BASELINE, baseline_known: BASELINE }
  const context = {
    baseline: 'all',
    comparison,
    within: true,
    chosen_by_lift: false,
    names_authors: false,
    limit: 40,
  } as const
  const scores = shareScores(shareList({ ...counts, rows }, context))
  return scores.filter(({ significant }) => significant !== null).length
}

test('an audience of busy people differs in everything, and in nothing from people as busy', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => seed)
  const found = (comparison: 'adjusted' | 'plain') =>
    seeds.reduce((sum, seed) => sum + arrows(comparison, seed), 0) / (seeds.length * 40)
  expect(found('plain')).toBeGreaterThan(0.95)
  expect(found('adjusted')).toBeLessThan(0.05)
})
