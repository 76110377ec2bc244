import { LOW } from '../build/lists.ts'
import type { ListName } from '../files/meta.ts'
import { type Audience, FIRSTS, isAll, membersOf, strideOf } from './audience.ts'
import { countedOf, countIn, type Few, isFew, sortedOf } from './few.ts'
import type { Session } from './session.ts'

export const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200
/** So many accounts are counted between two looks at whether the question was taken back. */
const CHUNK = 32_768
/** As in `assembly/counts.ts`. */
const BLOCK = 1_024

export const supportOf = (n: number): number => Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))

/** The accounts of the audience that have each value; right for ranks below `to`. */
export function countTo(session: Session, audience: Audience, list: ListName, to: number): number {
  const { store, arena } = session
  if (isAll(session, audience)) return store.at(`${list}.df`)
  let known = audience.counted.get(list)
  if (!known) {
    known = { counts: arena.keep(Math.max(store.ranksOf(list), 1) * 4), to: 0 }
    audience.bytes_at.push(known.counts)
    audience.counted.set(list, known)
  }
  if (known.to >= to) return known.counts
  const members = membersOf(session, audience)
  const from = known.to
  // Half a count would be remembered as a whole one.
  known.to = 0
  if (known.few) Object.assign(known.few, { count: 0, to: 0 })
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

/** Which values are ranked: those of one kind of terms, or all. */
export type Ranking = { list: ListName; kind?: number; limit: number }

/** The place of the last value that enough of everybody have: whatever is rarer in the whole cannot be more here. */
export function cutAt(session: Session, list: ListName | 'phrases', least: number): number {
  const { store, arena } = session
  const [counts, ranks] = [store.at(`${list}.df`), store.ranksOf(list)]
  const maxima = session.recall(`maxima ${list}`, () => {
    const at = arena.borrow(Math.ceil(ranks / BLOCK) * 4)
    store.kernels.block_maxima(counts, ranks, at)
    return { bytes_at: [at], used: 0, at }
  })
  return store.kernels.cut(counts, maxima.at, ranks, least) >>> 0
}

type Best = { ranks: number[]; last: number }

/** What `rank` finds best, and the score of the last of them. */
function bestOf(session: Session, { list, limit }: Ranking, rank: () => void): Best {
  const { store, arena } = session
  const { kernels } = store
  const [scores, ids] = [arena.borrow(limit * 8 + 8), arena.borrow(limit * 4 + 4)]
  if (list === 'followed') kernels.order_by_id(store.at('account.id'))
  else kernels.order_by_text(store.at(`${list}.terms`), store.at('term.at'), store.at('term.bytes'))
  kernels.top_begin(scores, ids, limit)
  rank()
  const ranks = [...store.numbers(ids, kernels.top_end())]
  const last = store.f64[scores / 8 + ranks.length - 1]!
  arena.release(scores)
  arena.release(ids)
  return { ranks, last }
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
  let to = Math.max(
    cutAt(session, ranking.list, supportOf(audience.count)),
    audience.counted.get(ranking.list)?.to ?? 0,
  )
  for (;;) {
    const counts = countTo(session, audience, ranking.list, to)
    const { ranks, last } = bestOf(session, ranking, () => rank(counts, to))
    const isFull = ranks.length === ranking.limit
    const needed = cutAt(session, ranking.list, isFull ? leastFor(last) : 1)
    if (needed <= to) return ranks
    to = needed
  }
}

const isNothing = ({ limit }: Ranking, { count }: Audience): boolean => limit === 0 || count === 0

export function topCounts(session: Session, audience: Audience, ranking: Ranking): number[] {
  if (isNothing(ranking, audience)) return []
  const { kernels } = session.store
  const kind = kindOf(session, ranking)
  const rankFew = ({ values, counts, count }: Few) => kernels.top_counts_of(values, counts, count, ...kind, 1)
  const sorted = sortedOf(session, audience, ranking.list)
  if (sorted) return bestOf(session, ranking, () => rankFew(sorted)).ranks
  const rank = (counts: number, to: number) => {
    const few = countedOf(session, audience, ranking.list, to)
    if (few) rankFew(few)
    else kernels.top_counts(counts, 0, to, ...kind, 1)
  }
  return topBy(session, audience, ranking, rank, (score) => score)
}

/** Similarity is at most the share that the account's followers are of the audience. */
export function topSimilar(session: Session, audience: Audience, baseline: Audience, limit: number): number[] {
  const { store } = session
  const n = audience.count
  const ranking = { list: 'followed' as const, limit }
  if (isNothing(ranking, audience)) return []
  const rank = (counts: number, to: number) => {
    const others = countTo(session, baseline, 'followed', to)
    store.kernels.top_similar(counts, others, 0, to, n)
  }
  return topBy(session, audience, ranking, rank, (score) => Math.max(1, Math.floor(score * n) - 1))
}

/** Those with support, by how sure their lift is. Nothing else can be among them, however rare it is in the baseline. */
export function topLift(session: Session, audience: Audience, othersTo: OthersTo, ranking: Ranking): Lifted {
  if (audience.count === 0) return { ranks: [], supported: 0 }
  const { kernels } = session.store
  const { list } = ranking
  const support = supportOf(audience.count)
  const to = cutAt(session, list, support)
  const kind = kindOf(session, ranking)
  const sorted = sortedOf(session, audience, list)
  const counts = sorted ? 0 : countTo(session, audience, list, to)
  const few = sorted ?? countedOf(session, audience, list, to)
  const others = othersTo(to, support, { counts, few })
  let supported = 0
  const rank = () => {
    supported = few
      ? kernels.top_lift_of(few.values, few.counts, few.count, others, ...kind, support)
      : kernels.top_lift(counts, others, 0, to, ...kind, support)
  }
  // What is supported is counted also where none is to be shown.
  const { ranks } = bestOf(session, { ...ranking, limit: Math.max(1, ranking.limit) }, rank)
  return { ranks: ranks.slice(0, ranking.limit), supported }
}

/** `supported`: how many had enough support to be chosen from. */
export type Lifted = { ranks: number[]; supported: number }

/** How many of the baseline would have each value below a rank that enough have, if its people were alike. */
export type OthersTo = (to: number, least: number, counted: { counts: number; few: Few | null }) => number

const kindOf = ({ store }: Session, { list, kind }: Ranking): [number, number] =>
  kind === undefined ? [0, 0] : [store.at(`${list}.kinds`), kind]

/** Counts of these ranks within an audience. */
export function countsOf(session: Session, audience: Audience, list: ListName, ranks: readonly number[]): number[] {
  const sorted = sortedOf(session, audience, list)
  if (sorted) return ranks.map((rank) => countIn(session, sorted, rank))
  const counts = countTo(
    session,
    audience,
    list,
    ranks.reduce((last, rank) => Math.max(last, rank + 1), 0),
  )
  return ranks.map((rank) => session.store.u32[counts / 4 + rank]!)
}

/** How many of the audience an answer about this list can speak of. */
export function knownOf(session: Session, audience: Audience, list: ListName): number {
  const before = audience.known.get(list)
  if (before !== undefined) return before
  const { kernels, account_bytes } = session.store
  const bits = session.store.at(`${list}.known`)
  const count = isFew(audience)
    ? kernels.count_set(membersOf(session, audience), audience.count, bits)
    : kernels.popcount_and(audience.bits, bits, account_bytes)
  audience.known.set(list, count >>> 0)
  return count >>> 0
}
