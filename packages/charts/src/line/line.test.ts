import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, reachOf, textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { ticksOf } from '../ticks.ts'
import { placesInTime } from './moments.ts'
import { panelsOf } from './panels.ts'

const options = (width = 600) => ({ width, format: FORMAT, words: WORDS })
const day = (at: number, net: number | null, mark: string | null = null): AnyRow => ({
  day: 1_790_000_000 + at * 86_400,
  posts: 100,
  net,
  net_interval: net === null ? null : [net - 0.1, net + 0.1],
  mark,
})
const mood = (rows: readonly AnyRow[], width?: number) => draw(sectionOf('sentiment_analysis'), rows, options(width))
const strokes = (rows: readonly AnyRow[]) => marksOf(mood(rows), 'polyline')

test('each day is one point, higher where the value is, the same distance apart', () => {
  const [line] = strokes([day(0, 0.1), day(1, 0.4), day(2, -0.2)])
  const [a, b, c] = line!.points
  expect(b![0] - a![0]).toBeCloseTo(c![0] - b![0], 5)
  expect((a![1] - b![1]) / (c![1] - b![1])).toBeCloseTo(0.3 / 0.6, 5)
})

test('the line breaks where nothing is known, and a lone day is a dot', () => {
  const rows = [day(0, 0.1), day(1, 0.2), day(2, null), day(3, 0.3), day(4, null), day(5, 0.1), day(6, 0.2)]
  expect(strokes(rows).map(({ points }) => points.length)).toEqual([2, 2])
  expect(marksOf(mood(rows), 'circle').filter((mark) => !mark.reveal)).toMatchObject([{ row: 3, value: 0.3 }])
})

test('the band lies around the line and is broken with it', () => {
  const rows = [day(0, 0.1), day(1, 0.2), day(2, null), day(3, 0.3), day(4, 0.2)]
  const bands = marksOf(mood(rows), 'area')
  expect(bands).toHaveLength(2)
  const [line] = strokes(rows)
  const ys = bands[0]!.rings[0]!.map(([, y]) => y)
  expect(ys[0]).toBeLessThan(line!.points[0]![1])
  expect(ys[3]).toBeGreaterThan(line!.points[0]![1])
})

test('of few posts a day weeks are drawn in the place of days, and said to be', () => {
  const volume = (posts: (at: number) => number) =>
    draw(
      sectionOf('conversation_volume'),
      Array.from({ length: 30 }, (_, at) => ({ day: 1_790_000_000 + at * 86_400, posts: posts(at), likes: 0 })),
      options(),
    )
  const few = volume((at) => (at % 5 === 0 ? 4 : 0))
  const [line, ...others] = marksOf(few, 'polyline')
  expect(others).toEqual([])
  const whole_weeks = line!.points.slice(3, -3).map(([, y]) => y)
  expect(new Set(whole_weeks.map(Math.round)).size).toBe(2)
  expect(textsOf(few)).toContain('Posts · 7-day average')
  expect(textsOf(volume(() => 9))).toContain('Posts')
})

describe('a handful of posts', () => {
  const volume = (posts: (at: number) => number, days = 30) =>
    draw(
      sectionOf('conversation_volume'),
      Array.from({ length: days }, (_, at) => ({ day: 1_790_000_000 + at * 86_400, posts: posts(at), likes: 0 })),
      options(),
    )
  const dots = (drawing: ReturnType<typeof mood>) => marksOf(drawing, 'circle').filter((mark) => !mark.reveal)

  test('has no average: each day that has any stands by itself, and that is said', () => {
    const three = volume((at) => (at % 10 === 4 ? 1 : 0))
    expect(marksOf(three, 'polyline')).toEqual([])
    expect(dots(three)).toMatchObject([4, 14, 24].map((row) => ({ row, value: 1 })))
    const stems = marksOf(three, 'line').filter(({ tone, from, to }) => tone === 'audience' && from[0] === to[0])
    expect(stems.map(({ to }) => to[1])).toEqual(dots(three).map(({ y }) => y))
    expect(textsOf(three)).toContain('Posts · by day (too few for an average)')
  })
  test('is fewer than three a week, over a year as over a month', () => {
    for (const days of [30, 365]) {
      const atEvery = (every: number) =>
        marksOf(
          volume((at) => (at % every === 0 ? 1 : 0), days),
          'polyline',
        )
      expect(atEvery(3)).toEqual([])
      expect(atEvery(2)).toHaveLength(1)
    }
  })
  test('has a mood each day, with its interval', () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...day(at, at % 10 === 4 ? 0.5 : null),
      posts: at % 10 === 4 ? 1 : 0,
    }))
    expect(strokes(rows)).toEqual([])
    expect(dots(mood(rows))).toMatchObject([4, 14, 24].map((row) => ({ row, value: 0.5 })))
    expect(marksOf(mood(rows), 'line').filter(({ width }) => width === 6)).toHaveLength(3)
    expect(textsOf(mood(rows))).toContain('Net mood · by day (too few for an average)')
  })
})

