import type { Fetch } from './fetch.ts'

/** What the engine counts: rows of the corpus, brought to one shape. Times are whole seconds since 1970. */
export type AccountFact = {
  id: bigint
  /** Empty where only the id is known. */
  handle: string
  name: string
  bio: string
  location: string
  avatar_url: string | null
  created_at: number
  verified: boolean
  followers_count: number
  following_count: number
  post_count: number
  country: string | null
  region: string | null
  city: string | null
  gender: string | null
  age_group: string | null
  job_titles: string[]
  /** Named in the bio. */
  interests: string[]
  is_bot: boolean
  /** Asked only by id, as is what a post answers: no answer counts them. */
  bot_score?: number
  fetch?: Fetch
}

/** A post of one's own; reposts are interactions. */
export type PostFact = {
  id: bigint
  account_id: bigint
  text: string
  created_at: number
  language: string | null
  /** Null where the judgement is unsure. */
  sentiment: 'negative' | 'neutral' | 'positive' | null
  topics: string[]
  like_count: number
  repost_count: number
  reply_count: number
  quote_count: number
  view_count: number
  /** 0 where it answers none. */
  reply_to?: bigint
  fetch?: Fetch
}

export type FollowFact = { follower_id: bigint; followed_id: bigint; since: number | null; until: number | null }
/** Liked, reposted, answered or quoted. */
export type InteractionFact = { account_id: bigint; post_id: bigint }
export type SnapshotFact = { account_id: bigint; day: number; followers_count: number }

export type Facts = {
  accounts: AccountFact[]
  posts: PostFact[]
  follows: FollowFact[]
  interactions: InteractionFact[]
  snapshots: SnapshotFact[]
}
