import { accountOf, type Call, nextId, stamp } from '../call.ts'
import type { Fields, Values } from '../parameters.ts'
import { against, refuse } from '../problem.ts'
import { deleteOne, type Entity, type Resource, rowOf } from '../resources.ts'
import { FUNDING, fundingOf, reasonsNotAbleToFund } from './funding.ts'
import { LINE_ITEMS, type LineItem } from './line-items.ts'
import { assertAmount } from './money.ts'

export type Campaign = Entity & {
  name: string
  funding_instrument_id: string
  budget_optimization: string
  daily_budget_amount_local_micro: number | null
  total_budget_amount_local_micro: number | null
  purchase_order_number: string | null
  standard_delivery: boolean | null
  entity_status: 'ACTIVE' | 'DRAFT' | 'PAUSED'
}

const MAX_ACTIVE = 200

const CHANGEABLE: Fields = {
  name: { type: 'string', min: 1, max: 255 },
  budget_optimization: { type: 'string', values: ['LINE_ITEM', 'CAMPAIGN'] },
  daily_budget_amount_local_micro: { type: 'long', unset: true },
  total_budget_amount_local_micro: { type: 'long', unset: true },
  purchase_order_number: { type: 'string', max: 50, unset: true },
  standard_delivery: { type: 'boolean' },
  entity_status: { type: 'string', values: ['ACTIVE', 'PAUSED'] },
}

export const CAMPAIGNS: Resource<Campaign> = {
  path: 'campaigns',
  id_name: 'campaign_id',
  not_found: 'CAMPAIGN_NOT_FOUND',
  history: 'CAMPAIGN',
  filters: {
    campaign_ids: (_call, { id }) => id,
    funding_instrument_ids: (_call, { funding_instrument_id }) => funding_instrument_id,
  },
  list: {
    fields: { with_draft: { type: 'boolean' } },
    accepts: (_call, { entity_status }, { with_draft }) => entity_status !== 'DRAFT' || with_draft === true,
  },
  create: {
    ...CHANGEABLE,
    name: { type: 'string', required: true, min: 1, max: 255 },
    funding_instrument_id: { type: 'string', required: true },
    budget_optimization: { type: 'string', values: ['LINE_ITEM', 'CAMPAIGN'], initial: 'LINE_ITEM' },
    entity_status: { type: 'string', values: ['ACTIVE', 'DRAFT', 'PAUSED'], initial: 'ACTIVE' },
  },
  update: CHANGEABLE,
  make(call, values) {
    rowOf(call, FUNDING, values.funding_instrument_id as string)
    const campaign: Campaign = {
      id: nextId(call),
      account_id: call.path.account_id!,
      funding_instrument_id: values.funding_instrument_id as string,
      daily_budget_amount_local_micro: null,
      total_budget_amount_local_micro: null,
      purchase_order_number: null,
      standard_delivery: null,
      ...stamp(call),
      ...(values as Values & Pick<Campaign, 'name' | 'budget_optimization' | 'entity_status'>),
    }
    return checked(call, campaign)
  },
  revise: (call, row, values) => checked(call, { ...row, ...values }),
  retire(call, { id }) {
    for (const item of call.records.list<LineItem>(LINE_ITEMS.path, call.path.account_id!)) {
      if (item.campaign_id === id && !item.deleted) deleteOne(call, LINE_ITEMS, item.id)
    }
  },
  show(call, { account_id: _, ...row }) {
    const funding = fundingOf(call, row.funding_instrument_id)
    const reasons_not_servable = reasonsNotServable(call, { ...row, account_id: call.path.account_id! })
    const servable = reasons_not_servable.length === 0
    return {
      ...row,
      currency: funding.currency,
      duration_in_days: null,
      frequency_cap: null,
      effective_status: servable ? 'RUNNING' : 'UNKNOWN',
      servable,
      reasons_not_servable,
    }
  },
}

function checked(call: Call, campaign: Campaign): Campaign {
  const { currency } = fundingOf(call, campaign.funding_instrument_id)
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = campaign
  assertAmount('daily_budget_amount_local_micro', daily, currency)
  assertAmount('total_budget_amount_local_micro', total, currency)
  if (daily !== null && total !== null && daily > total) {
    throw against(
      'daily_budget_amount_local_micro',
      'The daily budget may not be larger than the total budget',
      'SPEND_EXCEEDS_BUDGET',
    )
  }
  if (campaign.entity_status === 'ACTIVE') assertRoom(call, campaign)
  return campaign
}

function assertRoom(call: Call, { id }: Campaign) {
  const active = call.records
    .list<Campaign>(CAMPAIGNS.path, call.path.account_id!)
    .filter((campaign) => campaign.entity_status === 'ACTIVE' && !campaign.deleted && campaign.id !== id)
  if (active.length >= MAX_ACTIVE) {
    throw refuse('TOO_MANY_CAMPAIGNS', `An account may have ${MAX_ACTIVE} active campaigns`)
  }
}

export function reasonsNotServable(call: Call, campaign: Campaign): string[] {
  const { approval_status } = accountOf(call, campaign.account_id)
  const funding = fundingOf(call, campaign.funding_instrument_id)
  const reasons: string[] = []
  if (campaign.deleted) reasons.push('DELETED')
  if (approval_status !== 'ACCEPTED') {
    reasons.push(approval_status === 'REJECTED' ? 'ACCOUNT_REJECTED' : 'ACCOUNT_UNDER_REVIEW')
  }
  if (campaign.entity_status === 'PAUSED') reasons.push('PAUSED_BY_ADVERTISER')
  if (campaign.entity_status === 'DRAFT') reasons.push('INCOMPLETE')
  if (reasonsNotAbleToFund(call, funding).length > 0) reasons.push('FUNDING_PROBLEM')
  return reasons
}
