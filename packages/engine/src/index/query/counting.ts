import { LOW } from '../build/lists.ts'
import type { ListName } from '../files/meta.ts'
import { type Audience, type Counted, FIRSTS, isAll, membersOf, strideOf } from './audience.ts'
import type { Session } from './session.ts'

const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200
/** So many accounts are counted between two looks at whether the question was taken back. */
const CHUNK = 32_768
/** So many accounts have only some of all values. */
const FEW = 4_096
/** As in `assembly/counts.ts`. */
const BLOCK = 1_024

export const supportOf = (n: number): number => Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))

/** How many values a list has ranks for. */
export const ranksOf = ({ store }: Session, list: ListName): number =>
  list === 'followed' ? store.live.rows : store.live.ranks[list]!

/** The accounts of the audience that have each value; right for ranks below `to`. */
export function countTo(session: Session, audience: Audience, list: ListName, to: number): number {
  const { store, arena } = session
  if (isAll(session, audience)) return store.at(`${list}.df`)
  let known = audience.counted.get(list)
  if (!known) {
    known = { counts: arena.keep(Math.max(ranksOf(session, list), 1) * 4), to: 0 }
    audience.bytes_at.push(known.counts)
    audience.counted.set(list, known)
  }
  if (known.to >= to) return known.counts
  const members = membersOf(session, audience)
  const from = known.to
  // Half a count would be remembered as a whole one.
  known.to = 0
  if (known.found) Object.assign(known.found, { count: 0, to: 0 })
  store.kernels.fill(known.counts + from * 4, 0, (to - from) * 4)
  const [at, values] = [store.at(`${list}.at`), store.at(`${list}.values`)]
  const masks = store.at('used.firsts')
  const firsts =
    from === 0 && to <= LOW && list === 'used' && audience.firsts === null ? beginFirsts(session, audience) : null
  for (let done = 0; done < audience.count; done += CHUNK) {
    session.check()
    const size = Math.min(CHUNK, audience.count - done)
    if (firsts) store.kernels.count_firsts(at, values, masks, members, done, size, known.counts, to, ...firsts)
    else store.kernels.count(at, values, members + done * 4, size, known.counts, from, to)
  }
  if (firsts) audience.firsts = { at: firsts[0], to: Math.min(to, FIRSTS) }
  known.to = to
  return known.counts
}

/** Where bits of the most frequent values go, how many bytes are of each, and room to make them. */
function beginFirsts({ store, arena }: Session, audience: Audience): [number, number, number] {
  const stride = strideOf(audience)
  const at = arena.keep(stride * FIRSTS)
  audience.bytes_at.push(at)
  store.kernels.fill(at, 0, stride * FIRSTS)
  return [at, stride, arena.borrow(FIRSTS * 8)]
}

/** The values up to `to` that any of the audience has, where they are so few that it is worth to list them. */
function foundOf(session: Session, audience: Audience, list: ListName, to: number): Counted['found'] | null {
  const known = audience.counted.get(list)
  if (!known || audience.count > FEW) return null
  if (known.found && known.found.to >= to) return known.found
  const { store, arena } = session
  let at = known.found?.at
  if (at === undefined) {
    at = arena.keep(Math.max(ranksOf(session, list), 1) * 4)
    audience.bytes_at.push(at)
  }
  known.found = { at, count: store.kernels.counted(known.counts, to, at) >>> 0, to }
  return known.found
}

/** Which values are ranked: those of one kind of terms, or all. */
export type Ranking = { list: ListName; kind?: number; limit: number }

/** The place of the last value that enough of everybody have: whatever is rarer in the whole cannot be more here. */
function cutAt(session: Session, list: ListName, least: number): number {
  const { store, arena } = session
  const [counts, ranks] = [store.at(`${list}.df`), ranksOf(session, list)]
  const maxima = session.recall(`maxima ${list}`, () => {
    const at = arena.borrow(Math.ceil(ranks / BLOCK) * 4)
    store.kernels.block_maxima(counts, ranks, at)
    return { bytes_at: [at], used: 0, at }
  })
  return store.kernels.cut(counts, maxima.at, ranks, least) >>> 0
}

