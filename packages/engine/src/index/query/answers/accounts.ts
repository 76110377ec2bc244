import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { AccountFact } from '../../../facts/facts.ts'
import type { AccountCard, PrimitiveAnswers } from '../../../port/answers.ts'
import { accountsNamed, audienceOf, membersOf } from '../audience.ts'
import { countsOf, supportOf, topCounts, topLift, topSimilar } from '../counting.ts'
import type { Session } from '../session.ts'
import type { Asking, TopRanks } from './asking.ts'
import { amongList, baseOf, othersOf } from './terms.ts'

export const cardOf = (fact: AccountFact): AccountCard => ({
  id: String(fact.id),
  handle: fact.handle,
  name: fact.name,
  bio: fact.bio,
  location: fact.location,
  verified: fact.verified,
  followers_count: fact.followers_count,
  following_count: fact.following_count,
  post_count: fact.post_count,
  avatar_url: fact.avatar_url,
  created_at: fact.created_at,
})

export function size({ session, audience, posts }: Asking): PrimitiveAnswers['size'] {
  const { accounts, posts_there } = session.store.live
  return { accounts: audience.count, posts: posts.count, all_accounts: accounts, all_posts: posts_there }
}

export function accounts(
  { session, audience }: Asking,
  { order, limit }: Extract<Primitive, { do: 'accounts' }>,
): PrimitiveAnswers['accounts'] {
  const { store, arena } = session
  const { kernels } = store
  const scores = arena.borrow(limit * 8 + 8)
  const ids = arena.borrow(limit * 4 + 4)
  const [column, sign] = order === 'sample' ? ['account.sample', -1] : ['account.followers_count', 1]
  kernels.order_by_id(store.at('account.id'))
  kernels.top_begin(scores, ids, limit)
  kernels.top_column(store.at(column as string), membersOf(session, audience), audience.count, sign as number)
  const found = store.numbers(ids, kernels.top_end())
  return { n: audience.count, rows: Array.from(found, (account) => cardOf(store.account(account))) }
}

export function members(
  { session, audience }: Asking,
  { most }: Extract<Primitive, { do: 'members' }>,
): PrimitiveAnswers['members'] {
  const { store } = session
  if (audience.count > most) return { n: audience.count, ids: null }
  const found = store.numbers(membersOf(session, audience), audience.count)
  const ids = BigUint64Array.from(found, (account) => store.id('account.id', account)).sort()
  return { n: audience.count, ids: Array.from(ids, String) }
}

/** Whom all of the audience follow by what was asked. */
export const accountsLeftOut = ({ session, scope }: Asking): ReadonlySet<number> =>
  new Set(accountsNamed(session, handlesFollowed(scope.who)))

export function followed(
  asking: Asking,
  { order, limit }: Extract<Primitive, { do: 'followed' }>,
): PrimitiveAnswers['followed'] {
  const { session, audience, baseline } = asking
  const left_out = accountsLeftOut(asking)
  const ranking = { list: 'followed' as const, limit: limit + left_out.size }
  const ordered: Record<typeof order, () => TopRanks> = {
    count: () => ({ ranks: topCounts(session, audience, ranking) }),
    lift: () => topLift(session, audience, othersOf(asking, 'followed'), ranking),
    similarity: () => ({ ranks: topSimilar(session, audience, baseline, ranking.limit) }),
  }
  const { ranks: found, supported } = ordered[order]()
  const shown = found.filter((account) => !left_out.has(account)).slice(0, limit)
  const counts = countsOf(session, audience, 'followed', shown)
  const baseline_counts = countsOf(session, baseline, 'followed', shown)
  const by_chance = amongList(asking, 'followed').ofList('followed', shown)
  const rows = shown.map((account, at) => ({
    ...cardOf(session.store.account(account)),
    count: counts[at]!,
    baseline_count: baseline_counts[at]!,
    ...by_chance[at]!,
  }))
  if (supported === undefined) return { ...baseOf(asking, 'followed'), rows }
  const support = supportOf(audience.count)
  const unseen = countsOf(session, audience, 'followed', [...left_out]).filter((count) => count >= support).length
  return { ...baseOf(asking, 'followed'), supported: supported - unseen, rows }
}

/** Handles that a `follows` names, however deep. */
function handlesFollowed(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(handlesFollowed)
  if ('any' in who) return who.any.flatMap(handlesFollowed)
  if ('not' in who) return handlesFollowed(who.not)
  return 'follows' in who ? who.follows : []
}

/** Accounts in exactly which of the audiences: those in at least these, without those in more. */
export function overlap(
  { session, audience }: Asking,
  primitive: Extract<Primitive, { do: 'overlap' }>,
): PrimitiveAnswers['overlap'] {
  const audiences = [audience, ...primitive.with.map(({ who, window }) => audienceOf(session, who, window))]
  const combinations = 2 ** audiences.length
  const counts = new Float64Array(combinations)
  for (let bits = 1; bits < combinations; bits++) {
    session.check()
    counts[bits] = inAll(
      session,
      audiences.filter((_, index) => bits & (2 ** index)).map((one) => one.bits),
    )
  }
  for (let index = 0; index < audiences.length; index++) {
    for (let bits = 1; bits < combinations; bits++) {
      if ((bits & (2 ** index)) === 0) counts[bits]! -= counts[bits | (2 ** index)]!
    }
  }
  const rows = [...counts.entries()].filter(([bits, count]) => bits > 0 && count > 0)
  return {
    sizes: audiences.map(({ count }) => count),
    rows: rows
      .sort(([a, count_a], [b, count_b]) => count_b - count_a || a - b)
      .map(([bits, count]) => ({ in: [...audiences.keys()].filter((index) => bits & (2 ** index)), count })),
  }
}

function inAll(session: Session, all: number[]): number {
  const { kernels, account_bytes } = session.store
  const bits = session.copyOf(all[0]!, account_bytes)
  for (const others of all.slice(1)) kernels.and(bits, others, account_bytes)
  const count = kernels.popcount(bits, account_bytes) >>> 0
  session.arena.release(bits)
  return count
}

export function profile(
  { session }: Asking,
  { handle }: Extract<Primitive, { do: 'profile' }>,
): PrimitiveAnswers['profile'] {
  const account = session.store.named(handle)
  return { rows: account < 0 ? [] : [cardOf(session.store.account(account))] }
}
