import { expect, test } from 'vitest'
import { Cover } from './cover.ts'

const of = (inside: number, outside: number) => ({ inside, outside })
const group = (count: number, most = count) => ({ by: Array.from({ length: count }, (_, at) => at), most })

test('what makes precision and reach together best is chosen first, reach counting four times as much', () => {
  // Of 100 people: 5 · 60 / (60 + 240 + 400) = 0.43, 5 · 40 / (40 + 10 + 400) = 0.44, 5 · 30 / 430 = 0.35.
  const alone = [of(60, 240), of(40, 10), of(30, 0)]
  const found = new Cover(100, [group(3)], alone)
  expect(found.next(alone)).toBe(1)
  // 5 · (40 + 30) / (40 + 10 + 30 + 150 + 400) = 0.56 against 5 · (40 + 25) / (50 + 25 + 400) = 0.68.
  expect(found.next([of(30, 150), of(0, 0), of(25, 0)])).toBe(2)
  // 85 / (85 + 510) = 0.14 is less than nine tenths of 65 / 75.
  expect(found.next([of(20, 500), of(0, 0), of(0, 0)])).toBe(null)
  expect(found.rows).toEqual([
    { group: 0, at: 1, inside: 40, outside: 10, adds_inside: 40, adds_outside: 10 },
    { group: 0, at: 2, inside: 30, outside: 0, adds_inside: 25, adds_outside: 0 },
  ])
})

test('what repeats others is chosen as long as nine tenths of the precision are left', () => {
  const alone = [of(50, 0), of(50, 5), of(50, 60)]
  const found = new Cover(100, [group(3)], alone)
  expect(found.next(alone)).toBe(0)
  // 50 / 55 = 0.91, then 50 / 115 = 0.43.
  expect(found.next([of(0, 0), of(0, 5), of(0, 60)])).toBe(1)
  expect(found.next([of(0, 0), of(0, 0), of(0, 60)])).toBe(null)
})

test('the first of those as good, at most so many of a group, and nothing that reaches fewer than five people', () => {
  const alone = [of(10, 0), of(10, 0), of(4, 0), of(8, 0)]
  const found = new Cover(100, [group(3, 1), group(1)], alone)
  expect([found.next(alone), found.next(alone), found.next(alone)]).toEqual([0, 3, null])
  expect(found.rows.map((row) => [row.group, row.at])).toEqual([
    [0, 0],
    [1, 0],
  ])
})

test('nobody is covered by nothing', () => {
  expect(new Cover(0, [], []).next([])).toBe(null)
  expect(new Cover(0, [group(1)], [of(0, 9)]).next([of(0, 9)])).toBe(null)
})
