import type { AdsApi, CampaignAtX } from '@starling/outside'
import {
  type CampaignRow,
  type CampaignSeen,
  type Couriers,
  campaignOf,
  type FieldsAtX,
  noteCampaignAtX,
} from '@starling/store'
import type { TeamDesk } from '../../accounts/index.ts'
import type { Product } from '../../floor/index.ts'
import { aimOfCampaign, type CampaignAim } from '../differences.ts'
import { markIn, markOf, nameAtX, withoutMark } from '../mark.ts'
import { isCovered } from '../money.ts'
import { type CourierAsking, deskFor, refused, wordsOf } from './desk.ts'

/** A campaign as X has it. */
export const seenCampaign = (at_x: CampaignAtX): CampaignSeen => ({
  name: at_x.name,
  status: at_x.entity_status,
  funding_instrument_id: at_x.funding_instrument_id,
  daily_budget_micro: at_x.daily_budget_amount_local_micro,
  total_budget_micro: at_x.total_budget_amount_local_micro,
  gone: at_x.deleted,
})

/** The campaign itself: made paused and once, then what changed of it, except what somebody changed at X. */
export const campaignCourier = (product: Product, asking: CourierAsking): Couriers['ads.campaign'] => ({
  carry: async ({ payload: { campaign_id, name, all = false, ...written } }) => {
    const campaign = await campaignOf(product.store, campaign_id)
    const desk = campaign && (await deskFor(product, campaign, asking))
    if (!desk) return refused('no_ad_account')
    if (!(await isCovered(product.store, campaign))) return refused('not_allowed')
    const there = campaign.x_id
      ? await campaignById(desk, campaign.x_id)
      : await campaignByMark(desk, campaign, { name, all })
    if (there?.deleted || (!there && campaign.x_id)) return refused('gone_at_x')
    const made = there ?? (await create(desk, campaign))
    const changed = await update(desk, campaign, made, written)
    return { refused: null, x_id: made.id, seen: seenCampaign(changed) }
  },
  settle: async (change, { payload: { campaign_id } }, result) => {
    if (result.refused === null) {
      const { x_id, seen } = result
      await noteCampaignAtX(change, campaign_id, { x_id, x_seen: JSON.stringify(seen), x_checked_at: change.now })
    } else {
      const row = await campaignOf(change, campaign_id)
      const gone = result.refused === 'gone_at_x' && row?.x_seen && JSON.stringify({ ...row.x_seen, gone: true })
      await noteCampaignAtX(change, campaign_id, { error: result.refused, ...(gone && { x_seen: gone }) })
    }
  },
  refused: (change, { payload: { campaign_id } }, why) => noteCampaignAtX(change, campaign_id, { error: wordsOf(why) }),
})

export async function campaignById({ api, account_id }: TeamDesk, x_id: string): Promise<CampaignAtX | undefined> {
  for await (const one of api.campaigns(account_id, { campaign_ids: [x_id], with_deleted: true })) {
    if (one.id === x_id) return one
  }
  return undefined
}

/** What an earlier try made of which nobody was told. Where a lost request came late as well, the first one stays. */
async function campaignByMark(
  { api, account_id }: TeamDesk,
  campaign: CampaignRow,
  { name, all }: { name: string; all: boolean },
): Promise<CampaignAtX | undefined> {
  const mark = markOf(campaign.id)
  const found = new Map<string, CampaignAtX>()
  const queries = all ? [{}] : [...new Set([name, nameAtX(campaign)])].map((q) => ({ q }))
  for (const query of queries) {
    for await (const one of api.campaigns(account_id, query)) if (markIn(one.name) === mark) found.set(one.id, one)
  }
  return keepFirst([...found.values()], (id) => api.remove(account_id, 'campaigns', id))
}

type Made = { id: string; created_at: string; entity_status: string }
/** Two of one mark are one that was made twice: the later is empty and paused, and goes. */
export async function keepFirst<T extends Made>(
  found: readonly T[],
  remove: (id: string) => Promise<unknown>,
): Promise<T | undefined> {
  const [first, ...twins] = found.toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
  for (const twin of twins) if (twin.entity_status === 'PAUSED') await remove(twin.id)
  return first
}

function create({ api, account_id }: TeamDesk, campaign: CampaignRow): Promise<CampaignAtX> {
  const aim = aimOfCampaign(campaign)
  return api.createCampaign(account_id, {
    name: nameAtX(campaign),
    funding_instrument_id: campaign.funding_instrument_id,
    daily_budget_amount_local_micro: aim.daily_budget_micro,
    total_budget_amount_local_micro: aim.total_budget_micro,
    entity_status: 'PAUSED',
  })
}

/** Only what is ours to say: what was changed at X since it was last looked at stays, unless somebody said otherwise. */
export const mayWrite = <F extends string>(
  field: F,
  { ours, theirs, base, force = [], leave = [] }: { ours: unknown; theirs: unknown; base: unknown } & FieldsAtX,
): boolean => ours !== theirs && (force.includes(field) || (theirs === base && !leave.includes(field)))

async function update(
  { api, account_id }: TeamDesk,
  campaign: CampaignRow,
  there: CampaignAtX,
  written: FieldsAtX,
): Promise<CampaignAtX> {
  const [ours, theirs] = [aimOfCampaign(campaign), seenCampaign(there)]
  const base = campaign.x_seen ?? theirs
  const of = (field: keyof CampaignAim) =>
    field === 'name'
      ? { ours: ours.name, theirs: withoutMark(theirs.name), base: withoutMark(base.name), ...written }
      : { ours: ours[field], theirs: theirs[field], base: base[field], ...written }
  const form: Parameters<AdsApi['update']>[3] = {
    ...(mayWrite('name', of('name')) && { name: nameAtX(campaign) }),
    ...(mayWrite('daily_budget_micro', of('daily_budget_micro')) && {
      daily_budget_amount_local_micro: ours.daily_budget_micro ?? '',
    }),
    ...(mayWrite('total_budget_micro', of('total_budget_micro')) && {
      total_budget_amount_local_micro: ours.total_budget_micro ?? '',
    }),
  }
  return Object.keys(form).length > 0 ? api.update<CampaignAtX>(account_id, 'campaigns', there.id, form) : there
}
