import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { surenessOf } from '../port/lift.ts'
import { cardOf } from './cards.ts'
import { isSupported } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import { compareId, type Person, type Population, peopleNamed } from './population.ts'

/** How much the followers of an account, of whom so many are looked at, and these people are the same. */
const similarityOf = (people: Set<Person>, count: number, followers: number): number =>
  count === 0 ? 0 : count / (people.size + Math.max(followers, count) - count)

/** Whom these people follow, by how much its followers and they are the same people. */
export function similarTo({ people }: Population, followers: Set<Person>): Person[] {
  return people
    .map((person) => {
      const count = person.followers.intersection(followers).size
      return { person, score: similarityOf(followers, count, person.followers.size) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareId(a.person, b.person))
    .map(({ person }) => person)
}

export function followed(
  { population, scope, audience, baseline }: OracleQuestion,
  { order, limit }: Extract<Primitive, { do: 'followed' }>,
): PrimitiveAnswers['followed'] {
  const leftOut = peopleNamed(population, handlesFollowed(scope.who))
  const found = population.people
    .filter((person) => !leftOut.has(person))
    .map((person) => {
      const count = person.followers.intersection(audience).size
      const baseline_count = person.followers.intersection(baseline).size
      const lift = isSupported({ count }, audience.size) ? surenessOf({ count, baseline_count }) : 0
      const similarity = similarityOf(audience, count, baseline_count)
      return { person, count, baseline_count, baseline: baseline_count, similarity, lift }
    })
    .filter((row) => row[order] > 0)
    .sort((a, b) => b[order] - a[order] || compareId(a.person, b.person))
  const followsAnybody = (people: Set<Person>) => [...people].filter(({ follows }) => follows.size > 0).length
  return {
    n: audience.size,
    known: followsAnybody(audience),
    baseline_n: baseline.size,
    baseline_known: followsAnybody(baseline),
    rows: found
      .slice(0, limit)
      .map(({ person, count, baseline_count }) => ({ ...cardOf(person), count, baseline_count })),
  }
}

/** Handles that a `follows` names, however deep. */
function handlesFollowed(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(handlesFollowed)
  if ('any' in who) return who.any.flatMap(handlesFollowed)
  if ('not' in who) return handlesFollowed(who.not)
  return 'follows' in who ? who.follows : []
}