describe('many days', () => {
  const many = (net: (at: number) => number | null, count = 200) =>
    Array.from({ length: count }, (_, at) => ({ ...day(at, net(at)), posts: at % 2 === 0 ? 30 : 10 }))
  const thick = (rows: readonly AnyRow[]) => strokes(rows).filter(({ width }) => width === 2)
  const thin = (rows: readonly AnyRow[]) => strokes(rows).filter(({ width }) => width === 1)

  test('are thin, behind the average of the week around each, in which days of many posts weigh more', () => {
    const rows = many((at) => (at % 2 === 0 ? 0.2 : -0.2))
    expect(thin(rows)).toMatchObject([{ opacity: 0.3 }])
    const [average] = thick(rows)
    expect(average!.points).toHaveLength(200)
    const [up, down] = [100, 101].map((at) => thin(rows)[0]!.points[at]![1])
    const valueAt = (at: number) => -0.2 + (0.4 * (average!.points[at]![1] - down!)) / (up! - down!)
    expect(valueAt(100)).toBeCloseTo((0.2 * (3 * 30 - 4 * 10)) / (3 * 30 + 4 * 10), 5)
    expect(valueAt(101)).toBeCloseTo((0.2 * (4 * 30 - 3 * 10)) / (4 * 30 + 3 * 10), 5)
  })
  test('are told one by one, and their band is left out', () => {
    const rows = many(() => 0.2)
    expect(marksOf(mood(rows, 1200), 'area')).toEqual([])
    expect(marksOf(mood(rows, 1200), 'rect').filter(({ say }) => say)).toHaveLength(200)
    expect(textsOf(mood(rows))).toEqual(expect.arrayContaining(['Net mood', 'Daily; thick: 7-day average']))
  })
  test('of which nothing is known break the average only where a whole week is missing', () => {
    expect(thick(many((at) => (at === 50 ? null : 0.2)))).toHaveLength(1)
    expect(thick(many((at) => (at > 50 && at < 60 ? null : 0.2)))).toHaveLength(2)
  })
  test('of a level are one line', () => {
    const drawing = draw(sectionOf('follower_growth'), rowsOf('follower_growth', 200), options())
    const widthsOf = (tone: string) =>
      new Set(marksOf(drawing, 'polyline').flatMap((mark) => (mark.tone === tone ? [mark.width] : [])))
    expect(widthsOf('audience')).toEqual(new Set([2]))
    expect(widthsOf('series-2')).toEqual(new Set([1, 2]))
  })
})

describe('days of which nothing is known', () => {
  const growth = (days: readonly [day: number, followers: number | null][]) =>
    draw(
      sectionOf('follower_growth'),
      days.map(([at, followers]) => ({ ...day(at, null), gained: 5, lost: 4, net: 1, followers })),
      options(),
    )
  const dashed = (drawing: ReturnType<typeof growth>) => marksOf(drawing, 'line').filter(({ dash }) => dash)

  test('lie empty on the axis: a week is seven times as wide as a day', () => {
    const [first] = marksOf(
      growth([
        [0, 100],
        [1, 101],
        [8, 108],
        [9, 109],
      ]),
      'polyline',
    )
    const all = marksOf(
      growth([
        [0, 100],
        [1, 101],
        [8, 108],
        [9, 109],
      ]),
      'polyline',
    ).filter(({ tone }) => tone === first!.tone)
    const xs = all.flatMap(({ points }) => points.map(([x]) => x))
    expect((xs[2]! - xs[1]!) / (xs[1]! - xs[0]!)).toBeCloseTo(7, 5)
  })
  test('break the line of a daily gain, and bridge a level with dashes', () => {
    const drawing = growth([
      [0, 100],
      [1, 101],
      [8, 108],
      [9, 109],
    ])
    const strokesOf = (tone: string) => marksOf(drawing, 'polyline').filter((mark) => mark.tone === tone)
    expect(strokesOf('series-2').map(({ points }) => points.length)).toEqual([2, 2])
    expect(strokesOf('audience').map(({ points }) => points.length)).toEqual([2, 2])
    expect(dashed(drawing)).toMatchObject([{ tone: 'audience' }])
  })
  test('a level noted now and then is dots with dashes between them', () => {
    const drawing = growth([
      [0, 100],
      [1, null],
      [2, 102],
      [3, null],
      [4, 104],
    ])
    expect(
      marksOf(drawing, 'circle')
        .filter((mark) => !mark.reveal)
        .map(({ value }) => value),
    ).toEqual([100, 102, 104])
    expect(dashed(drawing)).toHaveLength(2)
  })
  test('times that are turned round are taken in their order', () => {
    expect(placesInTime([{ day: 3 }, { day: 1 }, { day: 2 }], 'day')).toEqual([0, 0.5, 1])
  })
})

