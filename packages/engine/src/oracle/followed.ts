import type { Who } from '@starling/question'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { type ListOrder, type RankedValue, surenessOf } from '../port/lift.ts'
import { cardOf } from './cards.ts'
import { baseOf, countValues, isSupported, type PersonsValues } from './counting.ts'
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
  { population, scope, audience, baseline, comparison }: OracleQuestion,
  { order, limit }: { order: ListOrder | 'similarity'; limit: number },
): PrimitiveAnswers['followed'] {
  const leftOut = peopleNamed(population, handlesFollowed(scope.who))
  const [own, others] = [[...audience].map(followedBy), [...baseline].map(followedBy)]
  const byId = new Map(population.people.map((person) => [String(person.id), person]))
  const found = countValues(own, others, comparison)
    .map((row) => ({ row, person: byId.get(row.value)!, score: scoreOf(row, order, audience) }))
    .filter(({ person, score }) => !leftOut.has(person) && score > 0)
    .sort((a, b) => b.score - a.score || compareId(a.person, b.person))
  return {
    ...baseOf(own, others),
    ...(order === 'lift' && { supported: found.length }),
    rows: found
      .slice(0, limit)
      .map(({ person, row: { value, others, ...having } }) => ({ ...cardOf(person), ...having })),
  }
}

const followedBy = (person: Person): PersonsValues => ({
  person,
  isKnown: person.follows.size > 0,
  values: new Set([...person.follows].map(({ id }) => String(id))),
})

function scoreOf(row: RankedValue, order: ListOrder | 'similarity', audience: Set<Person>): number {
  if (order === 'lift') return isSupported(row, audience.size) ? surenessOf(row) : 0
  if (order === 'similarity') return similarityOf(audience, row.count, row.baseline_count)
  return order === 'count' ? row.count : row.baseline_count
}

/** Handles that a `follows` names, however deep. */
function handlesFollowed(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(handlesFollowed)
  if ('any' in who) return who.any.flatMap(handlesFollowed)
  if ('not' in who) return handlesFollowed(who.not)
  return 'follows' in who ? who.follows : []
}
