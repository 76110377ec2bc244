import type { Call } from '../call.ts'
import { against, refuse } from '../problem.ts'
import { rowOf } from '../resources.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { fundingOf } from './funding.ts'
import { KEYWORD_TYPES } from './line-item-fields.ts'
import { LINE_ITEMS, type LineItem } from './line-items.ts'
import { assertAmount } from './money.ts'
import { TARGETING } from './targeting.ts'

const MAX_PER_CAMPAIGN = 100

const DEFAULTS: Record<string, { goal: string; pay_by: string }> = {
  ENGAGEMENTS: { goal: 'ENGAGEMENT', pay_by: 'ENGAGEMENT' },
  REACH: { goal: 'MAX_REACH', pay_by: 'IMPRESSION' },
  FOLLOWERS: { goal: 'FOLLOWERS', pay_by: 'FOLLOW' },
  VIDEO_VIEWS: { goal: 'VIDEO_VIEW', pay_by: 'VIEW' },
  PREROLL_VIEWS: { goal: 'PREROLL', pay_by: 'VIEW' },
  WEBSITE_CLICKS: { goal: 'LINK_CLICKS', pay_by: 'LINK_CLICK' },
  APP_INSTALLS: { goal: 'APP_CLICKS', pay_by: 'APP_CLICK' },
  APP_ENGAGEMENTS: { goal: 'APP_CLICKS', pay_by: 'APP_CLICK' },
}

/** What follows from the objective when nothing is said. */
export function defaultsOf({ objective, bid_amount_local_micro: bid }: Partial<LineItem>) {
  const aims = ['REACH', 'FOLLOWERS'].includes(objective!)
  const bid_strategy: LineItem['bid_strategy'] = bid === undefined || bid === null ? 'AUTO' : aims ? 'TARGET' : 'MAX'
  return { ...DEFAULTS[objective!]!, bid_strategy }
}

export function assertLineItem(call: Call, item: LineItem): void {
  const campaign = rowOf(call, CAMPAIGNS, item.campaign_id)
  const siblings = call.records
    .list<LineItem>(LINE_ITEMS.path, call.path.account_id!)
    .filter((other) => other.campaign_id === item.campaign_id && !other.deleted && other.id !== item.id)
  if (siblings.length >= MAX_PER_CAMPAIGN) {
    throw refuse('TOO_MANY_LINE_ITEMS', `A campaign may have ${MAX_PER_CAMPAIGN} line items`)
  }
  for (const attribute of ['objective', 'product_type'] as const) {
    if (siblings.some((other) => other[attribute] !== item[attribute])) {
      const words = attribute === 'objective' ? 'objectives' : 'product types'
      throw against(
        attribute,
        `Line items with different ${words} are not allowed under the same campaign (campaign_id=${item.campaign_id})`,
      )
    }
  }
  assertMoney(item, fundingOf(call, campaign.funding_instrument_id).currency)
  assertTimes(item)
  assertPlacements(call, item)
  assertObjective(item)
}

function assertMoney(item: LineItem, currency: string) {
  const { bid_strategy, bid_amount_local_micro: bid, objective } = item
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = item
  assertAmount('bid_amount_local_micro', bid, currency)
  assertAmount('daily_budget_amount_local_micro', daily, currency)
  assertAmount('total_budget_amount_local_micro', total, currency)
  if (daily !== null && total !== null && daily > total) {
    throw against(
      'daily_budget_amount_local_micro',
      'The daily budget may not be larger than the total budget',
      'SPEND_EXCEEDS_BUDGET',
    )
  }
  if (bid_strategy !== 'AUTO' && bid === null) {
    throw refuse('MISSING_PARAMETER', `"bid_amount_local_micro" is required for the bid strategy ${bid_strategy}`, {
      parameter: 'bid_amount_local_micro',
    })
  }
  const aims = ['REACH', 'FOLLOWERS'].includes(objective)
  if (bid_strategy === 'MAX' && aims) throw against('bid_strategy', `MAX is not available for ${objective}`)
  if (bid_strategy === 'TARGET' && !aims && objective !== 'WEBSITE_CLICKS') {
    throw against('bid_strategy', `TARGET is not available for ${objective}`)
  }
}

function assertTimes({ start_time, end_time }: LineItem) {
  if (start_time !== null && end_time !== null && end_time <= start_time) {
    throw refuse('INVALID_TIME_WINDOW', 'end_time must be later than start_time', { parameter: 'end_time' })
  }
}

function assertPlacements(call: Call, item: LineItem) {
  const { placements, objective } = item
  const says = (message: string) =>
    refuse('INVALID_PLACEMENT_TYPE', message, { parameter: 'placements', value: placements })
  if (placements.length === 0) throw says('At least one placement is needed')
  if (placements.every((placement) => placement === 'TWITTER_PROFILE')) {
    throw says('TWITTER_PROFILE must be combined with another placement')
  }
  if (objective === 'REACH' && !placements.some((one) => ['ALL_ON_TWITTER', 'TWITTER_TIMELINE'].includes(one))) {
    throw says('REACH must include TWITTER_TIMELINE')
  }
  if (placements.includes('PUBLISHER_NETWORK') && (!item.advertiser_domain || item.categories.length === 0)) {
    throw refuse('INCLUSIVE_PARAMETERS', 'PUBLISHER_NETWORK needs advertiser_domain and categories', {
      parameter: 'advertiser_domain',
    })
  }
  const onlySearch = placements.every((placement) => placement === 'TWITTER_SEARCH')
  if (onlySearch && item.entity_status === 'ACTIVE' && !hasKeywords(call, item)) {
    throw says('TWITTER_SEARCH needs keyword targeting before the line item can be active')
  }
}

const hasKeywords = (call: Call, { id, account_id }: LineItem) =>
  call.records
    .list<{ id: string; line_item_id: string; targeting_type: string; deleted: boolean }>(TARGETING.path, account_id)
    .some((row) => row.line_item_id === id && !row.deleted && KEYWORD_TYPES.includes(row.targeting_type))

const CAPPED = ['REACH', 'ENGAGEMENTS', 'VIDEO_VIEWS', 'PREROLL_VIEWS']

function assertObjective(item: LineItem) {
  const { objective, frequency_cap, duration_in_days } = item
  const isApp = objective === 'APP_INSTALLS' || objective === 'APP_ENGAGEMENTS'
  if (isApp && !item.android_app_store_identifier && !item.ios_app_store_identifier) {
    throw refuse('MISSING_PARAMETER', `${objective} needs an app store identifier`, {
      parameter: 'ios_app_store_identifier',
    })
  }
  if ((frequency_cap === null) !== (duration_in_days === null)) {
    throw refuse('INCLUSIVE_PARAMETERS', 'frequency_cap and duration_in_days go together', {
      parameter: 'frequency_cap',
    })
  }
  if (frequency_cap !== null && !CAPPED.includes(objective)) {
    throw against('frequency_cap', `A frequency cap is not available for ${objective}`)
  }
  if (item.goal === 'WEBSITE_CONVERSIONS' && !item.primary_web_event_tag) {
    throw refuse('MISSING_PARAMETER', 'WEBSITE_CONVERSIONS needs primary_web_event_tag', {
      parameter: 'primary_web_event_tag',
    })
  }
}
