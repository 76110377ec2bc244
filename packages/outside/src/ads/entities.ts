import type { Params } from '../x/request.ts'

/** As X Ads API v12 writes them; only what Starling reads is named. */
export type AdsAnswer<T> = { data: T; next_cursor?: string | null; total_count?: number }

export type Entity = { id: string; created_at: string; updated_at: string; deleted: boolean }
export type AdAccount = Entity & { name: string; timezone: string; approval_status: string }
export type FundingInstrument = Entity & {
  type: string
  description: string | null
  currency: string
  able_to_fund: boolean
  credit_remaining_local_micro: number | null
}
type Servable = { entity_status: string; servable?: boolean; reasons_not_servable?: string[] }
export type CampaignAtX = Entity &
  Servable & {
    name: string
    funding_instrument_id: string
    daily_budget_amount_local_micro: number | null
    total_budget_amount_local_micro: number | null
    currency: string
  }
export type LineItem = Entity &
  Servable & {
    campaign_id: string
    name: string | null
    objective: string
    placements: string[]
    start_time: string | null
    end_time: string | null
    bid_amount_local_micro: number | null
    daily_budget_amount_local_micro: number | null
    total_budget_amount_local_micro: number | null
  }
export type TargetingCriterion = Entity & {
  line_item_id: string
  targeting_type: string
  targeting_value: string
  operator_type: string
  name: string | null
}
export type PromotedPost = Entity & { line_item_id: string; tweet_id: string; approval_status: string }
/** Its id is the media key. */
export type MediaAtX = { media_key: string; name: string | null; media_status: string; deleted: boolean }
export type CardAtX = Entity & { name: string; card_uri: string }
/** A post, as far as the ads side speaks of it. */
export type PostAtX = { id_str: string; name: string | null; nullcast: boolean }
export type TargetingOption = { name: string; targeting_type?: string; targeting_value?: string | number } & Record<
  string,
  unknown
>
export type AudienceEstimate = { audience_size: { min: number; max: number } }
export type CustomAudience = Entity & {
  name: string
  audience_size: number | null
  targetable: boolean
  reasons_not_targetable: string[]
}
export type Operation = { operation_type: 'Create' | 'Update' | 'Delete'; params: Record<string, unknown> }

export type StatsQuery = Params & {
  entity: string
  entity_ids: readonly string[]
  start_time: string
  end_time: string
  granularity: 'HOUR' | 'DAY' | 'TOTAL'
  placement: string
  metric_groups: readonly string[]
}
export type Stats = {
  time_series_length: number
  data: { id: string; id_data: { segment: unknown; metrics: Record<string, number[] | null> }[] }[]
}
export type StatsJob = { id_str: string; status: 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'CANCELLED'; url: string | null }

export type CampaignReachAtX = { id: string; total_audience_reach: number | null; average_frequency: number | null }
export type AccountAppAtX = Entity & { app_store_identifier: string; os_type: string }
/** What an app tells X of its use, and what a page does: the pixel. */
export type AppEventTag = Entity & {
  app_store_identifier: string
  os_type: string
  conversion_type: string
  status: string
  last_tracked_at: string | null
}
export type WebEventTag = Entity & { name: string; type: string; status: string; last_tracked_at: string | null }
