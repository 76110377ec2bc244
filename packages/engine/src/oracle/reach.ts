import type { Who } from '@starling/question'
import type { Primitive, Reach } from '@starling/sections'
import type { PrimitiveAnswers, Reached } from '../port/answers.ts'
import { Cover } from '../port/cover.ts'
import { peopleWho } from './audience.ts'
import type { OracleQuestion } from './oracle.ts'
import { type Person, topicsOf } from './population.ts'

/** Whom each reaches: conditions look into their own window, else all time, whatever the scope's is. */
function reachedBy({ population }: OracleQuestion, by: readonly Reach[], within: Who = { all: [] }): Set<Person>[] {
  const there = peopleWho(population, within, undefined)
  return by.map((reach) =>
    'topics' in reach
      ? new Set([...there].filter((person) => reach.topics.some((topic) => topicsOf(person).has(topic))))
      : there.intersection(peopleWho(population, reach, undefined)),
  )
}

const counted = (people: Set<Person>, audience: Set<Person>): Reached => {
  const inside = people.intersection(audience).size
  return { inside, outside: people.size - inside }
}

const union = (sets: readonly Set<Person>[]): Set<Person> =>
  sets.reduce((all, one) => all.union(one), new Set<Person>())

export function reach(
  asking: OracleQuestion,
  { by, within }: Extract<Primitive, { do: 'reach' }>,
): PrimitiveAnswers['reach'] {
  const { audience } = asking
  const reached = reachedBy(asking, by, within)
  return {
    n: audience.size,
    ...counted(union(reached), audience),
    rows: reached.map((people, index) => {
      const only = counted(people.difference(union(reached.toSpliced(index, 1))), audience)
      return { ...counted(people, audience), only_inside: only.inside, only_outside: only.outside }
    }),
  }
}

export function cover(
  asking: OracleQuestion,
  { groups, within }: Extract<Primitive, { do: 'cover' }>,
): PrimitiveAnswers['cover'] {
  const { audience } = asking
  const reached = reachedBy(
    asking,
    groups.flatMap(({ by }) => by),
    within,
  )
  const found = new Cover(
    audience.size,
    groups,
    reached.map((people) => counted(people, audience)),
  )
  let covered = new Set<Person>()
  for (;;) {
    const next = found.next(reached.map((people) => counted(people.difference(covered), audience)))
    if (next === null) return { n: audience.size, rows: found.rows }
    covered = covered.union(reached[next]!)
  }
}
