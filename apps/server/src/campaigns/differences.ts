import type { Difference } from '@starling/contract'
import {
  type AdRow,
  type AdSetRow,
  adSetsOf,
  adsOf,
  type CampaignRow,
  type Change,
  noteAdSetAtX,
  noteCampaignAtX,
} from '@starling/store'
import { placementsOf } from './at-x/placements.ts'
import { withoutMark } from './mark.ts'

/** X writes whole seconds. */
export const secondOf = (moment: Date | null): string | null =>
  moment ? `${moment.toISOString().slice(0, 19)}Z` : null
const listOf = (value: string | number | null): string[] => (value === null ? [] : [String(value)])

type Compared = { field: Difference['field']; ours: string[]; theirs: string[] }
const differs = ({ ours, theirs }: Compared) => ours.join('\n') !== theirs.join('\n')

export type CampaignAim = {
  name: string
  daily_budget_micro: number | null
  total_budget_micro: number | null
}
/** What of a campaign is to be at X; what its days come to is its total there. */
export const aimOfCampaign = ({ name, daily_budget_micro, most_micro }: CampaignRow): CampaignAim => ({
  name,
  daily_budget_micro,
  total_budget_micro: most_micro === 0 ? null : most_micro,
})

export type AdSetAim = {
  name: string
  budget_micro: number | null
  bid_micro: number | null
  placements: string[]
  starts_at: string
  ends_at: string | null
}
export const aimOfAdSet = (set: AdSetRow, campaign: CampaignRow): AdSetAim => ({
  name: set.name,
  budget_micro: set.budget_micro,
  bid_micro: set.bid_micro,
  placements: placementsOf(set.targeting_package),
  starts_at: secondOf(set.starts_at ?? campaign.starts_at)!,
  ends_at: secondOf(set.ends_at ?? campaign.ends_at),
})

function comparedCampaign(campaign: CampaignRow): Compared[] {
  const { x_seen: seen, state, wanted } = campaign
  if (!seen) return []
  const aim = aimOfCampaign(campaign)
  const status = wanted === 'active' ? 'ACTIVE' : 'PAUSED'
  return [
    { field: 'name', ours: [aim.name], theirs: [withoutMark(seen.name)] },
    ...(['daily_budget_micro', 'total_budget_micro'] as const).map((field) => ({
      field,
      ours: listOf(aim[field]),
      theirs: listOf(seen[field]),
    })),
    // One that could not be brought to where it is to be is told as that.
    ...(state === 'failed' ? [] : [{ field: 'status' as const, ours: [status], theirs: [seen.status] }]),
  ]
}

/** While the campaign does not run, one that is on may be either. */
function statusesOf({ is_on, x_seen }: AdSetRow, { wanted, state }: CampaignRow): Compared[] {
  const ours = is_on ? (wanted === 'active' && state !== 'failed' ? 'ACTIVE' : x_seen!.status) : 'PAUSED'
  return [{ field: 'status', ours: [ours], theirs: [x_seen!.status] }]
}

function comparedAdSet(set: AdSetRow, campaign: CampaignRow): Compared[] {
  const { x_seen: seen } = set
  if (!seen) return []
  const aim = aimOfAdSet(set, campaign)
  const there = new Set(seen.criteria)
  const own = new Set(seen.ours)
  return [
    { field: 'name', ours: [aim.name], theirs: [withoutMark(seen.name)] },
    ...(['budget_micro', 'bid_micro', 'starts_at', 'ends_at'] as const).map((field) => ({
      field,
      ours: listOf(aim[field]),
      theirs: listOf(seen[field]),
    })),
    { field: 'placements', ours: aim.placements, theirs: seen.placements },
    {
      field: 'targeting',
      ours: seen.ours.filter((line) => !there.has(line)),
      theirs: seen.criteria.filter((line) => !own.has(line)),
    },
    ...statusesOf(set, campaign),
  ]
}

const BOTH: Difference['takes'] = ['ours', 'theirs']
const PRESENCE = { field: 'presence', ours: ['there'], theirs: [] } as const

/** What is at X otherwise than here, of the campaign, its ad sets and its ads. */
export function differencesOf(
  campaign: CampaignRow,
  ad_sets: readonly AdSetRow[],
  ads: readonly AdRow[],
): Difference[] {
  const { id, name, x_seen } = campaign
  if (!x_seen || campaign.wanted === 'draft' || campaign.wanted === 'ended') return []
  const of = { of: 'campaign', id, name } as const
  // Deleted at X a campaign never comes back.
  if (x_seen.gone) return [{ ...of, ...PRESENCE, ours: [...PRESENCE.ours], theirs: [], takes: ['theirs'] }]
  return [
    ...comparedCampaign(campaign)
      .filter(differs)
      .map((one): Difference => ({ ...of, ...one, takes: BOTH })),
    ...ad_sets.flatMap((set) => differencesOfAdSet(set, campaign)),
    ...ads.flatMap((ad) => differencesOfAd(ad, ad_sets)),
  ]
}

function differencesOfAdSet(set: AdSetRow, campaign: CampaignRow): Difference[] {
  const of = { of: 'ad_set', id: set.id, name: set.name } as const
  if (set.x_seen?.gone) return [{ ...of, ...PRESENCE, ours: [...PRESENCE.ours], theirs: [], takes: BOTH }]
  return comparedAdSet(set, campaign)
    .filter(differs)
    .map((one) => ({ ...of, ...one, takes: BOTH }))
}

/** It was shown, and is not there any more. */
const differencesOfAd = (ad: AdRow, ad_sets: readonly AdSetRow[]): Difference[] => {
  if (ad.differences === 0) return []
  const name = ad_sets.find(({ id }) => id === ad.ad_set_id)?.name ?? ''
  return [{ of: 'ad', id: ad.id, name, ...PRESENCE, ours: [ad.x_post_id ?? ''], theirs: [], takes: BOTH }]
}

/** Counts anew what differs, for lists and for those who ask for what differs. */
export async function recount(change: Change, campaign: CampaignRow): Promise<Difference[]> {
  const [ad_sets, ads] = [await adSetsOf(change, campaign.id), await adsOf(change, campaign.id)]
  const all = differencesOf(campaign, ad_sets, ads)
  await noteCampaignAtX(change, campaign.id, { differences: all.length })
  for (const set of ad_sets) {
    const differences = all.filter((one) => one.of === 'ad_set' && one.id === set.id).length
    if (differences !== set.differences) await noteAdSetAtX(change, set.id, { differences })
  }
  return all
}
