import type { ExploreSearch, RecentSearch, SavedQueryType } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    explore_searches: {
      id: string
      user_id: string
      query_type: SavedQueryType
      name: string
      body: JsonColumn<ExploreSearch['body']>
      days: number | null
      audience_creator_query_id: string
      ad_account_id: string | null
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    email_ad_accounts: { id: string; user_id: string; ad_account_id: string; name: string; created_at: Date }
    recent_searches: {
      id: string
      user_id: string
      audience_creator_query_id: string
      query_type: SavedQueryType
      body: JsonColumn<RecentSearch['body']>
      days: number | null
      searched_at: Date
    }
  }
}
