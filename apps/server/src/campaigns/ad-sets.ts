import { type AdSet, AppError, type ChangedAdSet, type ListedAdSet } from '@starling/contract'
import { type AdSetRow, adSetsOf, type CampaignRow, type Change, pageAdSets } from '@starling/store'
import { emptyPackage, replacePackage, type TargetingPackage } from '@starling/targeting'
import { teamOf } from '../audiences/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { readParts, refuseMoreEntries } from '../targeting-lists/index.ts'
import { answerAdSet, listedAdSet } from './answers.ts'
import { MOST_AD_SETS, refuseOddMoney } from './budget.ts'
import { addAd, NEW_AD_SET, refuseForeignCreatives } from './draft.ts'
import {
  accountFor,
  holdCampaign,
  noteAdSet,
  openAdSet,
  openCampaign,
  refuseAwaiting,
  refuseOver,
  refuseUnspent,
  touch,
} from './find.ts'
import { leftAtX, sendSome } from './sending.ts'

export async function listAdSets(
  { query: { team, ...filter } }: Input<'listAdSets'>,
  context: UserContext,
): Promise<ListedAdSet[]> {
  const { team_id } = await teamOf(team, context)
  return answerPage(context, await pageAdSets(context.store, team_id, filter), listedAdSet)
}

export const getAdSet = async ({ path: { pk } }: Input<'getAdSet'>, context: UserContext): Promise<AdSet> =>
  answerAdSet((await openAdSet(pk, context)).id, context)

/** The campaign of an ad set, held until this change is over, that may be changed. */
async function holdFor(change: Change, campaign_id: string, context: UserContext): Promise<CampaignRow> {
  const campaign = await holdCampaign(change, campaign_id)
  refuseOver(campaign)
  refuseAwaiting(campaign)
  refuseUnspent(campaign, context)
  return campaign
}

/** All ad sets together spend no more than the campaign; and no more of them than anyone looks through. */
async function refuseBeyond(
  change: Change,
  campaign: CampaignRow,
  next: { id?: string; budget_micro: number | null },
): Promise<AdSetRow[]> {
  const others = (await adSetsOf(change, campaign.id)).filter(({ id }) => id !== next.id)
  if (others.length >= MOST_AD_SETS) {
    const refused = { code: 'most_ad_sets', values: { most: MOST_AD_SETS } } as const
    throw new AppError('invalid', { fields: { non_field_errors: [refused] } })
  }
  const together = others.reduce((sum, { budget_micro }) => sum + (budget_micro ?? 0), next.budget_micro ?? 0)
  if (campaign.most_micro > 0 && together > campaign.most_micro) {
    throw new AppError('invalid', { fields: { budget_micro: [{ code: 'blocked_budgets_exceed' }] } })
  }
  return others
}

