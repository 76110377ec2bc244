import type { Who } from '@starling/question'
import { type Grounds, markOf, type Recomputed, ROWS, toldBeside } from '../grounds.ts'
import { byCount, byLift, byLowerEnd, comparisonOf, figures, inputOf, tallied } from './people.ts'
import { cardOf } from './posts.ts'

/** What people reacted to: liked.md. */
const byId = (a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1)

export function likedPosts(grounds: Grounds): Recomputed {
  const { known, subject, chosen, asked } = grounds
  const { order = 'lift', limit = ROWS } = asked
  const named = new Set(namedPosts(subject.who))
  const idOf = (post: number) => String(known.posts[post]!.id)
  const counted = tallied(
    grounds,
    ({ interacted }) => (interacted.size === 0 ? null : [...interacted].map(idOf).filter((id) => !named.has(id))),
    chosen.people,
  )
  const listed = order === 'lift' ? byLift(counted, limit, byId) : byCount(counted, limit, byId)
  const rows = figures(listed, counted)
  if (order === 'lift') rows.sort(byLowerEnd())
  const told = toldBeside(counted.n, counted.known, counted)
  const { family, least, by_lift, spread } = listed
  const { baseline_known, within } = counted
  const posts = new Map(known.posts.map((post) => [String(post.id), post]))
  const list = { known: counted.known, baseline_known, within, family, least, by_lift, ...(spread && { spread }) }
  return {
    rows: told.hidden ? [] : rows.map(({ value, ...row }) => ({ ...cardOf(grounds, posts.get(value)!), ...row })),
    base: {
      unit: 'people',
      ...told,
      baseline: chosen.baseline,
      comparison: comparisonOf(grounds),
      mark: markOf(counted.known),
    },
    ...(!told.hidden && { inputs: { method: 'liked', ...list, rows: listed.rows.map(inputOf) } }),
  }
}

/** Posts that an `engaged` names, however deep. */
function namedPosts(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(namedPosts)
  if ('any' in who) return who.any.flatMap(namedPosts)
  if ('not' in who) return namedPosts(who.not)
  return 'engaged' in who ? who.engaged.map((id) => String(BigInt(id))) : []
}
