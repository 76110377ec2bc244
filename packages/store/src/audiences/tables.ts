import type { AudienceConfig, AudienceSize, CatalogAudience, SavedQueryType } from '@starling/contract'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

/** Exactly one of the two is set. */
type Owned = { team_id: string | null; user_id: string | null }

declare module '../tables.ts' {
  interface Tables {
    audiences: Owned & {
      id: string
      made_by: string | null
      query_type: SavedQueryType
      name: string
      categories: Generated<string[]>
      region: string | null
      /** What follows from its dates is not kept: `scheduled` and `expired`. */
      status: Generated<'active' | 'paused' | 'draft' | 'halted'>
      starts_at: Date | null
      ends_at: Date | null
      body: JsonColumn<AudienceConfig['body']>
      days: number | null
      audience_creator_query_id: string
      ad_account_id: string | null
      version: Generated<number>
      /** 0 while it was never counted. */
      size: Generated<number>
      sized_at: Date | null
      refresh: Generated<AudienceConfig['refresh']>
      /** When it is counted anew; nobody counts it by itself where this is null. */
      refresh_at: Date | null
      /** Who set the rule, and is told when it moves. */
      refreshed_by: string | null
      refresh_mails: Generated<boolean>
      /** When they last looked at how it moved. */
      refresh_seen_at: Date | null
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    audience_versions: Owned & {
      id: string
      audience_id: string
      number: number
      name: string
      categories: string[]
      region: string | null
      body: JsonColumn<AudienceConfig['body']>
      days: number | null
      reason: string
      made_by: string | null
      created_at: Date
    }
    audience_sizes: Owned & {
      id: string
      audience_id: string
      version: number
      size: number
      /** With whoever was in it at the count before. */
      compared: Generated<AudienceSize['compared']>
      /** Whether people changed, or who is asked for. */
      cause: Generated<AudienceSize['cause']>
      joined: number | null
      left: number | null
      is_notable: Generated<boolean>
      counted_at: Date
    }
    audience_members: Owned & {
      audience_id: string
      version: number
      size: number
      people: Buffer
      counted_at: Date
    }
    audience_shares: Owned & {
      id: string
      audience_id: string
      made_by: string
      email: string
      scope: 'look' | 'use'
      message: string
      created_at: Date
      expires_at: Date
      opened: Generated<number>
      opened_at: Date | null
      removed_at: Date | null
    }
    catalog_audiences: {
      id: string
      key: string
      kind: CatalogAudience['kind']
      name: string
      name_ja: string
      categories: string[]
      region: string | null
      status: Generated<'active' | 'paused' | 'halted'>
      starts_at: Date | null
      ends_at: Date | null
      body: JsonColumn<CatalogAudience['body']>
      size: number
      former_size: number | null
      /** Its names are an operator's. */
      is_renamed: Generated<boolean>
      sized_at: Date
      created_at: Date
      changed_at: Date
    }
  }
}

declare module '../jobs.ts' {
  interface JobPayloads {
    keep_catalog: { anew?: boolean }
    refresh_audience: { audience_id: string }
    refresh_audiences: Record<string, never>
  }
}

declare module '../send.ts' {
  interface Outgoing {
    'mail.audience': { payload: { share_id: string }; result: null }
    'mail.audience_moved': { payload: { size_id: string }; result: null }
  }
}
