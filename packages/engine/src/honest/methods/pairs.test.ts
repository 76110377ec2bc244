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

/** As written: the two words, how many say both, and after them how many say each. */
const inputsOf = (known: number, written: string, counts: string): PairInputs => ({
  known,
  shown: 50,
  words: counts.split(' ').map((one) => {
    const [value, count] = one.split(':') as [string, string]
    return { value, count: Number(count) }
  }),
  rows: written.split(' ').map((one) => {
    const [first, second, count] = one.split(':') as [string, string, string]
    return { values: [first, second], count: Number(count) }
  }),
})

test('a word that everybody says goes with no other, and is in no cluster', () => {
  const everybody = inputsOf(
    116,
    'day:good:35 last:whole:19 ago:day:17 anyone:last:12 days:good:12 days:nobody:12 day:feels:10 anyone:nobody:9 ' +
      'nobody:rest:9 anyone:rest:8 beats:whole:7 cancel:nobody:7 good:rest:7 cancel:days:6 chatted:whole:6 ' +
      'harbour:last:6 ago:aster:5 anyone:beats:5 black:day:5 boston:days:5 canal:day:5 day:ruined:5 day:screen:5 ' +
      'day:seattle:5 day:showed:5 day:sydney:5',
    'day:116 good:35 last:43 whole:27 ago:17 anyone:25 days:28 nobody:29 feels:10 rest:16 beats:16 cancel:9 ' +
      'chatted:10 harbour:6 aster:5 black:5 boston:7 canal:5 ruined:5 screen:5 seattle:5 showed:5 sydney:5',
  )
  expect(clusterScores(everybody).flatMap(({ words }) => words)).not.toContain('day')
  expect(pairScores(everybody)[0]).toMatchObject({ first: 'day', first_cluster: null })
})
