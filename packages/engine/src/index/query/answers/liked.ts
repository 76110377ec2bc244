import type { Who } from '@starling/question'
import type { ListOrder, Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { counted, type RankedValue, surenessOf } from '../../../port/lift.ts'
import { type Audience, membersOf } from '../audience.ts'
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
  const { session, scope, audience, baseline } = asking
  const { store } = session
  const named = new Set(postsNamed(scope.who))
  const isNamed = ({ post }: Found) => named.size > 0 && named.has(store.post(post).id)
  const base = baseOf(asking, 'interacted')
  const candidates = chosen(session, {
    whose: order === 'baseline' ? baseline : audience,
    order,
    limit: limit + named.size,
  })
  const compared = candidates.filter((one) => !isNamed(one)).map((one) => ({ ...one, ...rankedOf(asking, one.post) }))
  const ranked = compared
    .map((row) => ({ row, score: SCORES[order](row), id: store.post(row.post).id }))
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

/** Those that come into question: with enough support, or as many as are wanted and all that tie with the last. */
function chosen(
  session: Session,
  { whose, order, limit }: { whose: Audience; order: ListOrder; limit: number },
): Found[] {
  const counts = new Uint32Array(session.store.live.posts)
  const members = session.store.numbers(membersOf(session, whose), whose.count)
  for (let done = 0; done < members.length; done += CHUNK) {
    session.check()
    session.store.records.eachInteraction(members.subarray(done, done + CHUNK), (post) => counts[post]!++)
  }
  const least = order === 'lift' ? supportOf(whose.count) : leastOf(counts, limit)
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
  const engagers = session.store.records.engagers(post)
  const isIn = ({ bits }: Audience, account: number) => (session.store.u8[bits + (account >> 3)]! >> (account & 7)) & 1
  const countIn = (people: Audience) => engagers.reduce((sum, account) => sum + isIn(people, account), 0)
  const among = amongList(asking, 'interacted')
  const having = among.holdersAmong(engagers)
  return {
    value: '',
    count: countIn(audience),
    baseline_count: countIn(baseline),
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
