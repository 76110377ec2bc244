import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { cardOf } from './cards.ts'
import { compareNumbers, isSupported, liftOf } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import { compareId, type Person, type Population, peopleNamed } from './population.ts'

type Followed = { person: Person; count: number; score: number }

/** Whom these people follow, by how much its followers and they are the same people. */
export function similarTo({ people }: Population, followers: Set<Person>): Followed[] {
  return people
    .map((person) => {
      const count = person.followers.intersection(followers).size
      return { person, count, score: count / (followers.size + person.followers.size - count) }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.score - a.score || compareId(a.person, b.person))
}

export function followed(
  { population, scope, audience, baseline }: OracleQuestion,
  { order, limit }: Extract<Primitive, { do: 'followed' }>,
): PrimitiveAnswers['followed'] {
  const leftOut = peopleNamed(population, handlesFollowed(scope.who))
  const found = similarTo(population, audience)
    .filter(({ person }) => !leftOut.has(person))
    .map(({ person, count, score }) => {
      const baseline_count = person.followers.intersection(baseline).size
      return { person, count, baseline_count, similarity: score, lift: liftOf({ count, baseline_count }) }
    })
    .filter((row) => order !== 'lift' || isSupported(row, audience.size))
    .sort((a, b) => compareNumbers(b[order], a[order]) || compareId(a.person, b.person))
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
