import type { AdSet, Campaign } from '@starling/contract'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

type StoredPackage = AdSet['targeting_package']

/** What X had when it was last asked, in its own words. `gone`: it was there, and is no more. */
export type CampaignSeen = {
  name: string
  status: string
  funding_instrument_id: string
  daily_budget_micro: number | null
  total_budget_micro: number | null
  gone: boolean
}
export type AdSetSeen = {
  name: string
  status: string
  objective: string
  budget_micro: number | null
  bid_micro: number | null
  placements: string[]
  starts_at: string | null
  ends_at: string | null
  /** `TYPE OPERATOR value`, sorted: what stands there, and what the package came to when it was last sent. */
  criteria: string[]
  ours: string[]
  gone: boolean
}

/** Which fields are written whatever X has, and which are left as they are there. */
export type FieldsAtX = { force?: string[]; leave?: string[] }

/** Other money and days for a campaign that runs, until a second person agrees. */
export type AskedTerms = {
  daily_budget_micro: number | null
  total_budget_micro: number | null
  most_micro: number
  starts_at: string
  ends_at: string | null
}

declare module '../tables.ts' {
  interface Tables {
    campaigns: {
      id: string
      team_id: string
      team_account_id: string
      name: string
      objective: Campaign['objective']
      funding_instrument_id: string
      currency: string
      daily_budget_micro: number | null
      total_budget_micro: number | null
      most_micro: number
      starts_at: Date
      ends_at: Date | null
      state: Campaign['state']
      wanted: 'draft' | 'paused' | 'active' | 'ended'
      error: string | null
      split: Campaign['split']
      asked: JsonColumn<AskedTerms> | null
      audience_id: string | null
      targeting_list_id: string | null
      targeting_list_version: number | null
      plan_id: string | null
      created_by: string | null
      x_id: string | null
      x_seen: JsonColumn<CampaignSeen> | null
      x_checked_at: Date | null
      differences: Generated<number>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    ad_sets: {
      id: string
      team_id: string
      campaign_id: string
      position: number
      name: string
      part: JsonColumn<AdSet['part']>
      audience_id: string | null
      targeting_package: JsonColumn<StoredPackage>
      version: number
      budget_micro: number | null
      bid_micro: number | null
      starts_at: Date | null
      ends_at: Date | null
      is_on: boolean
      state: AdSet['state']
      error: string | null
      left_out: Generated<number>
      x_id: string | null
      x_seen: JsonColumn<AdSetSeen> | null
      x_checked_at: Date | null
      differences: Generated<number>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    ads: {
      id: string
      team_id: string
      campaign_id: string
      ad_set_id: string
      creative_id: string | null
      is_on: boolean
      state: 'draft' | 'sending' | 'on' | 'off' | 'failed'
      error: string | null
      x_post_id: string | null
      x_id: string | null
      approval: string | null
      differences: Generated<number>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
  }
}

declare module '../jobs.ts' {
  interface JobPayloads {
    reconcile_campaigns: Record<string, never>
    reconcile_campaign: { campaign_id: string }
  }
}

/** What came of it at X; `refused` is one of ours why it was not done. */
type Done<T> = (T & { refused: null }) | { refused: string }
declare module '../send.ts' {
  interface Outgoing {
    /**
     * `name`: as it was sent with, and is looked for. `all`: it may be there by another name, so that all are looked
     * through. `force`: fields that are written whatever X has, as a person said that ours count.
     */
    'mail.approval': { payload: { campaign_id: string; hold_id: string; user_id: string }; result: null }
    'ads.campaign': {
      payload: { campaign_id: string; name: string; all?: boolean } & FieldsAtX
      result: Done<{ x_id: string; seen: CampaignSeen }>
    }
    'ads.ad_set': {
      payload: { ad_set_id: string } & FieldsAtX
      result: Done<{ x_id: string | null; seen: AdSetSeen | null; left_out: number }>
    }
    'ads.ad': {
      payload: { ad_id: string; force?: boolean }
      result: Done<{ x_id: string | null; x_post_id: string | null; approval: string | null }>
    }
    /** The last of what is sent about a campaign: all before it is at X, and it is to come to this. */
    'ads.status': {
      payload: { campaign_id: string; to: 'paused' | 'active' | 'ended'; force?: boolean }
      result: Done<{
        status: string | null
        ad_sets: { id: string; status: string }[]
        /** Where money is set free: what X has billed. */
        spent_micro: number | null
      }>
    }
  }
}
