import type { LineItem, Operation } from '@starling/outside'
import {
  type AdSetRow,
  adSetsOf,
  adsOf,
  type CampaignRow,
  type Change,
  type Couriers,
  campaignOf,
  lockCampaign,
  noteAdSetAtX,
  noteCampaignAtX,
  type Outgoing,
  type Rows,
  releaseSpend,
} from '@starling/store'
import type { TeamDesk } from '../../accounts/index.ts'
import type { Product } from '../../floor/index.ts'
import { recount } from '../differences.ts'
import { isCovered } from '../money.ts'
import { campaignById } from './campaign-courier.ts'
import { type CourierAsking, deskFor, refused, wordsOf } from './desk.ts'
import { spentAtX } from './spent.ts'

type Payload = Outgoing['ads.status']['payload']
type Result = Outgoing['ads.status']['result']
const UNTOUCHED: Result = { refused: null, status: null, ad_sets: [], spent_micro: null }

/**
 * What a campaign is to come to, after all that was sent before it. The campaign itself is let run last and stopped
 * first: whatever ends in between, nothing is spent that should not be.
 */
export const statusCourier = (product: Product, asking: CourierAsking): Couriers['ads.status'] => ({
  carry: async ({ payload }) => {
    const campaign = await campaignOf(product.store, payload.campaign_id)
    if (!campaign) return UNTOUCHED
    // Somebody wants something else by now, which comes after this.
    if (campaign.wanted !== payload.to) return UNTOUCHED
    if (!campaign.x_id) return campaign.removed_at ? { ...UNTOUCHED, spent_micro: 0 } : refused('incomplete')
    const desk = await deskFor(product, campaign, asking)
    if (!desk) return refused('no_ad_account')
    // One that runs goes on: what is missing of it is told.
    const isLaunch = payload.to === 'active' && campaign.x_seen?.status !== 'ACTIVE'
    const why = isLaunch ? await missing(product.store, campaign) : null
    if (why) return refused(why)
    return bring(product, desk, { campaign, payload })
  },
  settle: async (change, { payload }, result) => {
    const campaign = await lockCampaign(change, payload.campaign_id)
    if (!campaign || campaign.wanted !== payload.to) return
    if (result.refused === null) await settled(change, campaign, result)
    else await failed(change, campaign, result.refused)
  },
  refused: async (change, { payload }, why) => {
    const campaign = await lockCampaign(change, payload.campaign_id)
    if (campaign && campaign.wanted === payload.to) await failed(change, campaign, wordsOf(why))
  },
})

/** Why it must not run: no money is kept back for it, or it is not whole. */
async function missing(rows: Rows, campaign: CampaignRow): Promise<string | null> {
  return (await isCovered(rows, campaign)) ? gapsIn(rows, campaign) : 'not_allowed'
}

async function gapsIn(rows: Rows, { id, wanted }: CampaignRow): Promise<'incomplete' | 'no_ads' | null> {
  const [all, ads] = [await adSetsOf(rows, id), await adsOf(rows, id)]
  const on = ads.filter(({ is_on }) => is_on)
  const isWhole = [...all, ...on].every(({ x_id, error }) => x_id !== null && error === null)
  if (!isWhole || all.length === 0) return 'incomplete'
  if (wanted !== 'active') return null
  const sets = all.filter(({ is_on }) => is_on)
  const areShown = sets.length > 0 && sets.every((set) => on.some(({ ad_set_id }) => ad_set_id === set.id))
  return areShown ? null : 'no_ads'
}

type Bringing = { campaign: CampaignRow; payload: Payload }
async function bring(product: Product, desk: TeamDesk, { campaign, payload }: Bringing): Promise<Result> {
  const { api, account_id } = desk
  const there = await campaignById(desk, campaign.x_id!)
  if (!there || there.deleted) return payload.to === 'active' ? refused('gone_at_x') : UNTOUCHED
  const to = payload.to === 'active' ? 'ACTIVE' : 'PAUSED'
  const isOurs = payload.force || there.entity_status === campaign.x_seen?.status
  const turns = there.entity_status !== to && isOurs
  const turn = () => api.update(account_id, 'campaigns', there.id, { entity_status: to })
  if (turns && to === 'PAUSED') await turn()
  const ad_sets = await bringAdSets(product, desk, { campaign, payload })
  if (turns && to === 'ACTIVE') await turn()
  const isFreed = payload.to === 'ended' || campaign.removed_at !== null
  const spent_micro = isFreed ? await spentAtX(desk, campaign, product.store.now()) : null
  return { refused: null, status: turns ? to : there.entity_status, ad_sets, spent_micro }
}

