import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers, SpreadRow } from '../../../port/answers.ts'
import { KINDS } from '../../build/terms.ts'
import { countsOf, type Ranking, topCounts } from '../counting.ts'
import { accountsLeftOut } from './accounts.ts'
import type { Asking } from './asking.ts'
import { likedSpread } from './liked.ts'
import { amongList } from './terms.ts'

/** How what most of the baseline have is shared by the audience. */
export function spread(
  asking: Asking,
  { of, limit }: Extract<Primitive, { do: 'spread' }>,
): PrimitiveAnswers['spread'] {
  if (of === 'liked') return { rows: likedSpread(asking, limit) }
  if (of !== 'followed') return { rows: rowsOf(asking, { list: of.source, kind: KINDS.indexOf(of.kind), limit }) }
  return { rows: rowsOf(asking, { list: 'followed', limit }, accountsLeftOut(asking)) }
}

function rowsOf(asking: Asking, { limit, ...of }: Ranking, leftOut: ReadonlySet<number> = new Set()): SpreadRow[] {
  const { session, audience } = asking
  const common = commonest(asking, { ...of, limit: limit + leftOut.size })
  const ranks = common.filter((rank) => !leftOut.has(rank)).slice(0, limit)
  const counts = countsOf(session, audience, of.list, ranks)
  const by_chance = amongList(asking, of.list).ofList(of.list, ranks)
  return ranks.map((_, at) => ({ count: counts[at]!, ...by_chance[at]! }))
}

/** Found once for a baseline, as nearly every question is compared with the same. */
function commonest({ session, baseline }: Asking, ranking: Ranking): readonly number[] {
  const name = JSON.stringify(ranking)
  const known = baseline.commonest.get(name) ?? topCounts(session, baseline, ranking)
  baseline.commonest.set(name, known)
  return known
}
