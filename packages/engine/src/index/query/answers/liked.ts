import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { Having, PrimitiveAnswers, SpreadRow } from '../../../port/answers.ts'
import { type ListOrder, surenessOf } from '../../../port/lift.ts'
import { type Among, strataIn } from '../alike.ts'
import type { Audience, MostLiked } from '../audience.ts'
import { supportOf } from '../counting.ts'
import { type Reacted, type Reactions, reactionsOf, withEngagers } from '../reactions.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { postCard } from './series.ts'
import { amongList, baseOf } from './terms.ts'

/** The posts that an audience interacted with: all that come into question are ranked, those that are shown compared. */
export function liked(
  asking: Asking,
  { order, limit }: Extract<Primitive, { do: 'liked' }>,
): PrimitiveAnswers['liked'] {
  const { session } = asking
  const { ranked, supported } = rankedBy(asking, order, limit)
  return {
    ...baseOf(asking, 'interacted'),
    ...(order === 'lift' && { supported }),
    rows: ranked.map(({ post, count, baseline_count, expected, variance }) => ({
      ...postCard(session, post),
      ...{ count, baseline_count, expected, variance },
    })),
  }
}

type Ranked = Having & { post: number }

function rankedBy(asking: Asking, order: ListOrder, limit: number): { ranked: Ranked[]; supported: number } {
  const { session, scope, audience, baseline } = asking
  const { store } = session
  const named = new Set(postsNamed(scope.who))
  const reactions = order === 'baseline' ? reactionsOf(session, baseline) : asking.reactions
  const least = order === 'lift' ? supportOf(audience.count) : leastOf(reactions, limit + named.size)
  const candidates = reactions.atLeast(least).filter(({ post }) => !named.has(store.id('post.id', post)))
  const among = amongList(asking, 'interacted')
  const scoreOf = ({ post, count }: Reacted): number => {
    session.check()
    if (order !== 'lift') return count
    return surenessOf({ count, others: withEngagers(session, post, (list, n) => among.othersOf(list, n)) })
  }
  const ranked = candidates
    .map((one) => ({ post: one.post, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || byId(session, a, b))
    .slice(0, limit)
    .map(({ post }) => comparedOf(asking, among, post))
  return { ranked, supported: candidates.length }
}

/** Of the posts that most of the baseline interacted with, how many of the audience did. */
export function likedSpread(asking: Asking, limit: number): SpreadRow[] {
  const { session, scope, baseline } = asking
  // Whom an audience of the baseline is compared with does not hang on the audience.
  const isKept = postsNamed(scope.who).length === 0 && asking.together.all === baseline
  if (!isKept) {
    const { ranked } = rankedBy(asking, 'baseline', limit)
    return ranked.map(({ count, expected, variance }) => ({ count, expected, variance }))
  }
  const { store, arena } = session
  const among = amongList(asking, 'interacted')
  const pairs = arena.borrow(store.live.strata.length * 8)
  const rows = mostLiked(asking, limit).map(({ post, strata }) => {
    store.u32.set(strata, pairs / 4)
    const { expected, variance } = among.ofStrata(pairs, strata.length / 2)
    return { count: asking.reactions.countOf(post), expected, variance }
  })
  arena.release(pairs)
  return rows
}

/** Found once for a baseline, as nearly every question is compared with the same. */
function mostLiked({ session, baseline }: Asking, limit: number): MostLiked[] {
  const known = baseline.most_liked
  if (known?.limit === limit) return known.posts
  const reactions = reactionsOf(session, baseline)
  const posts = reactions
    .atLeast(leastOf(reactions, limit))
    .sort((a, b) => b.count - a.count || byId(session, a, b))
    .slice(0, limit)
    .map(({ post }) => {
      session.check()
      return { post, strata: withEngagers(session, post, (list, n) => strataIn(session, baseline, list, n)) }
    })
  baseline.most_liked = { limit, posts }
  return posts
}

/** How many must have interacted with a post so that it is among so many; at least one. */
function leastOf(reactions: Reactions, limit: number): number {
  const posts = new Map<number, number>()
  for (const { count } of reactions.atLeast(1)) posts.set(count, (posts.get(count) ?? 0) + 1)
  let seen = 0
  for (const [count, having] of [...posts].sort(([a], [b]) => b - a)) {
    seen += having
    if (seen >= limit) return count
  }
  return 1
}

function comparedOf({ session, audience, baseline }: Asking, among: Among, post: number): Ranked {
  return withEngagers(session, post, (list, n) => {
    const within = ({ bits }: Audience) => session.store.kernels.count_set(list, n, bits) >>> 0
    const { expected, variance } = among.ofAccounts(list, n)
    return { post, count: within(audience), baseline_count: within(baseline), expected, variance }
  })
}

const byId = ({ store }: Session, a: { post: number }, b: { post: number }): number =>
  store.id('post.id', a.post) < store.id('post.id', b.post) ? -1 : 1

/** Posts that an `engaged` names, however deep. */
function postsNamed(who: Who): bigint[] {
  if ('all' in who) return who.all.flatMap(postsNamed)
  if ('any' in who) return who.any.flatMap(postsNamed)
  if ('not' in who) return postsNamed(who.not)
  return 'engaged' in who ? who.engaged.map(BigInt) : []
}
