import { type CampaignRow, type Change, changeSpend, type Hold, holdSpend, holdsOf } from '@starling/store'

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
  return (await change.table({ team_id }, 'campaigns').change(id, allowedBy(held)))!
}
