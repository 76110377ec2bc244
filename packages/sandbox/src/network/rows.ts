export type AccountRow = {
  id: string
  handle: string
  name: string
  bio: string
  location: string
  url: string | null
  created_at: Date
  verified: boolean
  verified_type: 'none' | 'blue' | 'business' | 'government'
  protected: false
  followers_count: number
  following_count: number
  post_count: number
  listed_count: number
  avatar_url: string | null
}

export type PostRow = {
  id: string
  account_id: string
  text: string
  created_at: Date
  lang: string | null
  conversation_id: string
  reply_to_post_id: string | null
  reply_to_account_id: string | null
  reposted_post_id: string | null
  quoted_post_id: string | null
  like_count: number
  repost_count: number
  reply_count: number
  quote_count: number
  view_count: number
  via: string | null
}

export type FollowRow = { follower_id: string; followed_id: string; since: Date | null; until: Date | null }

export type EngagementKind = 'like' | 'repost' | 'reply' | 'quote'
export type EngagementRow = { account_id: string; post_id: string; kind: EngagementKind; created_at: Date | null }

export type SnapshotRow = {
  account_id: string
  day: string
  followers_count: number
  following_count: number
  post_count: number
}

export type RowBatch = {
  accounts?: AccountRow[]
  posts?: PostRow[]
  follows?: FollowRow[]
  engagements?: EngagementRow[]
  snapshots?: SnapshotRow[]
}
