import { AppError, type Difference, type TakenSide } from '@starling/contract'
import {
  type AdRow,
  type AdSetRow,
  adSetsOf,
  adsOf,
  type CampaignRow,
  type Change,
  findOpenedAccount,
} from '@starling/store'
import { decompileCriteria, replacePackage, type TargetingPackage } from '@starling/targeting'
import type { Product, UserContext } from '../floor/index.ts'
import { valuesAtX } from '../targeting/index.ts'
import { deskFor, lookingFor } from './at-x/desk.ts'
import type { ReadAtX } from './at-x/read.ts'
import { mostOf } from './budget.ts'
import { differencesOf } from './differences.ts'
import { withoutMark } from './mark.ts'
import { otherMoney } from './money.ts'
import { sendSome } from './sending.ts'

const invalid = (code: 'launch_instead' | 'not_differing' | 'not_sayable') =>
  new AppError('invalid', { fields: { take: [{ code }] } })

/** Packages that X's criteria come to, by ad set, and what is needed to count money. */
type Values = { packages: Map<string, TargetingPackage>; timezone: string }

/** Before the change: what of X's side is another package here. */
async function read(
  context: UserContext,
  campaign: CampaignRow,
  { take, read: at_x }: { take: readonly TakenSide[]; read: ReadAtX },
): Promise<Values> {
  const packages = new Map<string, TargetingPackage>()
  const wanted = take.filter(
    ({ of, field, side }) => of === 'ad_set' && side === 'theirs' && (field === 'targeting' || field === 'placements'),
  )
  const desk = wanted.length > 0 ? await deskFor(context as Product, campaign) : null
  for (const { id } of wanted) {
    const [criteria, seen] = [at_x.criteria.get(id), at_x.ad_sets.get(id)]
    if (!desk || !criteria || !seen || packages.has(id)) continue
    const values = await valuesAtX(criteria, lookingFor(context, campaign), desk)
    const { package: found, no_counterpart } = decompileCriteria(criteria, seen.placements, values)
    // What no package says would be lost with the next word to X.
    if (no_counterpart.length > 0) throw invalid('not_sayable')
    packages.set(id, found)
  }
  const account = await findOpenedAccount(context.store, campaign.team_account_id, { team_id: campaign.team_id })
  return { packages, timezone: account?.timezone ?? 'UTC' }
}

type Taking = { take: readonly TakenSide[]; values: Values; context: UserContext }

/** Ours are sent again, whatever X has; theirs become ours. What does not differ cannot be taken. */
async function write(change: Change, campaign: CampaignRow, { take, values, context }: Taking): Promise<void> {
  if (take.length === 0) return
  const [ad_sets, ads] = [await adSetsOf(change, campaign.id), await adsOf(change, campaign.id)]
  const there = differencesOf(campaign, ad_sets, ads)
  for (const one of take) {
    if (!there.some((other) => isOf(one, other) && other.takes.includes(one.side))) throw invalid('not_differing')
  }
  const theirs = take.filter(({ side }) => side === 'theirs')
  const row = await adoptCampaign(change, campaign, theirs, values, context)
  if (row.wanted === 'ended') return
  for (const set of ad_sets) await adoptAdSet(change, set, theirs, values)
  for (const ad of ads) await adoptAd(change, ad, theirs)
  const ours = take.filter(({ side }) => side === 'ours')
  const anew = await recreate(change, { ad_sets, ads }, ours)
  const others = ad_sets.filter(({ id }) =>
    take.some((one) => one.of === 'ad_set' && one.id === id && one.field !== 'presence'),
  )
  /** What nobody has said anything about yet, or may not be taken over before somebody agrees. */
  const leftOf = (id: string) =>
    there.filter((one) => one.id === id && !ours.some((other) => isOf(other, one))).map(({ field }) => field)
  await sendSome(change, row, row.wanted, {
    campaign: { force: fieldsOf(ours, 'campaign', row.id), leave: leftOf(row.id) },
    ad_sets: [
      ...anew.ad_sets,
      ...others.map(({ id }) => ({ id, force: fieldsOf(ours, 'ad_set', id), leave: leftOf(id) })),
    ],
    ads: [...anew.ads, ...ours.filter(({ of }) => of === 'ad').map(({ id }) => ({ id, force: true }))],
    force: ours.some(({ field }) => field === 'status'),
  })
}

const isOf = (one: TakenSide, other: Difference) =>
  one.of === other.of && one.id === other.id && one.field === other.field
