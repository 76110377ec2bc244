import { expect, test } from 'vitest'
import { communitiesOfTies, tiesOf } from './ties.ts'

/** Of 100 people 40 follow a and b, 40 others c and d; everybody follows e. */
const nodes = [...['a', 'b', 'c', 'd'].map((id) => ({ id, count: 40 })), { id: 'e', count: 100 }]
const map = (counts: Record<string, number>) => new Map(Object.entries(counts))
const together = [
  map({ b: 38, c: 3, e: 40 }),
  map({ a: 38, d: 4, e: 40 }),
  map({ d: 36, a: 3, e: 40 }),
  map({ c: 36, b: 4, e: 40 }),
  map({ a: 40, b: 40, c: 40, d: 40 }),
]

test('a tie is what chance does not explain', () => {
  const ties = tiesOf(nodes, 100, together)
  // 38 − 40 · 40 / 100 = 22, of 40; e goes with everybody as chance has it, and fewer than five are nobody.
  expect(ties).toEqual([
    { from: 0, to: 1, count: 38, association: 2.375, weight: 0.55 },
    { from: 2, to: 3, count: 36, association: 2.25, weight: 0.5 },
  ])
})

test('communities hold together; who is tied to nobody is in none', () => {
  const { groups, cohesion } = communitiesOfTies(nodes, tiesOf(nodes, 100, together))
  expect(groups.map((group) => group.map((at) => nodes[at]!.id))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(cohesion).toEqual([1, 1])
})

test('nobody', () => expect(communitiesOfTies([], [])).toEqual({ groups: [], cohesion: [] }))
