import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'
import type { Measure } from '../text/style.ts'

const drawn = (rows: readonly AnyRow[], width = 600) =>
  draw(sectionOf('genders'), rows, { width, format: FORMAT, words: WORDS })
const gender = (value: string, share: number | null, mark: string | null = null): AnyRow => ({
  value,
  share,
  mark,
  baseline_share: 0.4,
})
const arcsOf = (rows: readonly AnyRow[]) => marksOf(drawn(rows), 'arc')
const TURN = Math.PI * 2

test.each([
  [[0.5, 0.3, 0.2], 0],
  [[0.5, 0.3], 0.2],
  [[1], 0],
  [[0.2], 0.8],
])('shares %j take their part of the ring and leave %d empty', (shares, rest) => {
  const [track, ...parts] = arcsOf(shares.map((share, at) => gender(`g${at}`, share)))
  expect(track).toMatchObject({ tone: 'line', from: 0, to: TURN })
  expect(track!.say?.[0]).toBe(rest > 0 ? WORDS.rest : undefined)
  if (rest > 0) expect(track!.value).toBeCloseTo(rest, 9)
  const gap = 0.018
  const turns = parts.map(({ from, to }) => (to - from + gap * 2) / TURN)
  for (const [at, turn] of turns.entries()) expect(turn).toBeCloseTo(shares[at]!, 2)
  expect(new Set(parts.map(({ tone }) => tone)).size).toBe(parts.length)
})

test('the largest part is set large, with its name', () => {
  const texts = marksOf(drawn([gender('Men', 0.3), gender('Women', 0.6)]), 'text')
  expect(texts.find(({ size }) => size === 28)).toMatchObject({ text: '60%', value: 0.6, row: 1 })
})

test('a part without a value has no arc and a dash, a low base a star', () => {
  const rows = [gender('Women', 0.6, 'few'), gender('Brands', null)]
  expect(arcsOf(rows)).toHaveLength(2)
  expect(textsOf(drawn(rows))).toEqual(expect.arrayContaining(['60%*', '–', 'Baseline 40%']))
})

test('more parts than colours: the others are counted', () => {
  expect(drawn(Array.from({ length: 12 }, (_, at) => gender(`g${at}`, 0.05))).left_out).toBe(4)
})

test.each([
  [0.5, 28],
  [0.7, 24],
  [0.85, 20],
])('a figure whose letters are %d as wide as high is set at %d, never cut', (letter, size) => {
  const format = { ...FORMAT, short: () => '48.0%' }
  const measure: Measure = (text, style) => text.length * style.size * letter
  const options = { width: 600, format, words: WORDS, measure }
  const { marks } = draw(sectionOf('genders'), [gender('Women', 0.48, 'few')], options)
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'text', role: 'title', text: '48.0%*', size }))
})
