import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { Having, PrimitiveAnswers, SpreadRow } from '../../../port/answers.ts'
import { type ListOrder, surenessOf } from '../../../port/lift.ts'
import { strataIn } from '../alike.ts'
import { type Audience, type MostLiked, membersOf } from '../audience.ts'
import { supportOf } from '../counting.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { postCard } from './series.ts'
import { amongList, baseOf } from './terms.ts'

/** So many accounts are looked at between two looks at whether the question was taken back. */
const CHUNK = 4_096

type Found = { post: number; count: number }

/** The posts that an audience interacted with: counted by account, then compared post by post. */
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

type Ranked = Having & { post: number; others: number }

function rankedBy(asking: Asking, order: ListOrder, limit: number): { ranked: Ranked[]; supported: number } {
  const { session, scope, baseline } = asking
  const { store } = session
  const named = new Set(postsNamed(scope.who))
  const isNamed = ({ post }: Found) => named.size > 0 && named.has(store.post(post).id)
  const counts = order === 'baseline' ? countsOf(session, baseline) : countsIn(asking)
  const candidates = chosen(
    counts,
    order === 'lift' ? supportOf(asking.audience.count) : leastOf(counts, limit + named.size),
  )
  const compared = candidates.filter((one) => !isNamed(one)).map(({ post }) => rankedOf(asking, post))
  const ranked = compared
    .map((row) => ({ row, score: SCORES[order](row), id: store.id('post.id', row.post) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row)
  return { ranked, supported: compared.length }
}

const SCORES: Record<ListOrder, (row: Ranked) => number> = {
  count: ({ count }) => count,
  baseline: ({ baseline_count }) => baseline_count,
  lift: surenessOf,
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
    return { count: countsIn(asking)[post]!, expected, variance }
  })
  arena.release(pairs)
  return rows
}

/** Found once for a baseline, as nearly every question is compared with the same. */
function mostLiked({ session, baseline }: Asking, limit: number): MostLiked[] {
  const known = baseline.most_liked
  if (known?.limit === limit) return known.posts
  const counts = countsOf(session, baseline)
  const posts = chosen(counts, leastOf(counts, limit))
    .map((one) => ({ ...one, id: session.store.id('post.id', one.post) }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ post }) => {
      session.check()
      return { post, strata: strataIn(session, baseline, session.store.records.engagers(post)) }
    })
  baseline.most_liked = { limit, posts }
  return posts
}

/** How many of the audience interacted with each post, counted once for all its lists. */
function countsIn(asking: Asking): Uint32Array {
  asking.interaction_counts ??= countsOf(asking.session, asking.audience)
  return asking.interaction_counts
}

function countsOf(session: Session, whose: Audience): Uint32Array {
  const counts = new Uint32Array(session.store.live.posts)
  const members = session.store.numbers(membersOf(session, whose), whose.count)
  for (let done = 0; done < members.length; done += CHUNK) {
    session.check()
    session.store.records.countInteractions(members.subarray(done, done + CHUNK), counts)
  }
  return counts
}

/** Those that come into question: with enough support, or as many as are wanted and all that tie with the last. */
function chosen(counts: Uint32Array, least: number): Found[] {
  const found: Found[] = []
  for (let post = 0; post < counts.length; post++) {
    if (counts[post]! >= least) found.push({ post, count: counts[post]! })
  }
  return found
}

/** The count of the last of so many, the highest first; at least one. */
function leastOf(counts: Uint32Array, limit: number): number {
  const posts = new Map<number, number>()
  for (const count of counts) if (count > 0) posts.set(count, (posts.get(count) ?? 0) + 1)
  let seen = 0
  for (const [count, having] of [...posts].sort(([a], [b]) => b - a)) {
    seen += having
    if (seen >= limit) return count
  }
  return 1
}

function rankedOf(asking: Asking, post: number): Ranked {
  const { session, audience, baseline, together } = asking
  session.check()
  const { store, arena } = session
  const engagers = store.records.engagers(post)
  const list = arena.borrow(engagers.length * 4)
  store.u32.set(engagers, list / 4)
  const within = ({ bits }: Audience) => store.kernels.count_set(list, engagers.length, bits) >>> 0
  const [count, baseline_count] = [within(audience), within(baseline)]
  const compared = store.kernels.keep_in_bits(list, engagers.length, together.all.bits, list) >>> 0
  const chance = amongList(asking, 'interacted').ofAccounts(list, compared)
  arena.release(list)
  return { post, count, baseline_count, ...chance }
}

/** Posts that an `engaged` names, however deep. */
function postsNamed(who: Who): bigint[] {
  if ('all' in who) return who.all.flatMap(postsNamed)
  if ('any' in who) return who.any.flatMap(postsNamed)
  if ('not' in who) return postsNamed(who.not)
  return 'engaged' in who ? who.engaged.map(BigInt) : []
}
