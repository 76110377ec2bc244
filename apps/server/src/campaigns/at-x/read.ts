import type { LineItem, PromotedPost, TargetingCriterion } from '@starling/outside'
import type { AdRow, AdSetRow, AdSetSeen, CampaignRow, CampaignSeen } from '@starling/store'
import type { TeamDesk } from '../../accounts/index.ts'
import { criteriaAtX } from '../../targeting/index.ts'
import { markIn, markOf, nameAtX } from '../mark.ts'
import { linesOf, seenLineItem } from './ad-set-courier.ts'
import { campaignById, seenCampaign } from './campaign-courier.ts'

export type ReadAtX = {
  campaign: CampaignSeen
  ad_sets: Map<string, AdSetSeen>
  /** By our id: whether it is there, and X's word on it. */
  ads: Map<string, { there: boolean; approval: string | null }>
  /** Criteria as X gives them back, by our id: whoever takes theirs needs them. */
  criteria: Map<string, TargetingCriterion[]>
  unknown: { of: 'campaign' | 'ad_set'; x_id: string; name: string }[]
}
type Parts = {
  campaign: CampaignRow
  ad_sets: readonly AdSetRow[]
  removed: readonly AdSetRow[]
  ads: readonly AdRow[]
}

/** X takes so many ids at once. */
const AT_ONCE = 200
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))

/** All that X has of a campaign. */
export async function readAtX(desk: TeamDesk, { campaign, ad_sets, removed, ads }: Parts): Promise<ReadAtX> {
  const { api, account_id } = desk
  const there = await campaignById(desk, campaign.x_id!)
  if (!there || there.deleted) return { ...NOTHING(), campaign: { ...campaign.x_seen!, gone: true } }
  const items = new Map<string, LineItem>()
  for await (const one of api.lineItems(account_id, { campaign_ids: [there.id], with_deleted: true }))
    items.set(one.id, one)
  const live = [...items.values()].filter(({ deleted }) => !deleted).map(({ id }) => id)
  const criteria: TargetingCriterion[] = []
  const posts: PromotedPost[] = []
  for (const part of inParts(live)) {
    criteria.push(...(await criteriaAtX(api, account_id, part)))
    for await (const one of api.promotedPosts(account_id, { line_item_ids: part })) if (!one.deleted) posts.push(one)
  }
  const onItem = Map.groupBy(criteria, ({ line_item_id }) => line_item_id)
  const known = ad_sets.filter(({ x_id }) => x_id !== null)
  const ours = new Set([...known, ...removed].map(({ x_id }) => x_id))
  const post = new Map(posts.map((one) => [one.id, one]))
  return {
    campaign: seenCampaign(there),
    ad_sets: new Map(known.map((set) => [set.id, seenOf(set, items.get(set.x_id!), onItem.get(set.x_id!) ?? [])])),
    ads: new Map(
      ads
        .filter(({ x_id }) => x_id !== null)
        .map(({ id, x_id }) => [id, { there: post.has(x_id!), approval: post.get(x_id!)?.approval_status ?? null }]),
    ),
    criteria: new Map(known.map((set) => [set.id, onItem.get(set.x_id!) ?? []])),
    unknown: [
      ...(await twinsOf(desk, campaign)),
      ...[...items.values()]
        .filter(({ id, deleted }) => !deleted && !ours.has(id))
        .map(({ id, name }) => ({ of: 'ad_set' as const, x_id: id, name: name ?? '' })),
    ],
  }
}

const NOTHING = () => ({ ad_sets: new Map(), ads: new Map(), criteria: new Map(), unknown: [] })

function seenOf({ x_seen }: AdSetRow, item: LineItem | undefined, criteria: TargetingCriterion[]): AdSetSeen {
  if (!item || item.deleted) return { ...x_seen!, gone: true }
  return seenLineItem(item, { criteria: linesOf(criteria), ours: x_seen!.ours })
}

/** Others that bear the mark of this one. */
async function twinsOf({ api, account_id }: TeamDesk, campaign: CampaignRow): Promise<ReadAtX['unknown']> {
  const twins: ReadAtX['unknown'] = []
  for await (const one of api.campaigns(account_id, { q: nameAtX(campaign) })) {
    const isTwin = one.id !== campaign.x_id && markIn(one.name) === markOf(campaign.id)
    if (isTwin) twins.push({ of: 'campaign', x_id: one.id, name: one.name })
  }
  return twins
}
