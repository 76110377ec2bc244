/**
 * What enters the corpus. A field that a source does not tell is null: a later row that tells less never erases what an
 * earlier one told.
 */
export type AccountRow = {
  /** A decimal snowflake, as every id. */
  id: string
  handle: string
  name: string | null
  bio: string | null
  location: string | null
  url: string | null
  created_at: Date | null
  verified: boolean | null
  verified_type: 'none' | 'blue' | 'business' | 'government' | null
  protected: false
  followers_count: number | null
  following_count: number | null
  post_count: number | null
  listed_count: number | null
  /** Posts that the account liked. */
  like_count?: number | null
  avatar_url: string | null
}

export type PostRow = {
  id: string
  account_id: string
  text: string
  created_at: Date
  /** As the source says. */
  lang: string | null
  conversation_id: string | null
  reply_to_post_id: string | null
  reply_to_account_id: string | null
  reposted_post_id: string | null
  quoted_post_id: string | null
  like_count: number | null
  repost_count: number | null
  reply_count: number | null
  quote_count: number | null
  view_count: number | null
  via: string | null
}

export type FollowRow = { follower_id: string; followed_id: string; since: Date | null; until: Date | null }

export type EngagementRow = {
  account_id: string
  post_id: string
  kind: 'like' | 'repost' | 'reply' | 'quote'
  created_at: Date | null
}

export type SnapshotRow = {
  account_id: string
  /** YYYY-MM-DD */
  day: string
  followers_count: number | null
  following_count: number | null
  post_count: number | null
}

export type RowBatch = {
  accounts?: AccountRow[]
  posts?: PostRow[]
  follows?: FollowRow[]
  engagements?: EngagementRow[]
  snapshots?: SnapshotRow[]
}

export const rowsIn = (batch: RowBatch): number => Object.values(batch).reduce((sum, rows) => sum + rows.length, 0)