/** One that is on runs as soon as the campaign does, and stays so while that is paused; one that is off does not. */
async function bringAdSets({ store }: Product, { api, account_id }: TeamDesk, { campaign, payload }: Bringing) {
  const sets = (await adSetsOf(store, campaign.id, { removed: true })).filter(({ x_id }) => x_id !== null)
  const items = new Map<string, LineItem>()
  for await (const one of api.lineItems(account_id, { campaign_ids: [campaign.x_id!] })) items.set(one.id, one)
  const now = sets.flatMap((set) => {
    const item = items.get(set.x_id!)
    return item ? [{ set, item, to: statusOf(set, item, payload) }] : []
  })
  const operations = now
    .filter(({ item, to }) => item.entity_status !== to)
    .map(
      ({ item, to }): Operation => ({
        operation_type: 'Update',
        params: { line_item_id: item.id, entity_status: to },
      }),
    )
  for await (const _ of api.batch(account_id, 'line_items', operations));
  return now.map(({ set, to }) => ({ id: set.id, status: to }))
}

function statusOf(set: AdSetRow, item: LineItem, { to, force = false }: Payload): string {
  const isOn = set.is_on && set.removed_at === null
  const wanted = isOn ? (to === 'active' ? 'ACTIVE' : item.entity_status) : 'PAUSED'
  // What somebody turned at X stays so, until somebody here says otherwise.
  return force || item.entity_status === set.x_seen?.status ? wanted : item.entity_status
}

const AD_SET_STATES = { ACTIVE: 'active', PAUSED: 'paused' } as const

async function settled(change: Change, campaign: CampaignRow, result: Extract<Result, { refused: null }>) {
  const { id, wanted, x_seen } = campaign
  const sets = new Map((await adSetsOf(change, id, { removed: true })).map((set) => [set.id, set]))
  for (const { id: ad_set_id, status } of result.ad_sets) {
    const set = sets.get(ad_set_id)
    if (!set?.x_seen) continue
    const state = wanted === 'ended' ? 'ended' : (AD_SET_STATES[status as 'ACTIVE'] ?? 'paused')
    await noteAdSetAtX(change, ad_set_id, {
      x_seen: JSON.stringify({ ...set.x_seen, status }),
      ...(set.error === null && { state }),
    })
  }
  const seen = result.status !== null && x_seen ? { ...x_seen, status: result.status } : x_seen
  const now = await stateOf(change, campaign)
  await noteCampaignAtX(change, id, { ...now, x_seen: seen && JSON.stringify(seen), x_checked_at: change.now })
  if (result.spent_micro !== null) await releaseSpend(change, id, { spent_micro: result.spent_micro })
  await recount(change, { ...campaign, ...now, x_seen: seen })
}

/** It runs or rests as it should; what X refused of it is told with that. One that never got there whole has failed. */
async function stateOf(
  change: Change,
  campaign: CampaignRow,
): Promise<Pick<CampaignRow, 'state' | 'wanted' | 'error'>> {
  const { wanted, x_id, error } = campaign
  if (wanted === 'ended') return { state: wanted, wanted, error: null }
  // What waits for a second person does so until they have said something.
  if (campaign.state === 'awaiting_approval') return { state: campaign.state, wanted, error }
  if (!x_id) return { state: 'draft', wanted: 'draft', error: null }
  const gaps = await gapsIn(change, campaign)
  const state = wanted === 'paused' && gaps === 'incomplete' ? 'failed' : wanted
  return { state, wanted, error: error ?? gaps }
}

/** What was refused before it says more than that it is not whole. It is not launched by whatever is changed next. */
async function failed(change: Change, campaign: CampaignRow, why: string): Promise<void> {
  const error = why === 'incomplete' ? (campaign.error ?? why) : why
  const runs = campaign.x_seen?.status === 'ACTIVE' && !campaign.x_seen.gone
  const wanted = runs ? campaign.wanted : campaign.x_id ? 'paused' : 'draft'
  await noteCampaignAtX(change, campaign.id, { state: 'failed', wanted, error })
  await recount(change, { ...campaign, state: 'failed', wanted, error })
}
