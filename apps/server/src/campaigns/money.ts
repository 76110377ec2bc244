import type { ApprovalNeeded } from '@starling/contract'
import {
  type AdSetRow,
  type AskedTerms,
  adSetsOf,
  type CampaignRow,
  type Change,
  changeSpend,
  findOpenedAccount,
  foreseeSpend,
  type Hold,
  holdSpend,
  holdsOf,
  noteAdSetAtX,
  spendersOf,
} from '@starling/store'
import { refuseSpending, type UserContext } from '../floor/index.ts'
import { tellSpenders } from './approval-mail.ts'
import { coinOf } from './budget.ts'

type Money = Pick<CampaignRow, 'daily_budget_micro' | 'total_budget_micro' | 'most_micro' | 'starts_at' | 'ends_at'>
type Terms = Omit<Money, 'total_budget_micro'>
const termsOf = ({ daily_budget_micro, most_micro, starts_at, ends_at }: Terms) => ({
  amount_micro: most_micro === 0 ? null : most_micro,
  daily_micro: daily_budget_micro,
  from: starts_at,
  until: ends_at,
})

/** Keeps back what a campaign may spend, as it is now; above a cap it waits for a second person. */
export async function keepMoney(change: Change, campaign: CampaignRow, asked_by: string): Promise<'held' | 'waiting'> {
  const { id: campaign_id, team_id, team_account_id, currency } = campaign
  const asked = { campaign_id, team_id, team_account_id, currency, ...termsOf(campaign), asked_by }
  return (await holdSpend(change, asked)).state
}

/** Why somebody else has to agree to what a campaign is to spend, or would have to if this person launched it. */
export async function approvalNeeded(
  { store, user, now }: UserContext,
  campaign: CampaignRow,
): Promise<ApprovalNeeded | null> {
  const { id: campaign_id, team_id, team_account_id, currency } = campaign
  const { waiting } = await holdsOf(store, campaign_id)
  const asked_by = waiting?.asked_by ?? user.id
  const terms = termsOf(campaign.asked ? agreedMoney(campaign.asked) : campaign)
  const needed = await foreseeSpend(store, { campaign_id, team_id, team_account_id, currency, ...terms, asked_by }, now)
  const account = needed && (await findOpenedAccount(store, team_account_id, { team_id }))
  if (!needed || !account) return null
  const caps = needed.caps.map(({ cap: { team_account_id: of, amount_micro }, month, over_micro }) => ({
    ...{ team_account: of, amount_micro, month, over_micro: Math.min(over_micro, Number.MAX_SAFE_INTEGER) },
  }))
  const approvers = (await spendersOf(store, account)).filter((one) => one !== asked_by).length
  return { because: needed.because, caps, approvers }
}

/** Whether it spends, or will as soon as X has been told: what it may spend is then what is held, and nothing else. */
export const isLive = ({ wanted, x_seen }: Pick<CampaignRow, 'wanted' | 'x_seen'>): boolean =>
  wanted === 'active' || (x_seen?.status === 'ACTIVE' && !x_seen.gone)

const atMost = (micro: number | null) => micro ?? Number.POSITIVE_INFINITY
const endOf = ({ ends_at }: Pick<Terms, 'ends_at'>) => (ends_at ? +ends_at : Number.POSITIVE_INFINITY)
const mostOf = ({ most_micro }: Terms) => (most_micro === 0 ? Number.POSITIVE_INFINITY : most_micro)
const isOther = (one: Terms, other: Terms): boolean =>
  one.most_micro !== other.most_micro ||
  one.daily_budget_micro !== other.daily_budget_micro ||
  +one.starts_at !== +other.starts_at ||
  endOf(one) !== endOf(other)
const isMore = (one: Terms, other: Terms): boolean =>
  mostOf(one) > mostOf(other) ||
  atMost(one.daily_budget_micro) > atMost(other.daily_budget_micro) ||
  +one.starts_at < +other.starts_at ||
  endOf(one) > endOf(other)