function begin(session: Session, { list, limit }: Ranking): { scores: number; ids: number } {
  const { store, arena } = session
  const scores = arena.borrow(limit * 8 + 8)
  const ids = arena.borrow(limit * 4 + 4)
  if (list === 'followed') store.kernels.order_by_id(store.at('account.id'))
  else store.kernels.order_by_text(store.at(`${list}.terms`), store.at('term.at'), store.at('term.bytes'))
  return { scores, ids }
}

/**
 * The best by a score that no value can have without being frequent enough in the whole. Counts what has support at
 * first; if the last of the best leaves room for rarer values, counts these, too, and looks again.
 */
function topBy(
  session: Session,
  audience: Audience,
  ranking: Ranking,
  rank: (counts: number, to: number) => void,
  leastFor: (score: number) => number,
): number[] {
  if (ranking.limit === 0 || audience.count === 0) return []
  const { store } = session
  const { scores, ids } = begin(session, ranking)
  let to = Math.max(
    cutAt(session, ranking.list, supportOf(audience.count)),
    audience.counted.get(ranking.list)?.to ?? 0,
  )
  for (;;) {
    const counts = countTo(session, audience, ranking.list, to)
    store.kernels.top_begin(scores, ids, ranking.limit)
    rank(counts, to)
    const found = store.kernels.top_end()
    const isFull = found === ranking.limit
    const needed = cutAt(session, ranking.list, isFull ? leastFor(store.f64[scores / 8 + found - 1]!) : 1)
    if (needed <= to) return [...store.numbers(ids, found)]
    to = needed
  }
}

export function topCounts(session: Session, audience: Audience, ranking: Ranking): number[] {
  const { store } = session
  const [kinds, kind] = kindOf(session, ranking)
  const rank = (counts: number, to: number) => {
    const found = foundOf(session, audience, ranking.list, to)
    if (found) store.kernels.top_counts_of(found.at, found.count, counts, kinds, kind, 1)
    else store.kernels.top_counts(counts, 0, to, kinds, kind, 1)
  }
  return topBy(session, audience, ranking, rank, (score) => score)
}

/** Similarity is at most the share that the account's followers are of the audience. */
export function topSimilar(session: Session, audience: Audience, limit: number): number[] {
  const { store } = session
  const n = audience.count
  const rank = (counts: number, to: number) => store.kernels.top_similar(counts, store.at('followed.df'), 0, to, n)
  return topBy(session, audience, { list: 'followed', limit }, rank, (score) => Math.max(1, Math.floor(score * n) - 1))
}

/** Those with support, by count over baseline count. */
export function topLift(session: Session, audience: Audience, baseline: Audience, ranking: Ranking): number[] {
  if (ranking.limit === 0 || audience.count === 0) return []
  const { store } = session
  const { scores, ids } = begin(session, ranking)
  const support = supportOf(audience.count)
  const to = cutAt(session, ranking.list, support)
  const counts = countTo(session, audience, ranking.list, to)
  const others = countTo(session, baseline, ranking.list, to)
  const [kinds, kind] = kindOf(session, ranking)
  store.kernels.top_begin(scores, ids, ranking.limit)
  const found = foundOf(session, audience, ranking.list, to)
  if (found) store.kernels.top_lift_of(found.at, found.count, counts, others, kinds, kind, support)
  else store.kernels.top_lift(counts, others, 0, to, kinds, kind, support)
  return [...store.numbers(ids, store.kernels.top_end())]
}

const kindOf = ({ store }: Session, { list, kind }: Ranking): [number, number] =>
  kind === undefined ? [0, 0] : [store.at(`${list}.kinds`), kind]

/** Counts of these ranks within an audience. */
export function countsOf(session: Session, audience: Audience, list: ListName, ranks: readonly number[]): number[] {
  const counts = countTo(
    session,
    audience,
    list,
    ranks.reduce((last, rank) => Math.max(last, rank + 1), 0),
  )
  return ranks.map((rank) => session.store.u32[counts / 4 + rank]!)
}

/** How many of the audience an answer about this list can speak of. */
export function knownOf({ store }: Session, { bits, known }: Audience, list: ListName): number {
  const before = known.get(list)
  if (before !== undefined) return before
  const count = store.kernels.popcount_and(bits, store.at(`${list}.known`), store.account_bytes) >>> 0
  known.set(list, count)
  return count
}
