import {
  type AdSetRow,
  adSetsOf,
  type CampaignRow,
  type Change,
  changeSpend,
  type Hold,
  holdSpend,
  holdsOf,
  noteAdSetAtX,
} from '@starling/store'
import { coinOf } from './budget.ts'

type Terms = Pick<CampaignRow, 'daily_budget_micro' | 'most_micro' | 'starts_at' | 'ends_at'>
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

/** What a campaign may spend by what is held for it: nothing more was agreed to. */
const allowedBy = ({ amount_micro, daily_micro, starts_at, ends_at }: Hold) => ({
  daily_budget_micro: daily_micro,
  total_budget_micro: amount_micro,
  most_micro: amount_micro ?? 0,
  starts_at,
  ends_at,
})

/** Takes back what was asked for and not agreed to: it goes on, or rests, by what is held. */
export async function backToHeld(change: Change, campaign: CampaignRow, by: string): Promise<CampaignRow> {
  const { held, waiting } = await holdsOf(change, campaign.id)
  if (!held) return campaign
  if (waiting) {
    const { amount_micro, daily_micro, starts_at: from, ends_at: until } = held
    await changeSpend(change, campaign.id, { amount_micro, daily_micro, from, until, asked_by: by })
  }
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
