import type { AudienceConfig, CatalogAudience, SavedQueryType } from '@starling/contract'
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
    audience_sizes: Owned & { id: string; audience_id: string; version: number; size: number; counted_at: Date }
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
      sized_at: Date
      created_at: Date
      changed_at: Date
    }
  }
}

declare module '../jobs.ts' {
  interface JobPayloads {
    keep_catalog: Record<string, never>
  }
}

declare module '../send.ts' {
  interface Outgoing {
    'mail.audience': { payload: { share_id: string }; result: null }
  }
}
