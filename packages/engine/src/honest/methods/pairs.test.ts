import { expect, test } from 'vitest'
import type { PairInputs } from '../inputs.ts'
import { clusterScores, pairScores } from './pairs.ts'

const words = (names: string, count: number) => names.split(' ').map((value) => ({ value, count }))
const each = (names: string, count: number) => {
  const all = names.split(' ')
  return all.flatMap((first, at) =>
    all.slice(at + 1).map((second) => ({ values: [first, second] as [string, string], count })),
  )
}

/** 40 of 100 people brew, 30 others ride; 80 say "today", and go with everything as chance has it; nobody says "alone" more. */
const TWO_HOBBIES: PairInputs = {
  known: 100,
  shown: 50,
  words: [...words('beans kettle roast', 40), ...words('bike chain', 30), ...words('today', 80), ...words('alone', 10)],
  rows: [
    ...each('beans kettle roast', 38),
    ...each('bike chain', 28),
    { values: ['bike', 'today'], count: 24 },
    { values: ['beans', 'today'], count: 32 },
    { values: ['beans', 'bike'], count: 3 },
    { values: ['alone', 'today'], count: 8 },
  ],
}

test('words of the same people are a cluster; what everybody says ties nothing together', () => {
  const clusters = clusterScores(TWO_HOBBIES)
  expect(clusters.map(({ words }) => words)).toEqual([
    ['beans', 'kettle', 'roast'],
    ['bike', 'chain'],
  ])
  expect(clusters[1]).toMatchObject({ cluster: 1, people: 30, share: 0.3, cohesion: 1 })
})

test('a pair is held against chance', () => {
  const rows = pairScores(TWO_HOBBIES)
  expect(rows[0]).toMatchObject({ first: 'beans', second: 'kettle', share: 0.38, first_cluster: 0, second_cluster: 0 })
  // 38 · 100 / (40 · 40)
  expect(rows[0]!.association).toBeCloseTo(2.375, 10)
  expect(rows.at(-1)).toMatchObject({ association: 1, first_cluster: null, second_cluster: null })
})

test('only the first rows are shown, but all pairs make the clusters', () => {
  const rows = pairScores({ ...TWO_HOBBIES, shown: 1 })
  expect(rows).toEqual(pairScores(TWO_HOBBIES).slice(0, 1))
  expect(clusterScores({ ...TWO_HOBBIES, shown: 1 })).toHaveLength(1)
})

test('without pairs there is nothing', () => {
  const none: PairInputs = { known: 0, shown: 50, words: [], rows: [] }
  expect([pairScores(none), clusterScores(none)]).toEqual([[], []])
})