/**
 * What of other money for a campaign is written to its row. What is in the row goes to X with whatever is sent next: of
 * one that spends it is only what is held, and what waits for a second person stands beside it until they agree.
 */
export async function otherMoney(
  change: Change,
  campaign: CampaignRow,
  next: Money,
  context: UserContext,
): Promise<Partial<Money> & { asked?: string | null }> {
  if (!isLive(campaign)) return next
  if (!isOther(campaign, next)) return {}
  if (isMore(next, campaign)) refuseSpending(context)
  if ((await keepMoney(change, { ...campaign, ...next }, context.user.id)) === 'held') return { ...next, asked: null }
  await tellSpenders(change, campaign)
  const { daily_budget_micro, total_budget_micro, most_micro, starts_at, ends_at } = next
  const times = { starts_at: starts_at.toISOString(), ends_at: ends_at?.toISOString() ?? null }
  return {
    asked: JSON.stringify({ daily_budget_micro, total_budget_micro, most_micro, ...times } satisfies AskedTerms),
  }
}

/** What was asked for, as a second person has agreed to it. */
export const agreedMoney = ({ starts_at, ends_at, ...money }: AskedTerms): Money & { asked: null } => ({
  ...money,
  ...{ starts_at: new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at), asked: null },
})

/** What a campaign may spend by what is held for it: nothing more was agreed to. */
const allowedBy = ({ amount_micro, daily_micro, starts_at, ends_at }: Hold) => ({
  daily_budget_micro: daily_micro,
  total_budget_micro: amount_micro,
  most_micro: amount_micro ?? 0,
  starts_at,
  ends_at,
})

/** Whether what would be told to X is what is held; of one that spends nothing else is. */
export async function isCovered(rows: Parameters<typeof holdsOf>[0], campaign: CampaignRow): Promise<boolean> {
  if (!isLive(campaign)) return true
  const { held } = await holdsOf(rows, campaign.id)
  return held !== undefined && !isOther(campaign, allowedBy(held))
}

/** Asks for no more than is held. */
export async function dropAsked(change: Change, campaign: CampaignRow, by: string): Promise<CampaignRow> {
  const { held, waiting } = await holdsOf(change, campaign.id)
  if (held && waiting) {
    const { amount_micro, daily_micro, starts_at: from, ends_at: until } = held
    await changeSpend(change, campaign.id, { amount_micro, daily_micro, from, until, asked_by: by })
  }
  if (!campaign.asked) return campaign
  return (await change.table({ team_id: campaign.team_id }, 'campaigns').change(campaign.id, { asked: null }))!
}

/** Takes back a launch that was not agreed to: what is held, if anything, is what it may spend. */
export async function backToHeld(change: Change, campaign: CampaignRow, by: string): Promise<CampaignRow> {
  await dropAsked(change, campaign, by)
  const { held } = await holdsOf(change, campaign.id)
  if (!held) return campaign
  const { id, team_id } = campaign
  const row = (await change.table({ team_id }, 'campaigns').change(id, allowedBy(held)))!
  await rescale(change, campaign, row)
  return row
}

/** Ad sets keep their parts of what the campaign can spend. */
export async function rescale(changing: Change, before: CampaignRow, row: CampaignRow): Promise<AdSetRow[]> {
  if (before.most_micro === row.most_micro || before.most_micro === 0) return []
  const coin = coinOf(row.currency)
  const sets = (await adSetsOf(changing, row.id)).filter(({ budget_micro }) => budget_micro !== null)
  for (const { id, budget_micro } of sets) {
    const part = Math.floor((budget_micro! / before.most_micro) * (row.most_micro / coin)) * coin
    await noteAdSetAtX(changing, id, { budget_micro: part > 0 ? part : null, changed_at: changing.now })
  }
  return sets
}
