import { type AdSetOverlap, AppError } from '@starling/contract'
import { LEAST_PEOPLE } from '@starling/engine'
import type { Scope } from '@starling/question'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { type AdSetRow, type CampaignRow, runningAdSets } from '@starling/store'
import { askingOf } from '../asking/index.ts'
import type { UserContext } from '../floor/index.ts'
import { aimsOf, withinOf } from '../targeting/index.ts'

/** Our choice, and the issue's: above it both are told. */
const WARNED = 0.3
/** As many as the engine lays side by side. */
const AT_ONCE = 5
/** So many of ours with so many that run: the newest, so that a review ends soon. */
const MOST_OWN = 20
const MOST_RUNNING = 20

type Told = { overlaps: AdSetOverlap[]; not_compared: string[] }

/** Nothing is compared while nobody can be counted: all else that a review says does not wait for it. */
export const overlapsOf: typeof compared = (campaign, ad_sets, context) =>
  compared(campaign, ad_sets, context).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    return { overlaps: [], not_compared: ad_sets.filter(({ is_on }) => is_on).map(({ id }) => id) }
  })

/** Among those known here, whom an ad set reaches that another of the ad account, which runs, reaches as well. */
async function compared(campaign: CampaignRow, ad_sets: readonly AdSetRow[], context: UserContext): Promise<Told> {
  const own = ad_sets.filter(({ is_on }) => is_on)
  const { team_account_id } = campaign
  const running = await runningAdSets(context.store, { team_account_id, but: campaign.id, most: MOST_RUNNING })
  const others = running.flatMap((set) => scopesOf(set).map((scope) => ({ set, scope })))
  if (others.length === 0 || own.length === 0) return { overlaps: [], not_compared: [] }
  const { ask } = await askingOf(context)
  const overlaps: AdSetOverlap[] = []
  const not_compared: string[] = []
  for (const [at, set] of own.entries()) {
    const [scope] = at < MOST_OWN ? scopesOf(set) : []
    if (!scope) {
      not_compared.push(set.id)
      continue
    }
    for (let from = 0; from < others.length; from += AT_ONCE) {
      const part = others.slice(from, from + AT_ONCE)
      const [{ sizes, rows }] = await ask(scope, [{ do: 'overlap', with: part.map((one) => one.scope) }])
      for (const [place, other] of part.entries()) {
        const shared = rows
          .filter((row) => row.in.includes(0) && row.in.includes(place + 1))
          .reduce((sum, { count }) => sum + count, 0)
        // Of fewer than five nothing is told.
        if (shared < LEAST_PEOPLE) continue
        const share = shared / Math.min(sizes[0]!, sizes[place + 1]!)
        const { campaign_id, campaign_name, id: ad_set_id, name } = other.set
        overlaps.push({
          ad_set_id: set.id,
          other: { campaign_id, campaign_name, ad_set_id, name },
          ...{ share, shared, warning: share > WARNED },
        })
      }
    }
  }
  return { overlaps: overlaps.toSorted((a, b) => b.share - a.share), not_compared }
}

/** Whoever any of it reaches, where the ad set looks; nothing where nobody known here can be counted for it. */
function scopesOf({ targeting_package }: AdSetRow): Scope[] {
  // Who talks about a topic is no condition on people that two audiences can be laid side by side by.
  const aims = aimsOf(targeting_package, undefined).flatMap(({ reach }) => ('topics' in reach ? [] : [reach]))
  if (aims.length === 0) return []
  const within = withinOf(targeting_package, EMPTY_BUILDER, undefined)
  return [{ who: { all: [{ any: aims }, within] }, posts: { by: 'audience' } }]
}