const fieldsOf = (take: readonly TakenSide[], of: TakenSide['of'], id: string) =>
  take.filter((one) => one.of === of && one.id === id).map(({ field }) => field)
const takes = (theirs: readonly TakenSide[], of: TakenSide['of'], id: string) => new Set(fieldsOf(theirs, of, id))

async function adoptCampaign(
  change: Change,
  campaign: CampaignRow,
  theirs: readonly TakenSide[],
  { timezone }: Values,
  context: UserContext,
): Promise<CampaignRow> {
  const { id, team_id, x_seen } = campaign
  const fields = takes(theirs, 'campaign', id)
  if (!x_seen || fields.size === 0) return campaign
  const campaigns = change.table({ team_id }, 'campaigns')
  if (fields.has('presence')) return (await campaigns.change(id, { state: 'ended', wanted: 'ended', differences: 0 }))!
  // To let it run is to launch it, with its money kept back.
  if (fields.has('status') && x_seen.status !== 'PAUSED') throw invalid('launch_instead')
  const { starts_at, ends_at } = campaign
  const theirs_micro = {
    daily_budget_micro: (fields.has('daily_budget_micro') ? x_seen : campaign).daily_budget_micro,
    total_budget_micro: (fields.has('total_budget_micro') ? x_seen : campaign).total_budget_micro,
  }
  const most_micro = mostOf({ ...campaign, ...theirs_micro }, timezone)
  const money = await otherMoney(change, campaign, { ...theirs_micro, most_micro, starts_at, ends_at }, context)
  return (await campaigns.change(id, {
    ...(fields.has('name') && { name: withoutMark(x_seen.name) }),
    ...(fields.has('status') && { wanted: 'paused' as const }),
    ...{ ...money, changed_at: change.now },
  }))!
}

async function adoptAdSet(change: Change, set: AdSetRow, theirs: readonly TakenSide[], { packages }: Values) {
  const { id, team_id, x_seen } = set
  const fields = takes(theirs, 'ad_set', id)
  if (!x_seen || fields.size === 0) return
  const sets = change.table({ team_id }, 'ad_sets')
  if (fields.has('presence')) {
    await sets.remove(id)
    return
  }
  const found = packages.get(id)
  const adopted = found && {
    ...(fields.has('targeting') ? replacePackage(set.targeting_package, found) : set.targeting_package),
    placements: fields.has('placements') ? found.placements : set.targeting_package.placements,
  }
  await sets.change(id, {
    ...(fields.has('name') && { name: withoutMark(x_seen.name) }),
    ...(fields.has('budget_micro') && { budget_micro: x_seen.budget_micro }),
    ...(fields.has('bid_micro') && { bid_micro: x_seen.bid_micro }),
    ...(fields.has('starts_at') && { starts_at: x_seen.starts_at ? new Date(x_seen.starts_at) : null }),
    ...(fields.has('ends_at') && { ends_at: x_seen.ends_at ? new Date(x_seen.ends_at) : null }),
    ...(fields.has('status') && { is_on: x_seen.status === 'ACTIVE' }),
    ...(adopted && { targeting_package: JSON.stringify(adopted), version: set.version + 1 }),
    changed_at: change.now,
  })
}

async function adoptAd(change: Change, ad: AdRow, theirs: readonly TakenSide[]): Promise<void> {
  if (!takes(theirs, 'ad', ad.id).has('presence')) return
  const off = { is_on: false, state: 'off' as const, x_id: null, differences: 0 }
  await change.table({ team_id: ad.team_id }, 'ads').change(ad.id, { ...off, changed_at: change.now })
}

type Parts = { ad_sets: readonly AdSetRow[]; ads: readonly AdRow[] }
/** What was deleted at X does not come back: it is made anew, with its ads. */
async function recreate(change: Change, { ad_sets, ads }: Parts, ours: readonly TakenSide[]): Promise<Parts> {
  const gone = ad_sets.filter(({ id }) => fieldsOf(ours, 'ad_set', id).includes('presence'))
  const theirs = ads.filter(({ ad_set_id, is_on }) => is_on && gone.some(({ id }) => id === ad_set_id))
  for (const { id, team_id } of gone) {
    await change.table({ team_id }, 'ad_sets').change(id, { x_id: null, x_seen: null, state: 'draft' })
  }
  for (const { id, team_id } of theirs) {
    await change.table({ team_id }, 'ads').change(id, { x_id: null, state: 'draft', differences: 0 })
  }
  return { ad_sets: gone, ads: theirs }
}

export const takeSides = { read, write }
