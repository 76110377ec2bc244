import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { overlaps } from '../cloud/place.ts'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, reachOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { clusterTone } from './network.ts'

const ID = 'most_interacted_keyword_combinations'
const drawn = (rows: readonly AnyRow[], width = 600) =>
  draw(sectionOf(ID), rows, { width, format: FORMAT, words: WORDS })
const pair = (
  first: string,
  second: string,
  count: number,
  clusters: [number | null, number | null] = [0, 0],
): AnyRow => ({
  first,
  second,
  count,
  first_cluster: clusters[0],
  second_cluster: clusters[1],
  mark: null,
})
const lines = (rows: readonly AnyRow[]) =>
  marksOf(drawn(rows), 'line').filter((mark) => mark.tone !== 'none' && !mark.reveal)
const dots = (rows: readonly AnyRow[], width?: number) =>
  marksOf(drawn(rows, width), 'circle').filter(({ tone }) => tone !== 'none' && tone !== 'background')
const ROWS = [pair('coffee', 'milk', 100), pair('milk', 'sugar', 50), pair('tea', 'matcha', 10, [1, 1])]

test('a dot for each word, a line for each pair, thicker where they meet more often', () => {
  expect(dots(ROWS)).toHaveLength(5)
  const found = lines(ROWS)
  expect(found.map(({ value }) => value)).toEqual([100, 50, 10])
  expect(found[0]!.width).toBeGreaterThan(found[1]!.width)
  expect(found[1]!.width).toBeGreaterThan(found[2]!.width)
})

test('a line ends in the dots of its two words', () => {
  const [line] = lines(ROWS)
  const places = dots(ROWS).map(({ x, y }) => `${x} ${y}`)
  expect(places).toContain(line!.from.join(' '))
  expect(places).toContain(line!.to.join(' '))
})

test.each([
  [0, 'audience'],
  [1, 'series-2'],
  [null, 'muted'],
  [40, 'muted'],
])('cluster %s is %s', (cluster, tone) => expect(clusterTone(cluster)).toBe(tone))

test.each([254, 600, 1200])('dots stay inside and names never touch, at %i', (width) => {
  const rows = rowsOf(ID, 60)
  const { height, marks } = drawn(rows, width)
  for (const { x, y, radius } of dots(rows, width)) {
    expect(x - radius).toBeGreaterThanOrEqual(0)
    expect(x + radius).toBeLessThanOrEqual(width)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(y + radius).toBeLessThanOrEqual(height)
  }
  const names = marksOf({ marks }, 'text').map(reachOf)
  expect(names.length).toBeGreaterThan(10)
  expect(names.flatMap((name, at) => names.slice(at + 1).filter((other) => overlaps(name, other)))).toEqual([])
})

test('a word is told with those it goes together with', () => {
  const say = marksOf(drawn(ROWS), 'circle').find(({ say }) => say?.[0] === 'milk')!.say
  expect(say).toEqual(['milk', 'coffee: 100', 'sugar: 50'])
})

test('a pair of one word with itself, and one with a word that is called like a property', () => {
  expect(dots([pair('a', 'a', 5), pair('constructor', '__proto__', 3)])).toHaveLength(3)
})
