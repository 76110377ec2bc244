import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, reachOf, textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { type Foot, frame, widthInFrame } from './frame.ts'

const FOOT: Foot = {
  question: 'People who posted about espresso in the last 30 days, Global',
  base: '12,431 people, 8,120 of them known',
  interval: '95% interval at the ends of bars',
  baseline: 'Baseline: everybody',
  as_of: 'As of 2026 Nov 15, 14:07 (Asia/Tokyo)',
  source: 'Source: X',
}
const framed = (width: number, foot = FOOT) =>
  frame(draw(sectionOf('seo'), rowsOf('seo', 5), { width: widthInFrame(width), format: FORMAT, words: WORDS }), foot)

test.each([320, 800, 1200])('at %i: title, question, meaning, chart and every part of the base, inside', (width) => {
  const drawing = framed(width)
  expect(drawing.width).toBe(width)
  const texts = textsOf(drawing).join(' ')
  for (const part of Object.values(FOOT)) expect(texts.replaceAll('  ·  ', ' ')).toContain(part)
  for (const part of ['Search phrases', 'Starling', 'espresso']) expect(texts).toContain(part)
  for (const mark of marksOf(drawing, 'text')) {
    const { x, width: wide } = reachOf(mark)
    expect(x).toBeGreaterThanOrEqual(31)
    expect(x + wide).toBeLessThanOrEqual(width - 31)
    expect(mark.y).toBeLessThan(drawing.height - 20)
  }
})

test('marks keep their rows and values', () => {
  const bars = marksOf(framed(800), 'rect').filter(({ tone }) => tone === 'audience')
  expect(bars.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4])
})

test('what there is none of leaves no gap', () => {
  const texts = textsOf(
    framed(800, { ...FOOT, question: null, interval: null, baseline: null, as_of: null, source: null }),
  )
  expect(texts.at(-2)).toBe(FOOT.base)
})
