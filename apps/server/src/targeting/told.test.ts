import { isFew } from '@starling/engine'
import { describe, expect, test } from 'vitest'
import { reachedOf } from './figures.ts'
import { type ReachCounts, type ToldReach, tellOnly, tellReached } from './told.ts'

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

const isOff = ({ size, few }: ToldReach['inside'], count: number) => !few && size !== count
/** What is told as a number and is another is told as about that. */
const isHonest = ({ inside, outside, about }: ToldReach, counted: ReachCounts): boolean =>
  about || !(isOff(inside, counted.inside) || isOff(outside, counted.outside))

describe('whoever knows the audience, all whom it reaches and everybody finds out nothing of one to four people', () => {
  test('of any audience, reach and rest', () => {
    for (let n = 5; n <= 24; n++) {
      for (const others of [0, ...Array.from({ length: 20 }, (_, at) => at + 5), 1_000]) {
        for (let all = 5; all <= n + others && all <= 40; all++) {
          const told = new Map<string, number[][]>()
          for (let inside = Math.max(0, all - others); inside <= Math.min(all, n); inside++) {
            const counted = { inside, outside: all - inside }
            const reached = tellReached(counted, { inside: n, outside: others })
            const words = JSON.stringify(reached)
            expect(isHonest(reached, counted), words).toBe(true)
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
            expect(isHonest(tellOnly(alones, reached, wholes), alones), words).toBe(true)
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

test('a precision is what it is or at least that, and the truth is in every interval', () => {
  for (let n = 5; n <= 24; n++) {
    for (const others of [0, 5, 6, 8, 9, 12, 13, 14, 24, 1_000]) {
      for (let inside = 0; inside <= n; inside++) {
        for (let outside = inside === 0 ? 1 : 0; outside <= others && outside <= 30; outside++) {
          const wholes = { inside: n, outside: others }
          const told = reachedOf({ inside, outside }, wholes)
          const name = JSON.stringify([inside, outside, wholes, told])
          if (told.precision === null) continue
          const [share, precision] = [inside / n, inside / (inside + outside)]
          expect(told.about ? told.precision! <= precision : told.precision === precision, name).toBe(true)
          expect(told.share_interval![0] <= share && share <= told.share_interval![1], name).toBe(true)
          expect(told.precision_interval![0] <= precision && precision <= told.precision_interval![1], name).toBe(true)
        }
      }
    }
  }
})

test('where none are few each is told as it is, and where a side is few the other is about all', () => {
  const wholes = { inside: 298, outside: 5_000 }
  const told = (inside: number, outside: number) => tellReached({ inside, outside }, wholes)
  const exactly = (size: number) => ({ size, few: false })
  const few = { size: 0, few: true }
  expect(told(0, 367)).toEqual({ inside: exactly(0), outside: exactly(367), about: false })
  expect(told(1, 366)).toEqual({ inside: few, outside: exactly(367), about: true })
  expect(told(4, 363)).toEqual({ inside: few, outside: exactly(367), about: true })
  expect(told(5, 362)).toEqual({ inside: exactly(5), outside: exactly(362), about: false })
  expect(told(200, 3)).toEqual({ inside: exactly(203), outside: few, about: true })
  expect(told(296, 60)).toEqual({ inside: exactly(298), outside: exactly(58), about: true })
  // Nobody is left over, or a few are: both are told as this.
  expect(told(298, 0)).toEqual({ inside: exactly(298), outside: exactly(0), about: true })
  expect(told(60, 4_998)).toEqual({ inside: exactly(58), outside: exactly(5_000), about: true })
})
