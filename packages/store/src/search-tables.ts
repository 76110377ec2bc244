import type { ExploreSearch, RecentSearch, SavedQueryType, WeeklyResult } from '@starling/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** What a week came to; ids and times are columns of the row. */
export type WeekFound = Omit<WeeklyResult, 'id' | 'monitor' | 'computed_at'>

/** What people asked, kept and watch. */
export type SearchTables = {
  explore_searches: {
    id: string
    user_id: string
    query_type: SavedQueryType
    name: string
    body: JSONColumnType<ExploreSearch['body'], string, string>
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
    body: JSONColumnType<RecentSearch['body'], string, string>
    days: number | null
    searched_at: Date
  }
  monitors: {
    id: string
    user_id: string
    search_id: string
    paused: Generated<boolean>
    next_at: Date
    error: string | null
    created_at: Date
    removed_at: Date | null
  }
  monitor_results: {
    id: string
    user_id: string
    monitor_id: string
    until: Date
    result: JSONColumnType<WeekFound, string, string>
    computed_at: Date
  }
}
