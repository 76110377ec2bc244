import type { Who } from '@starling/question'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { type ListOrder, type RankedValue, surenessOf } from '../port/lift.ts'
import { postCardOf } from './cards.ts'
import { baseOf, countValues, isSupported, type PersonsValues } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import { compareId, type Person } from './population.ts'

/** The posts that these people interacted with; those that the question itself names are none of its answers. */
export function liked(
  { population, scope, audience, baseline, comparison }: OracleQuestion,
  { order, limit }: { order: ListOrder; limit: number },
): PrimitiveAnswers['liked'] {
  const leftOut = new Set(postsNamed(scope.who))
  const [own, others] = [[...audience].map(likedBy), [...baseline].map(likedBy)]
  const byId = new Map(population.posts.map((post) => [String(post.id), post]))
  const found = countValues(own, others, comparison)
    .map((row) => ({ row, post: byId.get(row.value)!, score: scoreOf(row, order, audience.size) }))
    .filter(({ row, score }) => !leftOut.has(row.value) && score > 0)
    .sort((a, b) => b.score - a.score || compareId(a.post, b.post))
  return {
    ...baseOf(own, others),
    ...(order === 'lift' && { supported: found.length }),
    rows: found
      .slice(0, limit)
      .map(({ post, row: { value, others: _, ...having } }) => ({ ...postCardOf(post), ...having })),
  }
}

const likedBy = (person: Person): PersonsValues => ({
  person,
  isKnown: person.interacted.size > 0,
  values: new Set([...person.interacted].map(({ id }) => String(id))),
})

function scoreOf(row: RankedValue, order: ListOrder, n: number): number {
  if (order === 'lift') return isSupported(row, n) ? surenessOf(row) : 0
  return order === 'count' ? row.count : row.baseline_count
}

/** Posts that an `engaged` names, however deep. */
function postsNamed(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(postsNamed)
  if ('any' in who) return who.any.flatMap(postsNamed)
  if ('not' in who) return postsNamed(who.not)
  return 'engaged' in who ? who.engaged.map((id) => String(BigInt(id))) : []
}
