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

type Times = { from: number; until: number }
type Compared = { set: AdSetRow; scope: Scope; times: Times; campaign_name: string }

/** From when until when an ad set runs, from now on: its own days within those of its campaign. */
function timesOf(set: AdSetRow, campaign: Pick<CampaignRow, 'starts_at' | 'ends_at'>, now: Date): Times {
  return {
    from: Math.max(+now, +campaign.starts_at, +(set.starts_at ?? 0)),
    until: Math.min(+(campaign.ends_at ?? Infinity), +(set.ends_at ?? Infinity)),
  }
}
/** While both run; null where their days never meet. */
function meeting(one: Times, other: Times): Times | null {
  const times = { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }
  return times.from < times.until ? times : null
}

/**
 * Among those known here, whom an ad set reaches that another reaches as well: another part of its campaign, or of
 * another campaign of the ad account that runs on some of its days.
 */
async function compared(campaign: CampaignRow, ad_sets: readonly AdSetRow[], context: UserContext): Promise<Told> {
  const { now, store } = context
  const { team_account_id, starts_at, ends_at } = campaign
  const own = ad_sets.filter(({ is_on }) => is_on)
  const scoped = own.slice(0, MOST_OWN).flatMap((set) =>
    scopesOf(set).map((scope): Compared => {
      return { set, scope, times: timesOf(set, campaign, now), campaign_name: campaign.name }
    }),
  )
  const not_compared = own.filter(({ id }) => !scoped.some(({ set }) => set.id === id)).map(({ id }) => id)
  const from = starts_at > now ? starts_at : now
  const asked = { team_account_id, but: campaign.id, from, until: ends_at, most: MOST_RUNNING }
  const running = (await runningAdSets(store, asked)).flatMap((set) =>
    scopesOf(set).map((scope): Compared => {
      const days = { starts_at: set.campaign_starts_at, ends_at: set.campaign_ends_at }
      return { set, scope, times: timesOf(set, days, now), campaign_name: set.campaign_name }
    }),
  )
  const overlaps: AdSetOverlap[] = []
  if (scoped.length + running.length < 2) return { overlaps, not_compared: running.length > 0 ? not_compared : [] }
  const { ask } = await askingOf(context)
  for (const [at, one] of scoped.entries()) {
    // Each pair of sisters once.
    const others = [...scoped.slice(at + 1), ...running].filter(({ times }) => meeting(one.times, times))
    for (let first = 0; first < others.length; first += AT_ONCE) {
      const part = others.slice(first, first + AT_ONCE)
      const [{ sizes, rows }] = await ask(one.scope, [{ do: 'overlap', with: part.map(({ scope }) => scope) }])
      for (const [place, other] of part.entries()) {
        const shared = rows
          .filter((row) => row.in.includes(0) && row.in.includes(place + 1))
          .reduce((sum, { count }) => sum + count, 0)
        // Of fewer than five nothing is told.
        if (shared < LEAST_PEOPLE) continue
        overlaps.push(overlapOf(one, other, { shared, people: sizes[0]!, others: sizes[place + 1]! }))
      }
    }
  }
  return { overlaps: overlaps.toSorted((a, b) => b.share - a.share), not_compared }
}

type Counted = { shared: number; people: number; others: number }
function overlapOf(one: Compared, other: Compared, { shared, people, others }: Counted): AdSetOverlap {
  const share = shared / Math.min(people, others)
  const { from, until } = meeting(one.times, other.times)!
  const { campaign_id, id: ad_set_id, name } = other.set
  const is_sister = campaign_id === one.set.campaign_id
  return {
    ...{ ad_set_id: one.set.id, name: one.set.name, people },
    other: { campaign_id, campaign_name: other.campaign_name, ad_set_id, name, people: others, is_sister },
    ...{ share, shared, warning: share > WARNED },
    ...{ from: new Date(from).toISOString(), until: until === Infinity ? null : new Date(until).toISOString() },
  }
}

/** Whoever any of it reaches, where the ad set looks; nothing where nobody known here can be counted for it. */
function scopesOf({ targeting_package }: AdSetRow): Scope[] {
  // Who talks about a topic is no condition on people that two audiences can be laid side by side by.
  const aims = aimsOf(targeting_package, undefined).flatMap(({ reach }) => ('topics' in reach ? [] : [reach]))
  if (aims.length === 0) return []
  const within = withinOf(targeting_package, EMPTY_BUILDER, undefined)
  return [{ who: { all: [{ any: aims }, within] }, posts: { by: 'audience' } }]
}
