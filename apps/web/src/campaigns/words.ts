import type {
  Ad,
  AdSetState,
  Blocker,
  CampaignFilter,
  CampaignState,
  DifferingField,
  Objective,
  Split,
} from '@starling/contract/browser'
import { type TextKey, t } from '@starling/text'

export const STATE_WORDS: Record<CampaignState | AdSetState, TextKey> = {
  draft: 'Draft',
  awaiting_approval: 'Waiting for approval',
  sending: 'On its way to X',
  paused: 'Paused',
  active: 'Running',
  ended: 'Ended',
  failed: 'Failed',
}
export const AD_STATE_WORDS: Record<Ad['state'], TextKey> = {
  draft: 'Draft',
  sending: 'On its way to X',
  on: 'Shown at X',
  off: 'Not shown at X',
  failed: 'Failed',
}
export const OBJECTIVES: readonly Objective[] = ['REACH', 'ENGAGEMENTS', 'WEBSITE_CLICKS', 'VIDEO_VIEWS', 'FOLLOWERS']
export const OBJECTIVE_WORDS: Record<Objective, TextKey> = {
  REACH: 'Reach',
  ENGAGEMENTS: 'Engagements',
  WEBSITE_CLICKS: 'Website visits',
  VIDEO_VIEWS: 'Video views',
  FOLLOWERS: 'Followers',
}
/** What X bills and optimises for. */
export const OBJECTIVE_ABOUT: Record<Objective, TextKey> = {
  REACH: 'As many different people as possible. X bills views.',
  ENGAGEMENTS: 'People who like, reply and repost. X bills engagements.',
  WEBSITE_CLICKS: 'People who open your page. X bills link clicks.',
  VIDEO_VIEWS: 'People who watch your film. X bills views of it.',
  FOLLOWERS: 'People who begin to follow you. X bills new followers.',
}
export const SPLITS: readonly Split[] = ['none', 'group', 'element']
export const SPLIT_WORDS: Record<Split, TextKey> = {
  none: 'One ad set for all',
  group: 'One ad set for each kind',
  element: 'One ad set for each entry',
}
export const SPLIT_ABOUT: Record<Split, TextKey> = {
  none: 'X spends where it is cheapest. What each keyword or account brought is not told.',
  group: 'Keywords, accounts, interests and others apart: results tell which kind works.',
  element: 'Each keyword and each account apart, as far as the budget carries: results tell which one works.',
}
export const SORT_WORDS: Record<CampaignFilter['sort'], TextKey> = {
  changed: 'Changed last',
  created: 'Made last',
  name: 'By name',
  starts: 'By first day',
  budget: 'Largest budget',
}
export const FIELD_WORDS: Record<DifferingField, TextKey> = {
  name: 'Name',
  status: 'Status',
  daily_budget_micro: 'Daily budget',
  total_budget_micro: 'Total budget',
  budget_micro: 'Budget',
  bid_micro: 'Bid',
  placements: 'Placements',
  starts_at: 'Begins',
  ends_at: 'Ends',
  targeting: 'Targeting',
  post: 'Post',
  objective: 'Objective',
  funding_instrument_id: 'Funding',
  presence: 'Whether it is there',
}
export const BLOCKER_WORDS: Record<Blocker, TextKey> = {
  not_launchable: 'It is over, or on its way already.',
  no_budget: 'It has no budget.',
  ends_in_past: 'Its last day is over.',
  no_ad_sets: 'It has no ad set.',
  no_ads: 'An ad set has no ad that is on.',
  says_nobody: 'An ad set says nobody to reach: add keywords, accounts or interests.',
  budgets_exceed: 'Its ad sets have more budget together than the campaign.',
  no_ad_account: 'X opens the ad account to nobody here any more. Link it again first.',
  differs_at_x: 'Something was changed at X. Say first which side counts.',
  lint: 'The checks below found an error.',
}

const ERROR_WORDS: Record<string, TextKey> = {
  no_ad_account: 'X opens the ad account to nobody here any more. Link it again first.',
  says_nobody: 'An ad set says nobody to reach: add keywords, accounts or interests.',
  incomplete: 'Something that belongs to it was refused.',
  no_ads: 'An ad set has no ad that is on.',
  gone_at_x: 'It is not at X any more.',
  no_creative: 'Its creative is gone, or X cannot post it.',
  not_allowed: 'No money is kept back for it. Launch it again.',
}
/** Ours in the reader's language, X's own words as they came. */
export function errorWords(error: string): string {
  const known = ERROR_WORDS[error]
  return known ? t(known) : t('X says: {{words}}', { words: error })
}

/** X's own words on whether it shows an ad. */
export function approvalWords(approval: string): string {
  const known: Record<string, TextKey> = {
    ACCEPTED: 'accepted by X',
    UNDER_REVIEW: 'under review at X',
    REJECTED: 'rejected by X',
  }
  const key = known[approval]
  return key ? t(key) : approval
}
