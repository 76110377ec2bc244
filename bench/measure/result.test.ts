import { expect, test } from 'vitest'
import { chartOf } from '../report/chart.ts'
import { cpuTable, firstTable, markdown, ratioTable } from '../report/tables.ts'
import { geometricMean, median, percentile } from './medians.ts'
import { medianOf, type Result, type Run, ratiosOf } from './result.ts'

const run = (engine: string, cpu_ms: number, query: Run['query'] = 'K1', equal = true, time = 0): Run => {
  return { engine, query, audience: 61, time, cpu_ms, wall_ms: cpu_ms * 2, equal }
}
const runs = [
  ...[4, 2, 3].map((cpu, time) => run('starling', cpu, 'K1', true, time)),
  ...[300, 310, 290].map((cpu, time) => run('postgres', cpu, 'K1', true, time)),
  run('duckdb', 150, 'K1', false),
  run('postgres', 900, 'K2'),
]
const result: Result = {
  ...{ size: 'S', machine: { cpu: 'x', cores: 2, memory_gb: 4, node: 'v24', load: 0 }, runs, ratios: ratiosOf(runs) },
  questions: [{ query: 'K1', audience: 61, wanted: 61, words: '(a & b) | (c & d)' }],
  ...{ left_out: {}, first_answer_ms: {}, resident_bytes: {} },
}

test.each([
  [[3, 1, 2], 2],
  [[4, 1], 2.5],
  [[7], 7],
])('median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

test('a geometric mean is the same for twice as much and half as much', () =>
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12))

test('percentile stays within', () => expect(percentile([1, 2, 3, 4], 0.95)).toBe(4))

test('ratios are medians by medians, where both were measured', () => {
  expect(medianOf(runs, 'starling', 'K1')).toBe(3)
  expect(result.ratios).toEqual({ postgres: { K1: 100 }, duckdb: { K1: 50 } })
})

test('a table tells each engine and whether its answers were ours', () => {
  expect(cpuTable(result)).toEqual([
    ['CPU ms (wall)', 'K1', 'same answers'],
    ['Starling index', '3.00 (6.00)', ''],
    ['DuckDB, in memory', '150 (300)', '0 of 1'],
    ['PostgreSQL 15', '300 (600)', '4 of 4'],
  ])
  expect(ratioTable(result)[2]).toEqual(['PostgreSQL 15', '100', '100 (of 1)'])
  expect(firstTable(result)).toEqual([
    ['CPU ms (times ours)', 'K1'],
    ['Starling index', '4.00'],
    ['DuckDB, in memory', '150 (37.5)'],
    ['PostgreSQL 15', '300 (75.0)'],
  ])
  expect(
    markdown([
      ['a', 'b'],
      ['(x) | (y)', '1'],
    ]),
  ).toBe('| a | b |\n| --- | --: |\n| (x) \\| (y) | 1 |')
})

test('a chart draws each of them once', () => {
  const chart = chartOf(result)
  expect(chart.match(/<rect x="190"/g)).toHaveLength(3)
  expect(chart).toContain('300 ms')
})
