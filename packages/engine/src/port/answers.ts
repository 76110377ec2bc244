import type { Primitive } from '@starling/sections'
import type { ByChance } from './alike.ts'

/** How many have it: of the audience, of the baseline, and of the audience if it were drawn from people like its own. */
export type Having = { count: number; baseline_count: number } & ByChance
export type Counted = { value: string } & Having
/** `n`: the audience; `known`: those of it of whom the answer can speak. The same of the baseline. */
export type PrimitiveBase = { n: number; known: number; baseline_n: number; baseline_known: number }

export type AccountCard = {
  id: string
  handle: string
  name: string
  bio: string
  location: string
  verified: boolean
  followers_count: number
  following_count: number
  post_count: number
  avatar_url: string | null
  created_at: number
}
export type PostCard = {
  id: string
  account_id: string
  handle: string
  name: string
  /** Of its author, as handle and name are. */
  avatar_url: string | null
  text: string
  created_at: number
  language: string | null
  sentiment: 'negative' | 'neutral' | 'positive' | null
  like_count: number
  repost_count: number
  reply_count: number
  quote_count: number
  view_count: number
}
export type Moment = { at: number; posts: number; negative: number; neutral: number; positive: number; likes: number }
export type Growth = { day: number; gained: number; lost: number; followers: number | null }

/** What each primitive answers. Rows are in their order, ties by value (bytes) or by id, ascending. */
export type PrimitiveAnswers = {
  size: { accounts: number; posts: number; all_accounts: number; all_posts: number }
  breakdown: PrimitiveBase & { rows: Counted[] }
  terms: PrimitiveBase & { rows: Counted[] }
  pairs: { n: number; known: number; rows: { values: [string, string]; count: number }[] }
  phrases: PrimitiveBase & { rows: Counted[] }
  followed: PrimitiveBase & { rows: (AccountCard & Having)[] }
  accounts: { n: number; rows: AccountCard[] }
  series: { n: number; rows: Moment[] }
  posts: { n: number; rows: PostCard[] }
  shares: { n: number; rows: { name: string; posts: number; accounts: number }[] }
  overlap: { sizes: number[]; rows: { in: number[]; count: number }[] }
  growth: { n: number; rows: Growth[] }
  profile: { rows: AccountCard[] }
}
export type AnswerTo<P extends Primitive> = PrimitiveAnswers[P['do']]
