import type { LineItem } from '../entities/line-items.ts'
import { chance, happened } from './chance.ts'
import type { Shown } from './delivery.ts'

export const METRIC_GROUPS = [
  'BILLING',
  'ENGAGEMENT',
  'LIFE_TIME_VALUE_MOBILE_CONVERSION',
  'MOBILE_CONVERSION',
  'VIDEO',
  'WEB_CONVERSION',
] as const

/** How many of a hundred impressions bring it, by what the line item is for; nothing where it is missing. */
const ENGAGEMENT: Record<string, Record<string, number>> = {
  engagements: { '': 1.9, ENGAGEMENTS: 2.6, VIDEO_VIEWS: 1.4, REACH: 1.1 },
  clicks: { '': 1.2, WEBSITE_CLICKS: 1.8 },
  likes: { '': 0.34, ENGAGEMENTS: 0.62 },
  retweets: { '': 0.08, ENGAGEMENTS: 0.15 },
  replies: { '': 0.03, ENGAGEMENTS: 0.05 },
  follows: { '': 0.02, FOLLOWERS: 0.22 },
  unfollows: { '': 0.001 },
  url_clicks: { WEBSITE_CLICKS: 0.85, '': 0.2 },
  app_clicks: { APP_INSTALLS: 0.52, APP_ENGAGEMENTS: 0.52 },
  card_engagements: { WEBSITE_CLICKS: 0.4, APP_INSTALLS: 0.5 },
  qualified_impressions: {},
  carousel_swipes: {},
  tweets_send: {},
  poll_card_vote: {},
}

const VIDEO: Record<string, number> = {
  video_total_views: 24,
  video_views_25: 17,
  video_views_50: 12,
  video_views_75: 8.5,
  video_views_100: 6,
  video_cta_clicks: 0.3,
  video_content_starts: 38,
  video_mrc_views: 11,
  video_3s100pct_views: 9,
  video_6s_views: 10,
  video_15s_views: 6.5,
}
const VIDEO_OBJECTIVES = ['VIDEO_VIEWS', 'PREROLL_VIEWS']

const WEB = [
  'purchases',
  'sign_ups',
  'site_visits',
  'downloads',
  'custom',
  'add_to_carts',
  'page_views',
  'searches',
].map((name) => `conversion_${name}`)
const MOBILE = ['installs', 'opens', 'purchases', 'sign_ups', 'logins', 're_engages'].map(
  (name) => `mobile_conversion_${name}`,
)

/** The metrics of each group, in the order they are shown. */
const NAMES: Record<(typeof METRIC_GROUPS)[number], string[]> = {
  ENGAGEMENT: ['impressions', ...Object.keys(ENGAGEMENT)],
  BILLING: ['billed_engagements', 'billed_charge_local_micro'],
  VIDEO: Object.keys(VIDEO),
  WEB_CONVERSION: WEB,
  MOBILE_CONVERSION: MOBILE,
  LIFE_TIME_VALUE_MOBILE_CONVERSION: ['mobile_conversion_lifetime_value_purchases'],
}

export const metricNames = (groups: string[]) => groups.flatMap((group) => NAMES[group as keyof typeof NAMES] ?? [])

/** One metric of one hour, by how readily those reached answer: as many as chance brings, always the same chance. */
export function metricOf(
  name: string,
  item: LineItem,
  { hour, creative_id, what, impressions, billed, spend, response }: Shown,
): number {
  if (name === 'impressions') return impressions
  if (name === 'billed_engagements') return billed
  if (name === 'billed_charge_local_micro') return spend
  if (percentOf(name, item) === 0) return 0
  const share = percentOf(name, item) * response * (0.7 + 0.6 * chance(`taste ${name}`, what))
  return Math.min(impressions, happened((impressions * share) / 100, name, creative_id, hour))
}

function percentOf(name: string, { objective }: LineItem): number {
  if (name in VIDEO) return VIDEO_OBJECTIVES.includes(objective) ? VIDEO[name]! : 0
  const shares = ENGAGEMENT[name]
  return shares?.[objective] ?? shares?.[''] ?? 0
}
