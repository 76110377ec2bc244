import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'

const PLAIN = { count: 900, baseline_count: 90, over_index: 2, q_value: 0.5, significant: null, mark: null }
const row = (value: string, share: number | null, more: AnyRow = {}): AnyRow => ({
  ...PLAIN,
  value,
  share,
  interval: share === null ? null : [share - 0.05, share + 0.05],
  baseline_share: 0.2,
  ...more,
})
const drawn = (rows: readonly AnyRow[], width = 600) =>
  draw(sectionOf('job_titles'), rows, { width, format: FORMAT, words: WORDS })
const barOf = (rows: readonly AnyRow[], at: number, width?: number) =>
  marksOf(drawn(rows, width), 'rect').find((mark) => mark.tone === 'audience' && mark.row === at)
const ROWS = [row('Designer', 0.4), row('Barista', 0.1)]

test.each([320, 600, 1200])('at %i a bar is as long as its share, the baseline hollow on the same scale', (width) => {
  const first = barOf(ROWS, 0, width)!
  const second = barOf(ROWS, 1, width)!
  expect(second.width / first.width).toBeCloseTo(0.1 / 0.4, 5)
  const baseline = marksOf(drawn(ROWS, width), 'rect').find((mark) => mark.tone === 'baseline' && mark.row === 0)!
  expect(baseline).toMatchObject({ hollow: 1, x: first.x, value: 0.2 })
  expect(baseline.width / first.width).toBeCloseTo(0.2 / 0.4, 5)
})

test('the interval reaches from its low to its high end', () => {
  const bar = barOf(ROWS, 0)!
  const ends = marksOf(drawn(ROWS), 'line').flatMap((mark) => (mark.row === 0 ? [mark.from[0], mark.to[0]] : []))
  const perShare = bar.width / 0.4
  expect(Math.min(...ends)).toBeCloseTo(bar.x + 0.35 * perShare, 5)
  expect(Math.max(...ends)).toBeCloseTo(bar.x + 0.45 * perShare, 5)
})

describe('honesty', () => {
  const ALONE = { baseline_share: null, over_index: null }
  const dashes = (rows: readonly AnyRow[]) =>
    marksOf(drawn(rows), 'line').flatMap(({ tone, row }) => (tone === 'baseline' && row !== undefined ? [row] : []))

  test('a row with nobody to compare with says so, by a dash in the place of the baseline', () => {
    const rows = [row('Designer', 0.4), row('Barista', 0.3, ALONE)]
    expect(dashes(rows)).toEqual([1])
    expect(textsOf(drawn(rows))).toEqual(expect.arrayContaining(['Baseline', 'Nobody to compare with']))
    const said = drawn(rows).marks.flatMap(({ say }) => (say ? [say.includes(WORDS.alone)] : []))
    expect(said).toEqual([false, true])
  })

  test('where nobody is compared no sign speaks of a baseline', () => {
    const rows = [row('Designer', 0.4, ALONE), row('Barista', 0.3, ALONE)]
    expect(dashes(rows)).toEqual([0, 1])
    expect(textsOf(drawn(rows))).not.toContain('Baseline')
    expect(textsOf(drawn([row('Designer', 0.4)]))).not.toContain('Nobody to compare with')
  })

  test.each([
    [null, undefined, '40%'],
    ['faded', 0.6, '40%'],
    ['few', 0.6, '40%*'],
  ])('mark %s: opacity %s, figure %s', (mark, opacity, figure) => {
    const rows = [row('Designer', 0.4, { mark })]
    expect(barOf(rows, 0)!.opacity).toBe(opacity)
    expect(textsOf(drawn(rows))).toContain(figure)
    const say = drawn(rows).marks.find((one) => one.say)!.say!
    expect(say.includes(WORDS.faded)).toBe(mark === 'faded')
    expect(say.includes(WORDS.few)).toBe(mark === 'few')
  })

  test('a share that is not known is a dash without a bar', () => {
    const rows = [row('Designer', 0.4), row('Barista', null)]
    expect(barOf(rows, 1)).toBeUndefined()
    expect(textsOf(drawn(rows))).toContain('–')
  })

  test.each([
    ['over', -1],
    ['under', 1],
    [null, 0],
  ])('significant %s: the arrow points %i', (significant, direction) => {
    const arrows = marksOf(drawn([row('Designer', 0.4, { significant })]), 'area')
    expect(arrows).toHaveLength(direction === 0 ? 0 : 1)
    if (direction !== 0) {
      const ys = arrows[0]!.rings[0]!.map(([, y]) => y)
      expect(Math.sign(ys[2]! - ys[0]!)).toBe(direction)
    }
  })

  test('the row is told in full', () => {
    const say = drawn([row('Designer', 0.4, { significant: 'over' })]).marks.find((one) => one.say)!.say
    expect(say).toEqual([
      'Designer',
      'Share: 40%',
      'People: 900',
      '95% interval: 35% – 45%',
      'Baseline share: 20%',
      'Over-index: ×2.0',
      WORDS.over,
    ])
  })
})

test.each([
  [undefined, 10],
  [3, 3],
  [500, 200],
])('with a limit of %s, %i of 200 rows are drawn and the others counted', (limit, count) => {
  const drawing = draw(sectionOf('job_titles'), rowsOf('job_titles', 200), {
    width: 600,
    format: FORMAT,
    words: WORDS,
    ...(limit !== undefined && { limit }),
  })
  expect(marksOf(drawing, 'rect').filter(({ tone }) => tone === 'audience')).toHaveLength(count)
  expect(drawing.left_out).toBe(200 - count)
})

test('all shares nought: no bar is longer than a hair', () => {
  expect(barOf([row('Designer', 0, { interval: [0, 0], baseline_share: 0 })], 0)!.width).toBe(1)
})
