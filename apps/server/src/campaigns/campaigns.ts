import { type Ad, AppError, type Campaign, type ChangedCampaign, type ListedAdSet } from '@starling/contract'
import { type CampaignRow, findCampaign, pageAdSets, pageAds, pageCampaigns, releaseSpend } from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { adAnswer, answerCampaign, campaignAnswer, listedAdSet } from './answers.ts'
import { mostOf, refuseOddMoney } from './budget.ts'
import { refuseMore } from './draft.ts'
import {
  accountFor,
  holdCampaign,
  noteCampaign,
  openCampaign,
  refuseAwaiting,
  refuseOver,
  refuseUnspent,
  roleToStop,
} from './find.ts'
import { otherMoney } from './money.ts'
import { follow, sendSome } from './sending.ts'
import { checkTimes } from './times.ts'

export async function listCampaigns(
  { query: { team, ...filter } }: Input<'listCampaigns'>,
  context: UserContext,
): Promise<Campaign[]> {
  const { team_id } = await teamOf(team, context)
  return answerPage(context, await pageCampaigns(context.store, team_id, filter), campaignAnswer)
}

export const getCampaign = async ({ path: { pk } }: Input<'getCampaign'>, context: UserContext): Promise<Campaign> =>
  campaignAnswer(await openCampaign(pk, context))

export async function listCampaignAdSets(
  { path: { pk }, query }: Input<'listCampaignAdSets'>,
  context: UserContext,
): Promise<ListedAdSet[]> {
  const { id: campaign_id, team_id } = await openCampaign(pk, context)
  const page = await pageAdSets(context.store, team_id, { ...query, campaign_id, state: 'any' })
  return answerPage(context, page, listedAdSet)
}

export async function listCampaignAds(
  { path: { pk }, query }: Input<'listCampaignAds'>,
  context: UserContext,
): Promise<Ad[]> {
  const { id } = await openCampaign(pk, context)
  return answerPage(context, await pageAds(context.store, id, query), adAnswer)
}

export const replaceCampaign = (
  { path: { pk }, body }: Input<'replaceCampaign'>,
  context: UserContext,
): Promise<Campaign> => change(pk, body, context)

export const changeCampaign = (
  { path: { pk }, body }: Input<'changeCampaign'>,
  context: UserContext,
): Promise<Campaign> => change(pk, body, context)

async function change(
  pk: string,
  { seen_changed_at, starts_at, ends_at, ...given }: ChangedCampaign,
  context: UserContext,
): Promise<Campaign> {
  const { id, team_id, currency, ...found } = await openCampaign(pk, context)
  const { timezone } = await accountFor(found, 'draft', context)
  const times = {
    ...(starts_at !== undefined && { starts_at: new Date(starts_at) }),
    ...(ends_at !== undefined && { ends_at: ends_at === null ? null : new Date(ends_at) }),
  }
  await context.change(async (changing) => {
    const before = await holdCampaign(changing, id, seen_changed_at)
    refuseOver(before)
    refuseAwaiting(before)
    refuseUnspent(before, context)
    const merged = { ...before, ...given, ...times }
    const { daily_budget_micro, total_budget_micro } = merged
    refuseOddMoney({ daily_budget_micro, total_budget_micro }, currency)
    checkTimes(merged, context.now, before)
    refuseFixed(before, merged)
    const { starts_at, ends_at, name, objective, funding_instrument_id } = merged
    const most_micro = mostOf(merged, timezone)
    const next = { daily_budget_micro, total_budget_micro, most_micro, starts_at, ends_at }
    const money = await otherMoney(changing, before, next, context)
    const values = { name, objective, funding_instrument_id, ...money, changed_at: changing.now }
    const row = (await changing.table({ team_id }, 'campaigns').change(id, values))!
    await noteCampaign(changing, 'changed', row)
    await follow(changing, before, row)
  })
  return answerCampaign(id, context)
}

/** X never lets these be changed of what it has. */
function refuseFixed(before: CampaignRow, next: Pick<CampaignRow, 'objective' | 'funding_instrument_id'>): void {
  if (before.wanted === 'draft' && !before.x_id) return
  const fixed = (['objective', 'funding_instrument_id'] as const).filter((field) => next[field] !== before[field])
  if (fixed.length === 0) return
  const fields = Object.fromEntries(fixed.map((field) => [field, [{ code: 'fixed_at_x' as const }]]))
  throw new AppError('invalid', { fields })
}

export const deleteCampaign = ({ path: { pk } }: Input<'deleteCampaign'>, context: UserContext): Promise<void> =>
  removeCampaign(pk, context)

/** At X it is paused, and its money is free; here it can be brought back. */
export async function removeCampaign(pk: string, context: UserContext): Promise<void> {
  const found = await openCampaign(pk, context)
  await accountFor(found, roleToStop(found), context)
  await context.change(async (changing) => {
    const campaign = await holdCampaign(changing, found.id)
    const { id, team_id, x_id, state, wanted } = campaign
    const campaigns = changing.table({ team_id }, 'campaigns')
    await campaigns.change(id, { asked: null })
    await campaigns.remove(id)
    if (wanted !== 'ended' && (x_id || state === 'sending')) {
      await sendSome(changing, campaign, 'paused', { force: true })
    } else {
      await releaseSpend(changing, id, { spent_micro: 0 })
    }
    await noteCampaign(changing, 'deleted', campaign)
  })
}

export const restoreCampaign = ({ path: { pk } }: Input<'restoreCampaign'>, context: UserContext): Promise<Campaign> =>
  bringBack(pk, context)

/** One that is there needs no restoring, and is as good an answer. */
export async function bringBack(pk: string, context: UserContext): Promise<Campaign> {
  const found = await openCampaign(pk, context, true)
  await accountFor(found, 'draft', context)
  await context.change(async (changing) => {
    const campaign = await findCampaign(changing, found.id, { user_id: context.user.id, removed: true })
    if (!campaign) throw new AppError('not_found')
    const { id, team_id } = campaign
    if (campaign.removed_at) await refuseMore(changing, team_id)
    const campaigns = changing.table({ team_id }, 'campaigns')
    if (campaign.removed_at && !(await campaigns.restore(id))) throw new AppError('not_found')
    // What waited for a second person does so no more.
    if (campaign.state === 'awaiting_approval') await campaigns.change(id, { state: 'draft', wanted: 'draft' })
    await noteCampaign(changing, 'restored', campaign)
  })
  return answerCampaign(found.id, context)
}
