import { expect, test } from 'vitest'
import { dot, fitLogistic, logistic } from './logistic.ts'
import { areaUnderCurve, normalisedMutualInformation, rightAtCoverage } from './metrics.ts'
import { boostTrees, leafOf } from './trees.ts'

test.each([
  [[0, 0, 1, 1], [1, 2, 3, 4], 1],
  [[1, 1, 0, 0], [1, 2, 3, 4], 0],
  [[0, 1, 0, 1], [1, 1, 1, 1], 0.5],
  [[0, 1, 0, 1], [1, 2, 3, 4], 0.75],
])('area under %j by %j is %d', (labels, scores, area) => {
  expect(areaUnderCurve(labels, scores)).toBeCloseTo(area)
})

test.each([
  [['a', 'a', 'b', 'b'], ['x', 'x', 'y', 'y'], 1],
  [['a', 'a', 'b', 'b'], ['x', 'y', 'x', 'y'], 0],
  [['a', 'a', 'a', 'a'], ['x', 'x', 'x', 'x'], 1],
])('%j and %j share %d', (a, b, shared) => {
  expect(normalisedMutualInformation(a, b)).toBeCloseTo(shared)
})

test('only the surest count at a coverage', () => {
  const rows = [0.9, 0.8, 0.7, 0.6, 0.5].map((confidence, at) => ({ confidence, right: at < 2 }))
  expect([rightAtCoverage(rows, 0.4), rightAtCoverage(rows, 1)]).toEqual([1, 0.4])
})

test('logistic regression finds the odds of a coin', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [1, at % 2])
  const labels = rows.map(([, side], at) => (side ? (at % 8 < 6 ? 1 : 0) : at % 8 < 2 ? 1 : 0))
  const weights = fitLogistic(rows, labels, 1e-6)
  expect(logistic(dot(weights, [1, 1]))).toBeCloseTo(labels.filter((one, at) => at % 2 && one).length / 100, 3)
  expect(logistic(dot(weights, [1, 0]))).toBeCloseTo(labels.filter((one, at) => !(at % 2) && one).length / 100, 3)
})

test('boosted trees learn a rule and keep the direction they are given', () => {
  const rows = Array.from({ length: 400 }, (_, at) => [at % 20, (at * 7) % 13])
  const labels = rows.map(([a]) => (a! > 12 ? 1 : a! > 8 ? 0 : a! > 4 ? 1 : 0))
  const how = { trees: 40, depth: 3, rate: 0.2, penalty: 1, leastRows: 5 }
  const learn = (direction: number) => {
    const { base, trees } = boostTrees(
      rows,
      labels,
      rows.map(() => 1),
      { ...how, monotone: [direction, 0] },
    )
    return (a: number) => trees.reduce((sum, tree) => sum + leafOf(tree, [a, 3]), base)
  }
  const free = learn(0)
  expect([free(2) < 0, free(6) > 0, free(10) < 0, free(15) > 0]).toEqual([true, true, true, true])
  const rising = learn(1)
  const scores = Array.from({ length: 20 }, (_, a) => rising(a))
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
})
