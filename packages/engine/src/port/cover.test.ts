import { expect, test } from 'vitest'
import { Cover } from './cover.ts'

const of = (inside: number, outside: number) => ({ inside, outside })
const group = (count: number, most = count) => ({ by: Array.from({ length: count }, (_, at) => at), most })

test('what adds most for each other person comes first, up to where precision and reach together are best', () => {
  const alone = [of(60, 240), of(40, 10), of(30, 0)]
  const found = new Cover(100, [group(3)], alone)
  // 30 / 1 against 40 / 11 and 60 / 241.
  expect(found.next(alone)).toBe(2)
  expect(found.next([of(45, 240), of(35, 10), of(0, 0)])).toBe(1)
  // 5 · 65 / (75 + 400) = 0.68; with the last 5 · 85 / (595 + 400) = 0.43, so it is tried and not taken.
  expect(found.next([of(20, 500), of(0, 0), of(0, 0)])).toBe(0)
  // If all 100 were reached and nobody else: 500 / (610 + 400) = 0.5 is less than there was.
  expect(found.next([of(0, 0), of(0, 0), of(0, 0)])).toBe(null)
  expect(found.rows).toEqual([
    { group: 0, at: 2, inside: 30, outside: 0, adds_inside: 30, adds_outside: 0 },
    { group: 0, at: 1, inside: 40, outside: 10, adds_inside: 35, adds_outside: 10 },
  ])
})

test('what repeats those chosen is chosen, too, where it reaches nobody else, as far as its group has room', () => {
  const alone = [of(50, 0), of(20, 0), of(50, 5), of(9, 0)]
  const rowsOf = (most: number) => {
    const found = new Cover(100, [group(4, most)], alone)
    expect(found.next(alone)).toBe(0)
    expect(found.next([of(0, 0), of(0, 0), of(0, 5), of(0, 0)])).toBe(null)
    return found.rows.map(({ at, adds_inside, adds_outside }) => [at, adds_inside, adds_outside])
  }
  expect(rowsOf(4)).toEqual([
    [0, 50, 0],
    [1, 0, 0],
    [3, 0, 0],
  ])
  expect(rowsOf(2)).toEqual([
    [0, 50, 0],
    [1, 0, 0],
  ])
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
