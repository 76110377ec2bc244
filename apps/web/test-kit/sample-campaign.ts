import type { Ad, AdCreative, AdSet, Campaign, CampaignReview, TeamAccount } from '@starling/contract/browser'
import { emptyPackage } from '@starling/targeting'
import { entryOf } from './sample-list.ts'

const AT = '2026-11-17T12:00:00.000Z'
const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`

export const account: TeamAccount = {
  ...{ id: id(1), account_id: '18ce54d4x5t', network: 'x', name: 'Meridian Japan', currency: 'JPY' },
  ...{ timezone: 'Asia/Tokyo', access: 'granted', checked_at: AT, closed_by: null, agency: false, treatment: null },
  ...{ owner: { email: 'ada@x.example', is_me: true }, role: 'spend', created_at: AT },
}

/** One that is at X, paused. */
export const spring: Campaign = {
  ...{ id: id(2), team: 't1', team_account_id: account.id, name: 'Spring', objective: 'ENGAGEMENTS' },
  ...{ funding_instrument_id: 'lygyi', currency: 'JPY', daily_budget_micro: 5_000_000_000, total_budget_micro: null },
  most_micro: 35_000_000_000,
  ...{ starts_at: '2026-11-30T15:00:00.000Z', ends_at: '2026-12-07T15:00:00.000Z', state: 'paused', error: null },
  ...{ split: 'none', audience_config_id: id(9), targeting_list_id: null, targeting_list_version: null, plan_id: null },
  ...{
    created_by: 'u1',
    asked: null,
    holds: [],
    is_running: false,
    ad_sets: 1,
    ads: 1,
    x_id: '8wku2',
    x_checked_at: AT,
    differences: 0,
  },
  ...{ created_at: AT, changed_at: AT, removed_at: null },
}

export const springSet: AdSet = {
  ...{ id: id(3), campaign_id: spring.id, name: 'Coffee people', part: { of: 'all', part: null, value: null } },
  ...{ audience_config_id: null, currency: 'JPY', budget_micro: null, bid_micro: null, placements: [] },
  ...{ starts_at: null, ends_at: null, is_on: true, state: 'paused', error: null, version: 1, left_out: 0, ads: 1 },
  ...{ x_id: 'abc1', x_checked_at: AT, differences: 0, created_at: AT, changed_at: AT, removed_at: null },
  targeting_package: { ...emptyPackage(), keywords: [entryOf('coffee')] },
}

export const springAd: Ad = {
  ...{ id: id(4), ad_set_id: springSet.id, campaign_id: spring.id, creative_id: id(5), is_on: true, state: 'on' },
  ...{ error: null, x_post_id: '1', x_id: 'p1', approval: 'ACCEPTED', differences: 0 },
  ...{ created_at: AT, changed_at: AT, removed_at: null },
}

export const creative: AdCreative = {
  ...{ id: id(5), name: 'Flat white', kind: 'post', text: 'A cup for cold days.', media_ids: [], card_title: '' },
  ...{ card_url: '', slides: [], video_title: '', video_description: '', countries: [], media: [] },
  ...{ variant_of: null, variant: 'A', version: 1, created_at: AT, changed_at: AT },
}

/** Nothing in the way. */
export const springReview: CampaignReview = {
  campaign: spring,
  plan: [
    { do: 'keep', of: 'campaign', id: spring.id, name: 'Spring', fields: [] },
    { do: 'keep', of: 'ad_set', id: springSet.id, name: 'Coffee people', fields: [] },
  ],
  ...{ names: [], differences: [], remarks: [], overlaps: [], not_compared: [], blockers: [] },
  ...{ amount_micro: 35_000_000_000, daily_micro: null, approval: null, reviewed_at: AT },
}

export const idOf = id
