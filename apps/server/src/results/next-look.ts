import { type CampaignRow, campaignReport, findOpenedAccount } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { dayAt, nextDay } from './reports.ts'

export const WEEK_MS = 7 * 86_400_000
/** Whole days of each group that are looked at together, at the least. */
export const FEWEST_DAYS = 6

/** On which day it is looked at what to propose: a week after the last time, once so many whole days are there. */
export async function nextLook(
  { store }: Pick<Product, 'store'>,
  campaign: CampaignRow,
  whole_days: number,
): Promise<string | null> {
  const { id, team_id, team_account_id, split, state, starts_at, ends_at } = campaign
  if (split === 'none' || state !== 'active') return null
  const report = await campaignReport(store, id)
  const timezone = (await findOpenedAccount(store, team_account_id, { team_id }))?.timezone ?? 'UTC'
  const enough = nextDay(report?.through ?? dayAt(starts_at, timezone), Math.max(0, FEWEST_DAYS - whole_days))
  const due = report?.looked_at ? dayAt(new Date(+report.looked_at + WEEK_MS), timezone) : enough
  const next = due > enough ? due : enough
  return ends_at && next > dayAt(ends_at, timezone) ? null : next
}
