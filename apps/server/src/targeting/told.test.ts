import { isFew } from '@starling/engine'
import { describe, expect, test } from 'vitest'
import { tellOnly, tellReached } from './told.ts'

const cellsOf = (inside: number, outside: number, n: number, others: number) => [
  ...[inside, outside, n - inside, others - outside],
]

/**
 * What can be worked out by who knows the wholes: few people of whom no other number fits what is told. Where the wholes
 * themselves leave one possibility, nothing has to be told for it.
 */
function betrayed(told: ReadonlyMap<string, number[][]>) {
  const isPlain = [...told.values()].flat().length === 1
  if (isPlain) return []
  return [...told].filter(([, cells]) => {
    return cells[0]!.some((_, at) => isFew(cells[0]![at]!) && new Set(cells.map((one) => one[at])).size === 1)
  })
}

describe('whoever knows the audience, all whom it reaches and everybody finds out nothing of one to four people', () => {
  test('of any audience, reach and rest', () => {
    for (let n = 5; n <= 24; n++) {
      for (const others of [0, ...Array.from({ length: 20 }, (_, at) => at + 5), 1_000]) {
        for (let all = 5; all <= n + others && all <= 40; all++) {
          const told = new Map<string, number[][]>()
          for (let inside = Math.max(0, all - others); inside <= Math.min(all, n); inside++) {
            const words = JSON.stringify(tellReached({ inside, outside: all - inside }, { inside: n, outside: others }))
            told.set(words, [...(told.get(words) ?? []), cellsOf(inside, all - inside, n, others)])
          }
          expect(betrayed(told), `${n} ${others} ${all}`).toEqual([])
        }
      }
    }
  })

  test('of what an entry alone reaches, beside what is told of the entry', () => {
    const n = 30
    const wholes = { inside: n, outside: 1_000 }
    for (let all = 5; all <= 44; all++) {
      for (let alone = 5; alone <= all - 5; alone++) {
        const told = new Map<string, number[][]>()
        for (let inside = 0; inside <= Math.min(all, n); inside++) {
          const reached = { inside, outside: all - inside }
          for (let only = Math.max(0, alone - reached.outside); only <= Math.min(alone, inside); only++) {
            const alones = { inside: only, outside: alone - only }
            const words = JSON.stringify([tellReached(reached, wholes), tellOnly(alones, reached, wholes)])
            const cells = [
              ...cellsOf(inside, all - inside, n, 1_000),
              ...cellsOf(only, alone - only, inside, all - inside),
            ]
            told.set(words, [...(told.get(words) ?? []), cells])
          }
        }
        expect(betrayed(told), `${all} ${alone}`).toEqual([])
      }
    }
  })
})

test('where none are few each is told as it is, and where a side is few the other is all', () => {
  const wholes = { inside: 298, outside: 5_000 }
  const told = (inside: number, outside: number) => tellReached({ inside, outside }, wholes)
  const exactly = (size: number) => ({ size, few: false })
  const few = { size: 0, few: true }
  expect(told(0, 367)).toEqual({ inside: exactly(0), outside: exactly(367) })
  expect(told(1, 366)).toEqual({ inside: few, outside: exactly(367) })
  expect(told(4, 363)).toEqual({ inside: few, outside: exactly(367) })
  expect(told(5, 362)).toEqual({ inside: exactly(5), outside: exactly(362) })
  expect(told(200, 3)).toEqual({ inside: exactly(203), outside: few })
  expect(told(296, 60)).toEqual({ inside: exactly(298), outside: exactly(58) })
  expect(told(298, 0)).toEqual({ inside: exactly(298), outside: exactly(0) })
  expect(told(60, 4_998)).toEqual({ inside: exactly(58), outside: exactly(5_000) })
})
