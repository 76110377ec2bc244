import type { Ad, AdSet, Campaign, ListedAdSet } from '@starling/contract'
import { AppError } from '@starling/contract'
import {
  type AdRow,
  type AskedTerms,
  type CountedAdSet,
  type CountedCampaign,
  countedAdSet,
  countedCampaign,
} from '@starling/store'
import { labelledIn } from '@starling/targeting'
import type { UserContext } from '../floor/index.ts'

const momentOf = (date: Date | null) => date?.toISOString() ?? null

const withoutMost = ({ most_micro: _, ...asked }: AskedTerms) => asked

export function campaignAnswer(row: CountedCampaign): Campaign {
  return {
    id: row.id,
    team: row.team_id,
    team_account_id: row.team_account_id,
    name: row.name,
    objective: row.objective,
    funding_instrument_id: row.funding_instrument_id,
    currency: row.currency,
    daily_budget_micro: row.daily_budget_micro,
    total_budget_micro: row.total_budget_micro,
    most_micro: row.most_micro === 0 ? null : row.most_micro,
    starts_at: row.starts_at.toISOString(),
    ends_at: momentOf(row.ends_at),
    state: row.state,
    error: row.error,
    split: row.split,
    audience_config_id: row.audience_id,
    targeting_list_id: row.targeting_list_id,
    targeting_list_version: row.targeting_list_version,
    plan_id: row.plan_id,
    created_by: row.created_by,
    holds: row.holds,
    asked: row.asked && withoutMost(row.asked),
    is_running: row.x_seen?.status === 'ACTIVE' && !row.x_seen.gone,
    ad_sets: row.ad_sets,
    ads: row.ads,
    x_id: row.x_id,
    x_checked_at: momentOf(row.x_checked_at),
    differences: row.differences,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    removed_at: momentOf(row.removed_at),
  }
}

export async function answerCampaign(id: string, { store }: Pick<UserContext, 'store'>): Promise<Campaign> {
  const row = await countedCampaign(store, id)
  if (!row) throw new AppError('not_found')
  return campaignAnswer(row)
}

export function listedAdSet(row: CountedAdSet): ListedAdSet {
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    name: row.name,
    part: row.part,
    audience_config_id: row.audience_id,
    currency: row.currency,
    budget_micro: row.budget_micro,
    bid_micro: row.bid_micro,
    placements: row.targeting_package.placements,
    starts_at: momentOf(row.starts_at),
    ends_at: momentOf(row.ends_at),
    is_on: row.is_on,
    state: row.state,
    error: row.error,
    version: row.version,
    left_out: row.left_out,
    ads: row.ads,
    x_id: row.x_id,
    x_checked_at: momentOf(row.x_checked_at),
    differences: row.differences,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    removed_at: momentOf(row.removed_at),
  }
}

export async function answerAdSet(id: string, { store, language }: UserContext): Promise<AdSet> {
  const row = await countedAdSet(store, id)
  if (!row) throw new AppError('not_found')
  return { ...listedAdSet(row), targeting_package: labelledIn(row.targeting_package, language) }
}

export function adAnswer(row: AdRow): Ad {
  return {
    id: row.id,
    ad_set_id: row.ad_set_id,
    campaign_id: row.campaign_id,
    creative_id: row.creative_id,
    is_on: row.is_on,
    state: row.state,
    error: row.error,
    x_post_id: row.x_post_id,
    x_id: row.x_id,
    approval: row.approval,
    differences: row.differences,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    removed_at: momentOf(row.removed_at),
  }
}
