import { sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'

const rows = Array.from({ length: 168 }, (_, hour) => ({
  hour,
  posts: hour === 69 ? 400 : hour % 24,
  share: 0.01,
  mark: null,
}))
const drawn = (width = 600, given: readonly object[] = rows) =>
  draw(sectionOf('activity'), given as typeof rows, { width, format: FORMAT, words: WORDS })
const cells = (width?: number) => marksOf(drawn(width), 'rect').filter(({ hollow }) => hollow === undefined)

test.each([254, 600, 1200])('168 cells, a line for each day, at %i', (width) => {
  const found = cells(width)
  expect(found).toHaveLength(168)
  expect(new Set(found.map(({ y }) => y)).size).toBe(7)
  expect(new Set(found.map(({ x }) => Math.round(x * 100))).size).toBe(24)
  const wednesdayEvening = found.find(({ row }) => row === 69)!
  expect(wednesdayEvening).toMatchObject({ y: found[48]!.y, x: found[21]!.x, value: 400, opacity: 1 })
})

test('the more, the stronger; none at all is empty', () => {
  const found = cells()
  expect(found[0]).toMatchObject({ tone: 'line', value: 0 })
  expect(found[5]!.opacity!).toBeLessThan(found[6]!.opacity!)
})

test('the busiest hour is outlined and said', () => {
  expect(marksOf(drawn(), 'rect').filter(({ hollow }) => hollow)).toMatchObject([{ row: 69, value: 400 }])
  expect(textsOf(drawn())).toContain('Most: Wed 21:00 · Posts: 400')
})

test('the fullest of many hours that are alike is not called the busiest', () => {
  // 651 posts, at most 12 in an hour: the fullest of 168 equal hours has as many once in nine weeks.
  const alike = rows.map((row) => ({ ...row, posts: row.hour === 69 ? 12 : row.hour < 137 ? 4 : 3 }))
  expect(alike.reduce((sum, { posts }) => sum + posts, 0)).toBe(649)
  expect(textsOf(drawn(600, alike)).join(' ')).not.toContain('Most')
})

test('of few posts no hour is called the busiest', () => {
  const few = rows.map((row) => ({ ...row, posts: row.hour === 69 ? 3 : 0, mark: 'few' }))
  expect(marksOf(drawn(600, few), 'rect').filter(({ hollow }) => hollow)).toEqual([])
  expect(textsOf(drawn(600, few)).join(' ')).not.toContain('Most')
})

test('a week without a post has no busiest hour', () => {
  const empty = rows.map((row) => ({ ...row, posts: 0 }))
  expect(marksOf(drawn(600, empty), 'rect').filter(({ hollow }) => hollow)).toEqual([])
})

test('an hour that is in no week is left out', () => {
  expect(drawn(600, [...rows, { hour: 168, posts: 3 }]).left_out).toBe(1)
})
