import type { Scope } from '@starling/question'
import type { Primitive, Reach } from '@starling/sections'
import { expect, test } from 'vitest'
import { Oracle } from './oracle.ts'
import { DAY, MONDAY, TEN_PEOPLE } from './ten-people.ts'

const oracle = new Oracle(TEN_PEOPLE)
const WEEK = { since: MONDAY, until: MONDAY + 7 * DAY }
/** ann, bob, cyd, dan, eve, hub and 10. */
const DRINKERS: Scope = { who: { posted: { groups: [['coffee']] } }, posts: { by: 'audience' }, window: WEEK }
async function ask<const P extends Primitive>(primitive: P) {
  const [answer] = await oracle.ask(DRINKERS, [primitive])
  return answer
}

test('reach: each by itself, together, and whom nothing else reaches, among those who are within', async () => {
  // ivy is followed by ann, bob, cyd, dan, eve of the drinkers and by fay and gus; tea was written by ann, fay and gus.
  const by: Reach[] = [{ follows: ['ivy'] }, { posted: { groups: [['tea']] } }, { topics: ['food'] }, { countries: [] }]
  expect(await ask({ do: 'reach', by })).toEqual({
    ...{ n: 7, inside: 5, outside: 2 },
    rows: [
      { inside: 5, outside: 2, only_inside: 2, only_outside: 0 },
      // All time, though the question's window ends before ann wrote of it.
      { inside: 1, outside: 2, only_inside: 0, only_outside: 0 },
      { inside: 3, outside: 0, only_inside: 0, only_outside: 0 },
      { inside: 0, outside: 0, only_inside: 0, only_outside: 0 },
    ],
  })
  expect(await ask({ do: 'reach', by: by.slice(0, 2), within: { countries: ['US'] } })).toEqual({
    ...{ n: 7, inside: 1, outside: 2 },
    rows: [
      { inside: 1, outside: 2, only_inside: 1, only_outside: 0 },
      { inside: 0, outside: 2, only_inside: 0, only_outside: 0 },
    ],
  })
})

test('cover: what reaches most and fewest others, and what is left of the next', async () => {
  const groups = [{ by: [{ follows: ['ivy'] }, { follows: ['hub'] }, { all: [] }], most: 2 }]
  // For each other person hub adds 5 / 1, everybody 7 / 4, ivy 5 / 3. Then ivy adds none of them, everybody 2 / 4, and
  // F rises from 5 · 5 / (5 + 28) = 0.76 to 5 · 7 / (10 + 28) = 0.92.
  const everybody = { group: 0, at: 2, inside: 7, outside: 3, adds_inside: 2, adds_outside: 3 }
  const hub = { group: 0, at: 1, inside: 5, outside: 0, adds_inside: 5, adds_outside: 0 }
  expect(await ask({ do: 'cover', groups })).toEqual({ n: 7, rows: [hub, everybody] })
  // With ivy two in seven would be others, where nobody was.
  expect(await ask({ do: 'cover', groups: [{ by: groups[0]!.by.slice(0, 2), most: 2 }] })).toEqual({
    n: 7,
    rows: [hub],
  })
})
