import type { Order, Primitive } from '@starling/sections'
import type { PrimitiveAnswers, PrimitiveBase } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import { KINDS } from '../../build/terms.ts'
import type { ListName, TermList } from '../../files/meta.ts'
import { type Among, knownBits } from '../alike.ts'
import { countsOf, knownOf, type OthersTo, type Ranking, topCounts, topLift } from '../counting.ts'
import type { Asking, TopRanks } from './asking.ts'
import { textPairs, topPairs } from './pairs.ts'
import { pairsOfPosts, termsOfPosts } from './post-terms.ts'

const PAIRED = 50
const KEYWORD = KINDS.indexOf('keyword')

export function terms(asking: Asking, primitive: Extract<Primitive, { do: 'terms' }>): PrimitiveAnswers['terms'] {
  const { source, kind, order, limit, by_author } = primitive
  const kind_number = KINDS.indexOf(kind)
  if (source === 'posts') return termsOfPosts(asking, kind_number, limit, by_author)
  const { session, audience, baseline } = asking
  const { ranks, ...chosen } = topRanks(asking, { list: source, kind: kind_number, limit }, order)
  const counts = countsOf(session, audience, source, ranks)
  const baseline_counts = countsOf(session, baseline, source, ranks)
  const by_chance = amongList(asking, source).ofList(source, ranks)
  const rows = ranks.map((rank, at) => ({
    value: textOf(asking, source, rank),
    count: counts[at]!,
    baseline_count: baseline_counts[at]!,
    ...by_chance[at]!,
  }))
  return { ...baseOf(asking, source), ...chosen, rows }
}

/** The audience among people like its own, of those of whom a list tells anything. */
export const amongList = (asking: Asking, list: ListName): Among =>
  asking.among(knownBits(asking.session, `${list}.known`), baseOf(asking, list))

/** How many of the baseline would have each value of a list, counted once for all its kinds. */
export function othersOf(asking: Asking, list: ListName): OthersTo {
  return (to, least, counted) => {
    const known = asking.others.get(list) ?? amongList(asking, list).others(list, to, least, counted)
    asking.others.set(list, known)
    return known
  }
}

function topRanks(asking: Asking, ranking: Ranking, order: Order): TopRanks {
  const { session, audience } = asking
  return asking.top(JSON.stringify([ranking, order]), () =>
    order === 'lift'
      ? topLift(session, audience, othersOf(asking, ranking.list), ranking)
      : { ranks: topCounts(session, audience, ranking) },
  )
}

const textOf = ({ session: { store } }: Asking, list: TermList, rank: number): string =>
  store.termText(store.number(`${list}.terms`, rank))

export function baseOf({ session, audience, baseline }: Asking, list: Parameters<typeof knownOf>[2]): PrimitiveBase {
  return {
    n: audience.count,
    known: knownOf(session, audience, list),
    baseline_n: baseline.count,
    baseline_known: knownOf(session, baseline, list),
  }
}

export function pairs(
  asking: Asking,
  { source, limit }: Extract<Primitive, { do: 'pairs' }>,
): PrimitiveAnswers['pairs'] {
  if (source === 'posts') return pairsOfPosts(asking, KEYWORD, PAIRED, limit)
  const { session, audience } = asking
  const ranking = { list: source, kind: KEYWORD, limit: PAIRED }
  const ranks = [...new Set([...topRanks(asking, ranking, 'count').ranks, ...topRanks(asking, ranking, 'lift').ranks])]
  const counts = countsOf(session, audience, source, ranks)
  const own = ranks.map((rank) => textOf(asking, source, rank))
  const texts = own.toSorted(compareText)
  const place = new Map(texts.map((text, at) => [text, at]))
  const words = ranks.map((rank, at) => ({ rank, count: counts[at]!, place: place.get(own[at]!)! }))
  const { n, known } = baseOf(asking, source)
  return { n, known, rows: textPairs(topPairs(session, audience, source, words, limit), texts) }
}
