import type { Campaign, Reconciliation, TakenSide } from '@starling/contract'
import { AppError } from '@starling/contract'
import {
  adSetsOf,
  adsOf,
  type CampaignRow,
  type Change,
  campaignOf,
  lockCampaign,
  noteAdAtX,
  noteAdSetAtX,
  noteCampaignAtX,
  uncheckedCampaigns,
} from '@starling/store'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { endNow } from './acts.ts'
import { answerCampaign } from './answers.ts'
import { deskFor } from './at-x/desk.ts'
import { type ReadAtX, readAtX } from './at-x/read.ts'
import { differencesOf, recount } from './differences.ts'
import { accountFor, openCampaign, refuseUnspent } from './find.ts'
import { takeSides } from './taking.ts'

const HOUR_MS = 3_600_000
/** Each ten minutes so many, each at most once an hour: a thousand a day of one ad account is no load on X. */
const MOST_AT_ONCE = 200

/** Every ten minutes: those that X was not asked about for longest, each by itself. */
export async function reconcileCampaigns({ store }: Product): Promise<void> {
  const due = await uncheckedCampaigns(store, new Date(store.now().getTime() - HOUR_MS), MOST_AT_ONCE)
  if (due.length === 0) return
  await store.change('operator', async (change) => {
    for (const campaign_id of due) {
      await change.enqueue('reconcile_campaign', { campaign_id }, { key: `reconcile ${campaign_id}` })
    }
    await change.audit('campaigns.due', { detail: { campaigns: due.length } })
  })
}

/** What X has by now, written beside what is ours. One whose time is over ends. */
export async function reconcileOne(product: Product, campaign_id: string): Promise<void> {
  const campaign = await campaignOf(product.store, campaign_id)
  if (!campaign?.x_id || campaign.removed_at) return
  const read = await lookAtX(product, campaign)
  if (!read) return
  await product.store.change('operator', async (change) => {
    const row = await written(change, campaign, read)
    const isOver = row?.state === 'active' && row.ends_at !== null && row.ends_at <= change.now
    if (isOver) await endNow(change, row)
    const { team_id } = campaign
    await change.audit('campaign.checked', { subject_id: campaign_id, team_id, detail: { isOver } })
  })
}

/** Nothing while something is on its way, and where no key opens the ad account. */
export async function lookAtX(product: Product, campaign: CampaignRow): Promise<ReadAtX | null> {
  if (!campaign.x_id || campaign.state === 'sending') return null
  const desk = await deskFor(product, campaign)
  if (!desk) return null
  const all = await adSetsOf(product.store, campaign.id, { removed: true })
  const [ad_sets, removed] = [all.filter((set) => !set.removed_at), all.filter((set) => set.removed_at)]
  const ads = await adsOf(product.store, campaign.id)
  return readAtX(desk, { campaign, ad_sets, removed, ads })
}

/** Whatever was sent, or written, while X was asked is newer than what it said. */
async function written(change: Change, asked: CampaignRow, read: ReadAtX): Promise<CampaignRow | null> {
  const row = await lockCampaign(change, asked.id)
  const isAsAsked = row && row.state === asked.state && +(row.x_checked_at ?? 0) === +(asked.x_checked_at ?? 0)
  if (!isAsAsked || row.removed_at) return null
  const x_checked_at = change.now
  await noteCampaignAtX(change, row.id, { x_seen: JSON.stringify(read.campaign), x_checked_at })
  for (const set of await adSetsOf(change, row.id)) {
    const seen = read.ad_sets.get(set.id)
    if (seen) await noteAdSetAtX(change, set.id, { x_seen: JSON.stringify(seen), x_checked_at })
  }
  for (const ad of await adsOf(change, row.id)) {
    const found = read.ads.get(ad.id)
    if (!found || ad.state !== 'on') continue
    const approval = found.there ? found.approval : ad.approval
    const differences = found.there ? 0 : 1
    if (approval !== ad.approval || differences !== ad.differences)
      await noteAdAtX(change, ad.id, { approval, differences })
  }
  const now = { ...row, x_seen: read.campaign, x_checked_at }
  await recount(change, now)
  return now
}

const TRIES = 3

export async function reconcileCampaign(
  { path: { pk }, body: { take } }: Input<'reconcileCampaign'>,
  context: UserContext,
): Promise<Reconciliation> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await reconcileNow(pk, take, context)
    } catch (error) {
      // Another look at X, such as a page makes by itself, came in between: what it saw is looked at again.
      const isOvertaken = error instanceof AppError && error.code === 'changed_meanwhile'
      if (!isOvertaken || left === 0) throw error
    }
  }
}

async function reconcileNow(pk: string, take: readonly TakenSide[], context: UserContext): Promise<Reconciliation> {
  const found = await openCampaign(pk, context)
  await accountFor(found, take.length > 0 ? 'draft' : 'look', context)
  if (take.length > 0) refuseUnspent(found, context)
  const read = await lookAtX(context, found)
  if (!read && take.length > 0) throw new AppError(found.state === 'sending' ? 'in_flight' : 'account_closed')
  const values = read && (await takeSides.read(context, found, { take, read }))
  await context.change(async (change) => {
    const row = read ? await written(change, found, read) : null
    if (row && values) await takeSides.write(change, row, { take, values, context })
    else if (take.length > 0) throw new AppError('changed_meanwhile')
    const { id: subject_id, team_id, name: subject } = found
    await change.audit('campaign.reconciled', { subject_id, team_id, subject, detail: { taken: take.length } })
  })
  return reconciliationOf(found.id, context, read?.unknown ?? [])
}

async function reconciliationOf(
  id: string,
  context: UserContext,
  unknown: Reconciliation['unknown'],
): Promise<Reconciliation> {
  const campaign: Campaign = await answerCampaign(id, context)
  const row = (await campaignOf(context.store, id))!
  const [ad_sets, ads] = [await adSetsOf(context.store, id), await adsOf(context.store, id)]
  const isOnItsWay = row.state === 'sending'
  const differences = isOnItsWay ? [] : differencesOf(row, ad_sets, ads)
  return { campaign, differences, unknown, checked_at: campaign.x_checked_at }
}
