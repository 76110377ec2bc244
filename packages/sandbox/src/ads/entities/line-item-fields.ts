import type { Fields } from '../parameters.ts'

export const OBJECTIVES =
  'APP_ENGAGEMENTS APP_INSTALLS REACH FOLLOWERS ENGAGEMENTS VIDEO_VIEWS PREROLL_VIEWS WEBSITE_CLICKS'.split(' ')
export const PRODUCT_TYPES = ['MEDIA', 'PROMOTED_ACCOUNT', 'PROMOTED_TWEETS']
export const PLACEMENTS =
  'ALL_ON_TWITTER PUBLISHER_NETWORK TAP_BANNER TAP_FULL TAP_FULL_LANDSCAPE TAP_NATIVE TAP_MRECT TWITTER_PROFILE TWITTER_REPLIES TWITTER_SEARCH TWITTER_TIMELINE SPOTLIGHT TREND'.split(
    ' ',
  )
const GOALS =
  'APP_CLICKS APP_INSTALLS APP_PURCHASES ENGAGEMENT FOLLOWERS LINK_CLICKS MAX_REACH PREROLL PREROLL_STARTS REACH_WITH_ENGAGEMENT SITE_VISITS VIDEO_VIEW VIEW_3S_100PCT VIEW_6S VIEW_15S WEBSITE_CONVERSIONS'.split(
    ' ',
  )

export const CHANGEABLE: Fields = {
  name: { type: 'string', min: 1, max: 255 },
  placements: { type: 'strings', values: PLACEMENTS },
  start_time: { type: 'time' },
  end_time: { type: 'time', unset: true },
  bid_strategy: { type: 'string', values: ['AUTO', 'MAX', 'TARGET'] },
  bid_amount_local_micro: { type: 'long', unset: true },
  goal: { type: 'string', values: GOALS },
  pay_by: { type: 'string', values: ['APP_CLICK', 'IMPRESSION', 'LINK_CLICK', 'ENGAGEMENT', 'FOLLOW', 'VIEW'] },
  entity_status: { type: 'string', values: ['ACTIVE', 'PAUSED'] },
  daily_budget_amount_local_micro: { type: 'long', unset: true },
  total_budget_amount_local_micro: { type: 'long', unset: true },
  standard_delivery: { type: 'boolean' },
  audience_expansion: { type: 'string', values: ['BROAD', 'DEFINED', 'EXPANDED'], unset: true },
  frequency_cap: { type: 'long', min: 1, max: 20, unset: true },
  duration_in_days: { type: 'long', values: ['1', '7', '30'], unset: true },
  android_app_store_identifier: { type: 'string', unset: true },
  ios_app_store_identifier: { type: 'string', unset: true },
  primary_web_event_tag: { type: 'string', unset: true },
  advertiser_domain: { type: 'string', unset: true },
  advertiser_user_id: { type: 'id' },
  categories: { type: 'strings' },
}

// X calls both times required, yet its own examples and SDKs leave them out.
export const CREATABLE: Fields = {
  ...CHANGEABLE,
  campaign_id: { type: 'string', required: true },
  objective: { type: 'string', required: true, values: OBJECTIVES },
  product_type: { type: 'string', required: true, values: PRODUCT_TYPES },
  placements: { type: 'strings', required: true, values: PLACEMENTS },
  entity_status: { type: 'string', values: ['ACTIVE', 'DRAFT', 'PAUSED'] },
}

export const KEYWORD_TYPES = ['BROAD_KEYWORD', 'PHRASE_KEYWORD', 'EXACT_KEYWORD', 'UNORDERED_KEYWORD']

/** Which placements go together, for each product. */
export const PLACEMENT_SETS: { product_type: string; placements: string[][] }[] = [
  {
    product_type: 'PROMOTED_TWEETS',
    placements: [
      ['ALL_ON_TWITTER'],
      ['ALL_ON_TWITTER', 'PUBLISHER_NETWORK'],
      ['PUBLISHER_NETWORK'],
      ['PUBLISHER_NETWORK', 'TWITTER_TIMELINE'],
      ['TWITTER_SEARCH'],
      ['TWITTER_TIMELINE'],
      ['TWITTER_PROFILE', 'TWITTER_TIMELINE'],
      ['TWITTER_REPLIES', 'TWITTER_TIMELINE'],
      ['TWITTER_PROFILE', 'TWITTER_REPLIES', 'TWITTER_SEARCH', 'TWITTER_TIMELINE'],
    ],
  },
  { product_type: 'PROMOTED_ACCOUNT', placements: [['ALL_ON_TWITTER'], ['TWITTER_TIMELINE']] },
  {
    product_type: 'MEDIA',
    placements: [
      ['TAP_BANNER'],
      ['TAP_FULL'],
      ['TAP_FULL_LANDSCAPE'],
      ['TAP_NATIVE'],
      ['TAP_MRECT'],
      ['PUBLISHER_NETWORK'],
    ],
  },
]
