import { AppError, type Campaign } from '@starling/contract'
import { approveSpend, type CampaignRow, type Change, holdsOf, refuseSpend, releaseSpend } from '@starling/store'
import type { Input, UserContext } from '../floor/index.ts'
import { answerCampaign } from './answers.ts'
import { tellSpenders } from './approval-mail.ts'
import { refuseBlocked } from './blockers.ts'
import { accountFor, holdCampaign, noteCampaign, openCampaign, refuseOver, roleToStop, touch } from './find.ts'
import { agreedMoney, backToHeld, dropAsked, keepMoney } from './money.ts'
import { follow, sendSome, sendWhole } from './sending.ts'

const isRunning = ({ x_seen }: CampaignRow) => x_seen?.status === 'ACTIVE' && !x_seen.gone

type Values = Parameters<ReturnType<typeof campaignsOf>['change']>[1]
const campaignsOf = (change: Change, { team_id }: CampaignRow) => change.table({ team_id }, 'campaigns')
const set = async (change: Change, campaign: CampaignRow, values: Values): Promise<CampaignRow> =>
  (await campaignsOf(change, campaign).change(campaign.id, { ...values, changed_at: change.now }))!

/** For a second person: to be launched, or for more than is held. */
const waits = ({ state, asked }: CampaignRow) => state === 'awaiting_approval' || asked !== null

/** Everything of a draft at X, paused. */
export async function sendCampaign({ path: { pk } }: Input<'sendCampaign'>, context: UserContext): Promise<Campaign> {
  const { id, ...found } = await openCampaign(pk, context)
  await accountFor(found, 'draft', context)
  await context.change(async (change) => {
    const campaign = await holdCampaign(change, id)
    refuseOver(campaign)
    if (campaign.state !== 'draft' && campaign.state !== 'failed') throw new AppError('changed_meanwhile')
    await sendWhole(change, campaign, 'paused')
    await touch(change, campaign)
    await noteCampaign(change, 'sent', campaign)
  })
  return answerCampaign(id, context)
}

const isLaunched = ({ state, wanted }: CampaignRow) =>
  state === 'awaiting_approval' || state === 'active' || (state === 'sending' && wanted === 'active')
const LAUNCHABLE: readonly CampaignRow['state'][] = ['draft', 'paused', 'failed']

/** One explicit act: its money is kept back, then it is sent, and let run as the last. */
export async function launchCampaign(
  { path: { pk }, body: { seen_changed_at } }: Input<'launchCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  await accountFor(found, 'draft', context)
  await context.change(async (change) => {
    // Asked twice it is one.
    if (isLaunched(await holdCampaign(change, found.id))) return noteCampaign(change, 'launched', found)
    const campaign = await holdCampaign(change, found.id, seen_changed_at)
    refuseOver(campaign)
    if (!LAUNCHABLE.includes(campaign.state)) throw new AppError('changed_meanwhile')
    await refuseBlocked(change, campaign)
    if ((await keepMoney(change, campaign, context.user.id)) === 'waiting') {
      await set(change, campaign, { state: 'awaiting_approval' })
      await tellSpenders(change, campaign)
      return noteCampaign(change, 'awaited', campaign)
    }
    await sendWhole(change, campaign, 'active', { force: true })
    await touch(change, campaign)
    await noteCampaign(change, 'launched', campaign)
  })
  return answerCampaign(found.id, context)
}

/** By a second person; it then goes on as it was asked for. */
export async function approveCampaign(
  { path: { pk }, body: { seen_changed_at } }: Input<'approveCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  await accountFor(found, 'spend', context)
  await context.change(async (change) => {
    const campaign = await holdCampaign(change, found.id, seen_changed_at)
    const { waiting } = await holdsOf(change, campaign.id)
    if (!waiting || !waits(campaign)) throw new AppError('changed_meanwhile')
    if (!campaign.asked) await refuseBlocked(change, campaign)
    await approveSpend(change, waiting.id, context.user.id)
    if (campaign.asked) await follow(change, campaign, await set(change, campaign, agreedMoney(campaign.asked)))
    else await sendWhole(change, campaign, 'active', { force: true })
    await touch(change, campaign)
    await noteCampaign(change, 'approved', campaign)
  })
  return answerCampaign(found.id, context)
}

/** What runs goes on by what was agreed to before; what does not is as it was. */
export async function refuseCampaign(
  { path: { pk } }: Input<'refuseCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  await accountFor(found, 'look', context)
  await context.change(async (change) => {
    const campaign = await holdCampaign(change, found.id)
    const { waiting } = await holdsOf(change, campaign.id)
    // What nobody waits for any more is refused already, or agreed to.
    if (!waiting || !waits(campaign)) return noteCampaign(change, 'refused', campaign)
    await refuseSpend(change, waiting.id, context.user.id)
    if (campaign.asked) {
      await set(change, campaign, { asked: null })
      return noteCampaign(change, 'refused', campaign)
    }
    const before = await backToHeld(change, campaign, context.user.id)
    const runs = isRunning(before) && before.wanted === 'active'
    const rest = before.x_id ? 'paused' : 'draft'
    await set(change, before, runs ? { state: 'active' } : { state: rest, wanted: rest })
    await noteCampaign(change, 'refused', campaign)
  })
  return answerCampaign(found.id, context)
}

export const pauseCampaign = ({ path: { pk } }: Input<'pauseCampaign'>, context: UserContext): Promise<Campaign> =>
  pause(pk, context)

export async function pause(pk: string, context: UserContext): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  await accountFor(found, 'draft', context)
  await context.change(async (change) => {
    const campaign = await holdCampaign(change, found.id)
    refuseOver(campaign)
    // A draft that waits for a second person is not launched any more; that is to refuse it.
    const rests = !isRunning(campaign) && campaign.wanted !== 'active'
    if (!rests) {
      const goBack = campaign.state === 'awaiting_approval' ? backToHeld : dropAsked
      const before = await goBack(change, campaign, context.user.id)
      await sendSome(change, before, 'paused', { force: true })
      await touch(change, campaign)
    }
    await noteCampaign(change, 'paused', campaign)
  })
  return answerCampaign(found.id, context)
}

export const endCampaign = ({ path: { pk } }: Input<'endCampaign'>, context: UserContext): Promise<Campaign> =>
  end(pk, context)

/** For good: at X it is paused, and what it did not spend is free again. One that is not there is over at once. */
export async function end(pk: string, context: UserContext): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  await accountFor(found, roleToStop(found), context)
  await context.change(async (change) => {
    const campaign = await holdCampaign(change, found.id)
    if (campaign.wanted !== 'ended') await endNow(change, campaign)
    await noteCampaign(change, 'ended', campaign)
  })
  return answerCampaign(found.id, context)
}

export async function endNow(change: Change, campaign: CampaignRow): Promise<void> {
  if (campaign.x_id || campaign.state === 'sending') await sendSome(change, campaign, 'ended', { force: true })
  else {
    await releaseSpend(change, campaign.id, { spent_micro: 0 })
    await set(change, campaign, { state: 'ended', wanted: 'ended' })
  }
  await set(change, campaign, { asked: null })
}