type Times = { starts_at: Date | null; ends_at: Date | null }
function checkWithin({ starts_at, ends_at }: Times, campaign: CampaignRow): void {
  const [from, until] = [starts_at ?? campaign.starts_at, ends_at ?? campaign.ends_at]
  if (until && until <= from) throw new AppError('invalid', { fields: { ends_at: [{ code: 'ends_before' }] } })
  const isOutside = from < campaign.starts_at || (campaign.ends_at && (!until || until > campaign.ends_at))
  if (isOutside) throw new AppError('invalid', { fields: { starts_at: [{ code: 'outside_campaign' }] } })
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

export async function createAdSet({ body }: Input<'createAdSet'>, context: UserContext): Promise<AdSet> {
  const { campaign_id, creative_ids, targeting_package: given, starts_at, ends_at, ...values } = body
  const found = await openCampaign(campaign_id, context)
  await accountFor(found, 'draft', context)
  const { budget_micro, bid_micro } = values
  refuseOddMoney({ budget_micro, bid_micro }, found.currency)
  await refuseForeignCreatives(creative_ids, found.team_id, context)
  const read = readParts(given)
  refuseMoreEntries(read)
  const targeting_package = JSON.stringify(replacePackage(emptyPackage(), read))
  const { id } = await context.change(async (change) => {
    const campaign = await holdFor(change, found.id, context)
    const others = await refuseBeyond(change, campaign, values)
    const times = { starts_at: dateOf(starts_at), ends_at: dateOf(ends_at) }
    checkWithin(times, campaign)
    const owner = { team_id: campaign.team_id }
    const set = await change.table(owner, 'ad_sets').add({
      ...{ campaign_id: campaign.id, position: Math.max(-1, ...others.map(({ position }) => position)) + 1 },
      ...{ part: JSON.stringify({ of: 'all', part: null, value: null }), audience_id: null, targeting_package },
      ...{ ...NEW_AD_SET, ...values, ...times, version: 1, created_at: change.now, changed_at: change.now },
    })
    const of = { ...owner, campaign_id: campaign.id, ad_set_id: set.id }
    const ads = []
    for (const creative_id of new Set(creative_ids)) ads.push(await addAd(change, { ...of, creative_id }))
    await sendSome(change, campaign, campaign.wanted, { ad_sets: [set], ads })
    await touch(change, campaign)
    await noteAdSet(change, 'saved', set)
    return { id: set.id }
  })
  return answerAdSet(id, context)
}

export const replaceAdSet = ({ path: { pk }, body }: Input<'replaceAdSet'>, context: UserContext): Promise<AdSet> =>
  changeOne(pk, body, context)

export const changeAdSet = ({ path: { pk }, body }: Input<'changeAdSet'>, context: UserContext): Promise<AdSet> =>
  changeOne(pk, body, context)

async function changeOne(pk: string, given: ChangedAdSet, context: UserContext): Promise<AdSet> {
  const { targeting_package, ...rest } = given
  const read = targeting_package && readParts(targeting_package)
  if (read) refuseMoreEntries(read)
  return change(
    pk,
    { ...rest, ...(read && { edit: (before: TargetingPackage) => replacePackage(before, read) }) },
    context,
  )
}

/** Another package for an ad set, from another room: X follows as with any other change of it. */
export const changeTargeting = (
  context: UserContext,
  ad_set_id: string,
  targeting_package: TargetingPackage,
): Promise<AdSet> => change(ad_set_id, { edit: () => targeting_package }, context)

type Edited = Omit<ChangedAdSet, 'targeting_package'> & { edit?: (before: TargetingPackage) => TargetingPackage }

async function change(pk: string, edited: Edited, context: UserContext): Promise<AdSet> {
  const { seen_changed_at: seen, starts_at, ends_at, edit, ...values } = edited
  const found = await openAdSet(pk, context)
  const { team_account_id } = await openCampaign(found.campaign_id, context)
  await accountFor({ team_account_id }, 'draft', context)
  const { budget_micro = null, bid_micro = null } = values
  refuseOddMoney({ budget_micro, bid_micro }, found.currency)
  await context.change(async (changing) => {
    const campaign = await holdFor(changing, found.campaign_id, context)
    const sets = changing.table({ team_id: found.team_id }, 'ad_sets')
    const before = await sets.find(found.id)
    if (!before) throw new AppError('not_found')
    if (seen !== undefined && +new Date(seen) !== +before.changed_at) throw new AppError('changed_meanwhile')
    const times = {
      starts_at: starts_at === undefined ? before.starts_at : dateOf(starts_at),
      ends_at: ends_at === undefined ? before.ends_at : dateOf(ends_at),
    }
    checkWithin(times, campaign)
    if (values.budget_micro !== undefined) {
      await refuseBeyond(changing, campaign, { id: before.id, budget_micro: values.budget_micro })
    }
    const next = edit && JSON.stringify(edit(before.targeting_package))
    const isOther = next !== undefined && next !== JSON.stringify(before.targeting_package)
    const set = (await sets.change(before.id, {
      ...{ ...values, ...times, changed_at: changing.now },
      ...(isOther && { targeting_package: next, version: before.version + 1 }),
    }))!
    const leave = leftAtX(campaign, before, set)
    await sendSome(changing, campaign, campaign.wanted, { ad_sets: [{ id: set.id, leave }] })
    await touch(changing, campaign)
    await noteAdSet(changing, 'changed', set)
  })
  return answerAdSet(found.id, context)
}

/** At X it is paused with the next word about its campaign. */
export async function deleteAdSet({ path: { pk } }: Input<'deleteAdSet'>, context: UserContext): Promise<void> {
  await turn(pk, context, async (change, found) => {
    const removed = await change.table({ team_id: found.team_id }, 'ad_sets').remove(found.id)
    if (!removed) throw new AppError('not_found')
    await noteAdSet(change, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreAdSet({ path: { pk } }: Input<'restoreAdSet'>, context: UserContext): Promise<AdSet> {
  const { id } = await openAdSet(pk, context, true)
  await turn(pk, context, async (change, found, campaign) => {
    const sets = change.table({ team_id: found.team_id }, 'ad_sets')
    const set = await sets.find(found.id, { removed: true })
    if (set?.removed_at) {
      await refuseBeyond(change, campaign, set)
      if (!(await sets.restore(found.id))) throw new AppError('not_found')
      await sets.change(found.id, { is_on: false, changed_at: change.now })
    }
    await noteAdSet(change, 'restored', found)
  })
  return answerAdSet(id, context)
}

type Turning = (change: Change, found: AdSetRow, campaign: CampaignRow) => Promise<void>
async function turn(pk: string, context: UserContext, work: Turning): Promise<void> {
  const found = await openAdSet(pk, context, true)
  const { team_account_id } = await openCampaign(found.campaign_id, context)
  await accountFor({ team_account_id }, 'draft', context)
  await context.change(async (change) => {
    const campaign = await holdFor(change, found.campaign_id, context)
    await work(change, found, campaign)
    if (found.x_id || found.state === 'sending') await sendSome(change, campaign, campaign.wanted, {})
    await touch(change, campaign)
  })
}
