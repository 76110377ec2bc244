import {
  type AdRow,
  type AdSetRow,
  adSetsOf,
  adsOf,
  type CampaignRow,
  type Change,
  type FieldsAtX,
  noteAdAtX,
  noteAdSetAtX,
  noteCampaignAtX,
  openEntries,
} from '@starling/store'
import { aimOfAdSet, aimOfCampaign, differencesOf } from './differences.ts'
import { nameAtX } from './mark.ts'
import { rescale } from './money.ts'

export const subjectOf = (campaign_id: string): string => `campaign ${campaign_id}`

type Wanted = Exclude<CampaignRow['wanted'], 'draft'>
type Some = {
  /** The campaign itself. */
  campaign?: FieldsAtX
  ad_sets?: readonly (Pick<AdSetRow, 'id'> & FieldsAtX)[]
  ads?: readonly (Pick<AdRow, 'id'> & { force?: boolean })[]
  /** What a person said just now: X is set to it, whatever it has. */
  force?: boolean
}

/**
 * Sends what changed to X, in the order in which one needs the other, and as the last what the campaign is to come to.
 * One that is not at X, and was not sent there, stays a draft.
 */
export async function sendSome(change: Change, campaign: CampaignRow, to: CampaignRow['wanted'], some: Some) {
  if (to === 'draft') return
  const { id: campaign_id, team_id } = campaign
  const sending = { owner: { team_id }, subject: subjectOf(campaign_id) }
  if (some.campaign || campaign.x_id === null) {
    const all = campaign.state === 'failed'
    const payload = { campaign_id, name: nameAtX(campaign), ...(all && { all }), ...some.campaign }
    await change.send('ads.campaign', payload, { ...sending, about: 'campaign' })
  }
  for (const { id: ad_set_id, force, leave } of some.ad_sets ?? []) {
    const payload = { ad_set_id, ...(force && { force }), ...(leave && { leave }) }
    await change.send('ads.ad_set', payload, { ...sending, about: `ad set ${ad_set_id}` })
    await noteAdSetAtX(change, ad_set_id, { state: 'sending', error: null })
  }
  for (const { id: ad_id, force } of some.ads ?? []) {
    await change.send('ads.ad', { ad_id, ...(force && { force }) }, { ...sending, about: `ad ${ad_id}` })
    await noteAdAtX(change, ad_id, { state: 'sending', error: null })
  }
  const force = some.force || (await isForced(change, campaign_id, to))
  const payload = { campaign_id, to, ...(force && { force }) }
  await change.send('ads.status', payload, { ...sending, about: 'status' })
  await noteCampaignAtX(change, campaign_id, { state: 'sending', wanted: to, error: null })
}

/** What somebody said, and did not leave yet, is not unsaid by a change that comes after it. */
async function isForced(change: Change, campaign_id: string, to: Wanted): Promise<boolean> {
  const open = await openEntries(change, subjectOf(campaign_id), 'ads.status')
  return open.some(({ payload }) => payload.to === to && payload.force === true)
}

/** All that is not at X as it should be. */
export async function sendWhole(
  change: Change,
  campaign: CampaignRow,
  to: Wanted,
  { force = false } = {},
): Promise<void> {
  const ads = await adsOf(change, campaign.id)
  await sendSome(change, campaign, to, {
    campaign: {},
    ad_sets: (await adSetsOf(change, campaign.id)).map(({ id }) => ({ id })),
    ads: ads.filter(({ is_on, x_id }) => is_on || x_id !== null).map(({ id }) => ({ id })),
    force,
  })
}

/** X follows what was changed of a campaign here; what somebody changed there, and nobody here since, stays so. */
export async function follow(change: Change, before: CampaignRow, row: CampaignRow): Promise<void> {
  const scaled = await rescale(change, before, row)
  if (row.wanted === 'draft') return
  if (row.state === 'failed') return sendWhole(change, row, row.wanted)
  const isMoved = +row.starts_at !== +before.starts_at || +(row.ends_at ?? 0) !== +(before.ends_at ?? 0)
  const all = await adSetsOf(change, row.id)
  const moved = isMoved ? all : scaled
  const there = differencesOf(before, all, [])
  const changed = new Set([...fieldsBetween(before, row), ...(isMoved ? ['starts_at', 'ends_at'] : []), 'budget_micro'])
  const leftOf = (id: string) =>
    there.filter((one) => one.id === id && !changed.has(one.field)).map(({ field }) => field)
  await sendSome(change, row, row.wanted, {
    campaign: { leave: leftOf(row.id) },
    ad_sets: moved.map(({ id }) => ({ id, leave: leftOf(id) })),
  })
}

/** Of an ad set: what differs at X, and was not changed here. */
export function leftAtX(campaign: CampaignRow, before: AdSetRow, set: AdSetRow): string[] {
  const [was, is] = [aimOfAdSet(before, campaign), aimOfAdSet(set, campaign)]
  const isChanged = (field: string) =>
    field === 'targeting'
      ? before.version !== set.version
      : String(was[field as 'name']) !== String(is[field as 'name'])
  return differencesOf(campaign, [before], [])
    .filter(({ id, field }) => id === set.id && field !== 'status' && !isChanged(field))
    .map(({ field }) => field)
}

function fieldsBetween(before: CampaignRow, row: CampaignRow): string[] {
  const [was, is] = [aimOfCampaign(before), aimOfCampaign(row)]
  return (Object.keys(is) as (keyof typeof is)[]).filter((field) => was[field] !== is[field])
}
