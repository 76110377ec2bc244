import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'

const drawn = (rows: readonly AnyRow[], width = 600) =>
  draw(sectionOf('overlap'), rows, { width, format: FORMAT, words: WORDS })
const part = (audiences: number[], count: number): AnyRow => ({ audiences, count, share: 0.1, mark: null })
const ROWS = [part([0], 1000), part([0, 2], 500), part([1], 250)]
const filled = (row: number) =>
  marksOf(drawn(ROWS), 'circle').filter((mark) => mark.row === row && mark.tone === 'audience')

test('bars as high as their people', () => {
  const bars = marksOf(drawn(ROWS), 'rect').filter(({ tone }) => tone === 'audience')
  expect(bars.map(({ value }) => value)).toEqual([1000, 500, 250])
  expect(bars[1]!.height / bars[0]!.height).toBeCloseTo(0.5, 5)
})

test('dots say which audiences, and are joined where there are several', () => {
  expect(filled(0)).toHaveLength(1)
  expect(filled(1)).toHaveLength(2)
  const joined = marksOf(drawn(ROWS), 'line').filter(({ row }) => row !== undefined)
  expect(joined).toHaveLength(1)
  expect([joined[0]!.from[1], joined[0]!.to[1]]).toEqual(filled(1).map(({ y }) => y))
})

test('each line is an audience by name', () => {
  expect(textsOf(drawn(ROWS))).toEqual(expect.arrayContaining([0, 1, 2].map(WORDS.audience)))
  expect(drawn(ROWS).marks.find(({ row, say }) => row === 1 && say)!.say![0]).toBe('Espresso + Cold brew')
})

test.each([254, 320])('no figure is cut at %i; parts without room are counted', (width) => {
  const drawing = drawn(rowsOf('overlap', 9), width)
  const figures = marksOf(drawing, 'text').filter(({ value }) => value !== undefined)
  expect(figures.length).toBeGreaterThan(2)
  expect(figures.filter(({ full }) => full !== undefined)).toEqual([])
  expect(drawing.left_out).toBe(9 - figures.length)
})
