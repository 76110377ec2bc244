import type { RecentSearch, SavedQueryType } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
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
