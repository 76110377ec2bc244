import { type Call, fullUserOf, nextId, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { deleteOne, type Entity, type Resource, rowOf } from '../resources.ts'
import { CAMPAIGNS, reasonsNotServable } from './campaigns.ts'
import { fundingOf } from './funding.ts'
import { CHANGEABLE, CREATABLE } from './line-item-fields.ts'
import { assertLineItem, defaultsOf } from './line-item-rules.ts'
import { PROMOTED_TWEETS } from './promoted.ts'
import { TARGETING } from './targeting.ts'

export type LineItem = Entity & {
  name: string | null
  campaign_id: string
  objective: string
  product_type: string
  placements: string[]
  start_time: string | null
  end_time: string | null
  bid_strategy: 'AUTO' | 'MAX' | 'TARGET'
  bid_amount_local_micro: number | null
  goal: string
  pay_by: string
  entity_status: 'ACTIVE' | 'DRAFT' | 'PAUSED'
  daily_budget_amount_local_micro: number | null
  total_budget_amount_local_micro: number | null
  standard_delivery: boolean | null
  audience_expansion: string | null
  frequency_cap: number | null
  duration_in_days: number | null
  android_app_store_identifier: string | null
  ios_app_store_identifier: string | null
  primary_web_event_tag: string | null
  advertiser_domain: string | null
  advertiser_user_id: string | null
  categories: string[]
}

const NOTHING = {
  name: null,
  start_time: null,
  end_time: null,
  bid_amount_local_micro: null,
  daily_budget_amount_local_micro: null,
  total_budget_amount_local_micro: null,
  standard_delivery: null,
  audience_expansion: null,
  frequency_cap: null,
  duration_in_days: null,
  android_app_store_identifier: null,
  ios_app_store_identifier: null,
  primary_web_event_tag: null,
  advertiser_domain: null,
  categories: [],
}

export const LINE_ITEMS: Resource<LineItem> = {
  path: 'line_items',
  id_name: 'line_item_id',
  not_found: 'LINE_ITEM_NOT_FOUND',
  history: 'LINE_ITEM',
  filters: {
    line_item_ids: (_call, { id }) => id,
    campaign_ids: (_call, { campaign_id }) => campaign_id,
    funding_instrument_ids: (call, { campaign_id }) => rowOf(call, CAMPAIGNS, campaign_id, true).funding_instrument_id,
  },
  list: {
    fields: { with_draft: { type: 'boolean' } },
    accepts: (_call, { entity_status }, { with_draft }) => entity_status !== 'DRAFT' || with_draft === true,
  },
  create: CREATABLE,
  update: CHANGEABLE,
  make(call, values) {
    rowOf(call, CAMPAIGNS, values.campaign_id as string)
    const given = values as Partial<LineItem> &
      Pick<LineItem, 'campaign_id' | 'objective' | 'product_type' | 'placements'>
    const item: LineItem = {
      ...NOTHING,
      id: nextId(call),
      account_id: call.path.account_id!,
      entity_status: 'ACTIVE',
      advertiser_user_id: fullUserOf(call),
      ...defaultsOf(given),
      ...stamp(call),
      ...given,
    }
    assertLineItem(call, item)
    return item
  },
  revise(call, row, values) {
    const item = { ...row, ...values }
    assertLineItem(call, item)
    return item
  },
  retire(call, { id }) {
    retireAll(call, TARGETING, id)
    retireAll(call, PROMOTED_TWEETS, id)
  },
  show(call, { account_id: _, ...row }) {
    const campaign = rowOf(call, CAMPAIGNS, row.campaign_id, true)
    return {
      ...row,
      currency: fundingOf(call, campaign.funding_instrument_id).currency,
      funding_instrument_id: campaign.funding_instrument_id,
      target_cpa_local_micro: null,
      automatic_tweet_promotion: null,
      creative_source: 'MANUAL',
    }
  },
}

function retireAll<E extends Entity & { line_item_id: string }>(
  call: Call,
  resource: Resource<E>,
  line_item_id: string,
) {
  for (const row of call.records.list<E>(resource.path, call.path.account_id!)) {
    if (row.line_item_id === line_item_id && !row.deleted) deleteOne(call, resource, row.id)
  }
}

/** Ads are shown only while the line item and its campaign both may. */
export function isServable(call: Call, item: LineItem): boolean {
  const at = writeMoment(call.now)
  if (item.deleted || item.entity_status !== 'ACTIVE') return false
  if (item.end_time !== null && item.end_time <= at) return false
  return reasonsNotServable(call, rowOf(call, CAMPAIGNS, item.campaign_id, true)).length === 0
}