test('days with few posts are faded', () => {
  const rows = [day(0, 0.1), day(1, 0.2), day(2, 0.3, 'few'), day(3, 0.1, 'faded')]
  expect(strokes(rows).map(({ opacity }) => opacity)).toEqual([undefined, 0.6])
})

test.each([
  [
    [1000, 1200],
    [10, 12],
    [['a'], ['b']],
  ],
  [[1000, 1200], [400, 300], [['a', 'b']]],
  [[0, 0], [4, 5], [['a', 'b']]],
])('panels of %j and %j', (a, b, expected) => {
  expect(
    panelsOf(
      a.map((value, at) => ({ a: value, b: b[at] })),
      ['a', 'b'],
    ),
  ).toEqual(expected)
})

test('followers and their daily change do not share an axis', () => {
  const texts = textsOf(draw(sectionOf('follower_growth'), rowsOf('follower_growth', 30), options()))
  for (const label of ['Followers', 'Gained', 'Lost', '52K', '0']) expect(texts).toContain(label)
})

test.each([254, 320, 480, 800, 1200])('days on the axis never touch, at %i', (width) => {
  for (const count of [1, 2, 3, 8, 31, 200, 1000]) {
    const rows = Array.from({ length: count }, (_, at) => day(at, 0.1))
    const days = marksOf(mood(rows, width), 'text').filter(({ text }) => /^[A-Z][a-z]{2} \d/.test(text))
    expect(days.length).toBeGreaterThan(0)
    const reaches = days.map(reachOf).sort((a, b) => a.x - b.x)
    for (const [at, reach] of reaches.slice(1).entries()) {
      expect(reach.x).toBeGreaterThan(reaches[at]!.x + reaches[at]!.width)
    }
  }
})

test.each([0.02, 0.04, 0.09, 0.3, 1])('no two lines of the grid are called the same, up to %d', (most) => {
  const tick = (kind: string, value: unknown) => (kind === 'share' ? `${Math.round(Number(value) * 100)}%` : 'day')
  const rows = [day(0, 0), day(1, most)].map((row) => ({ ...row, net_interval: null }))
  const drawing = draw(sectionOf('sentiment_analysis'), rows, { ...options(), format: { ...FORMAT, tick } })
  const labels = textsOf(drawing).filter((text) => text.endsWith('%'))
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.length).toBeGreaterThanOrEqual(2)
})

test('ten years can still be pointed at', () => {
  const stops = mood(Array.from({ length: 3_660 }, (_, at) => day(at, Math.sin(at)))).marks.filter(({ say }) => say)
  expect(stops.length).toBeGreaterThan(100)
  expect(stops.length).toBeLessThan(250)
})

describe('ticks', () => {
  test.each([
    [0, 1, 5, false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 7, 4, true, [0, 2, 4, 6, 8]],
    [-0.3, 0.4, 4, false, [-0.4, -0.2, 0, 0.2, 0.4]],
    [0, 1, 4, true, [0, 1]],
    [0, 0, 3, true, [0, 1]],
    [5, 5, 3, true, [4, 6]],
  ])('%d to %d', (low, high, count, whole, expected) => {
    const ticks = ticksOf(low, high, count, whole)
    if (low === high) {
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks[0]).toBeLessThanOrEqual(low)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
    } else expect(ticks).toEqual(expected)
  })
})
