import type { Who } from '@starling/question'
import type { ListOrder, Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { counted, type RankedValue, surenessOf } from '../../../port/lift.ts'
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
  const { session, scope, baseline } = asking
  const { store } = session
  const base = baseOf(asking, 'interacted')
  const named = new Set(postsNamed(scope.who))
  // Whom an audience of the baseline is compared with does not hang on the audience.
  if (order === 'baseline' && named.size === 0 && asking.together.all === baseline) {
    return { ...base, rows: mostLiked(asking, limit).map((most) => rowOf(asking, most)) }
  }
  const isNamed = ({ post }: Found) => named.size > 0 && named.has(store.post(post).id)
  const counts = order === 'baseline' ? countsOf(session, baseline) : countsIn(asking)
  const candidates = chosen(
    counts,
    order === 'lift' ? supportOf(asking.audience.count) : leastOf(counts, limit + named.size),
  )
  const compared = candidates.filter((one) => !isNamed(one)).map(({ post }) => ({ post, ...rankedOf(asking, post) }))
  const ranked = compared
    .map((row) => ({ row, score: SCORES[order](row), id: store.id('post.id', row.post) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
  return {
    ...base,
    ...(order === 'lift' && { supported: compared.length }),
    rows: ranked.map(({ row: { post, ...row } }) => {
      const { value: _, ...having } = counted(row)
      return { ...postCard(session, post), ...having }
    }),
  }
}

const SCORES: Record<ListOrder, (row: RankedValue) => number> = {
  count: ({ count }) => count,
  baseline: ({ baseline_count }) => baseline_count,
  lift: surenessOf,
}

/** Found once for a baseline, as nearly every question is compared with the same. */
function mostLiked(asking: Asking, limit: number): MostLiked[] {
  const { session, baseline } = asking
  const known = baseline.most_liked
  if (known?.limit === limit) return known.posts
  const counts = countsOf(session, baseline)
  const among = amongList(asking, 'interacted')
  const posts = chosen(counts, leastOf(counts, limit))
    .map((one) => ({ ...one, id: session.store.id('post.id', one.post) }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ post, count }) => {
      session.check()
      const strata = among.strataAmong(session.store.records.engagers(post))
      return { post, baseline_count: count, strata, card: postCard(session, post) }
    })
  baseline.most_liked = { limit, posts }
  return posts
}

function rowOf(asking: Asking, { post, baseline_count, strata, card }: MostLiked) {
  const among = amongList(asking, 'interacted')
  const by_chance = among.likeness.byChance(among.holdersOf(strata))
  return { ...card, count: countsIn(asking)[post]!, baseline_count, ...by_chance }
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

function rankedOf(asking: Asking, post: number): RankedValue {
  const { session, audience, baseline } = asking
  session.check()
  const { u8, records } = session.store
  const engagers = records.engagers(post)
  let [count, baseline_count] = [0, 0]
  for (let at = 0; at < engagers.length; at++) {
    const account = engagers[at]!
    count += (u8[audience.bits + (account >> 3)]! >> (account & 7)) & 1
    baseline_count += (u8[baseline.bits + (account >> 3)]! >> (account & 7)) & 1
  }
  const among = amongList(asking, 'interacted')
  const having = among.holdersAmong(engagers)
  return {
    ...{ value: '', count, baseline_count },
    ...among.likeness.byChance(having),
    others: among.likeness.others(having),
  }
}

/** Posts that an `engaged` names, however deep. */
function postsNamed(who: Who): bigint[] {
  if ('all' in who) return who.all.flatMap(postsNamed)
  if ('any' in who) return who.any.flatMap(postsNamed)
  if ('not' in who) return postsNamed(who.not)
  return 'engaged' in who ? who.engaged.map(BigInt) : []
}
