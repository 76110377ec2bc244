import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, reachOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { overlaps } from './place.ts'

const drawn = (rows: readonly AnyRow[], width = 600, limit?: number) =>
  draw(sectionOf('most_interacted_keywords'), rows, { width, format: FORMAT, words: WORDS, ...(limit && { limit }) })
const word = (value: string, count: number, more: AnyRow = {}): AnyRow => ({
  value,
  count,
  significant: null,
  mark: null,
  ...more,
})

test.each([254, 320, 600, 1200])('no two words touch, at %i', (width) => {
  for (const seed of [1, 2, 3]) {
    const boxes = marksOf(drawn(rowsOf('most_interacted_keywords', 200, seed), width, 200), 'text')
      .filter(({ row }) => row !== undefined)
      .map(reachOf)
    expect(boxes.length).toBeGreaterThan(20)
    const touching = boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => overlaps(box, other)))
    expect(touching).toEqual([])
  }
})

test('the more often, the larger: four times as often is twice as large', () => {
  const sizes = marksOf(drawn([word('four', 400), word('one', 100), word('tiny', 1)]), 'text').map(({ size }) => size)
  expect(sizes[0]! / sizes[1]!).toBeCloseTo(2, 0)
  expect(sizes[2]).toBe(12)
})

test('in accent and bold only what is more than chance', () => {
  const [over, plain, under] = marksOf(
    drawn([word('over', 30, { significant: 'over' }), word('plain', 20), word('under', 10, { significant: 'under' })]),
    'text',
  )
  expect(over).toMatchObject({ tone: 'audience', role: 'name' })
  expect(plain).toMatchObject({ tone: 'muted', role: 'label' })
  expect(under).toMatchObject({ tone: 'muted', role: 'label' })
})

test.each([
  ['over', 1],
  [null, 0],
])('what the accent means is said where there is any: %s', (significant, count) => {
  const texts = marksOf(drawn([word('one', 30, { significant })]), 'text').map(({ text }) => text)
  expect(texts.filter((text) => text === WORDS.over)).toHaveLength(count)
})

test('a low base is faded and starred', () => {
  expect(marksOf(drawn([word('rare', 30, { mark: 'few' })]), 'text')[0]).toMatchObject({ text: 'rare*', opacity: 0.6 })
})

test('a word without a count has no place and is counted as left out', () => {
  expect(drawn([word('one', 10), { ...word('none', 0), count: null }]).left_out).toBe(1)
})

test('a word wider than the page is cut, not lost', () => {
  const [long] = marksOf(drawn([word('x'.repeat(300), 10)], 320), 'text')
  expect(long!.text).toMatch(/…$/)
  expect(long!.full).toHaveLength(300)
})
