import type { Primitive } from '@starling/sections'
import type { ByChance } from './alike.ts'

/** How many have it: of the audience, of the baseline, and of the audience if it were drawn from people like its own. */
export type Having = { count: number; baseline_count: number } & ByChance
export type Counted = { value: string } & Having
export type SpreadRow = Pick<Having, 'count' | keyof ByChance>
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

/**
 * Posts of one author are not independent of each other. Over all authors: the sum of the squares of how many of these
 * posts each wrote, and of these times how many of all posts of the base.
 */
export type ByAuthor = { squares: number; crossed: number }
/**
 * Of the posts with a mood, the base being the posts beside them; of each mood, the base being those with one; and the
 * sum of positive times negative ones.
 */
export type MoodsByAuthor = Record<'judged' | 'negative' | 'neutral' | 'positive', ByAuthor> & { opposed: number }
export type Moment = {
  at: number
  posts: number
  negative: number
  neutral: number
  positive: number
  likes: number
  by_author?: ByAuthor & { moods: MoodsByAuthor }
}
export type Growth = { day: number; gained: number; lost: number; followers: number | null }

/** How many are reached: of the audience, and others. */
export type Reached = { inside: number; outside: number }
/** What was chosen, by its group and its place there: whom it reaches by itself, and whom nothing before it does. */
export type CoverRow = { group: number; at: number; adds_inside: number; adds_outside: number } & Reached

/** By lift: how many values have the support that the rows were chosen from. */
type ByLift = { supported?: number }
/** Where it is asked by author, or of pairs in posts: the sum of the squares of how many posts each wrote. */
type OfPosts = { squares?: number }

/** What each primitive answers. Rows are in their order, ties by value (bytes) or by id, ascending. */
export type PrimitiveAnswers = {
  size: { accounts: number; posts: number; all_accounts: number; all_posts: number }
  breakdown: PrimitiveBase & { rows: Counted[] }
  terms: PrimitiveBase & ByLift & OfPosts & { rows: (Counted & { by_author?: ByAuthor })[] }
  pairs: {
    n: number
    known: number
    rows: { values: [string, string]; count: number; by_author?: ByAuthor }[]
  } & OfPosts
  phrases: PrimitiveBase & { rows: Counted[] }
  followed: PrimitiveBase & ByLift & { rows: (AccountCard & Having)[] }
  liked: PrimitiveBase & ByLift & { rows: (PostCard & Having)[] }
  spread: { rows: SpreadRow[] }
  accounts: { n: number; rows: AccountCard[] }
  /** Ascending by id. */
  members: { n: number; ids: string[] | null }
  series: { n: number; rows: Moment[] } & OfPosts
  posts: { n: number; rows: PostCard[] }
  shares: {
    n: number
    squares: number
    rows: { name: string; posts: number; accounts: number; by_author: ByAuthor }[]
  }
  overlap: { sizes: number[]; rows: { in: number[]; count: number }[] }
  /** `n`: the audience; `only`: whom none of the others reaches. */
  reach: { n: number; rows: (Reached & { only_inside: number; only_outside: number })[] } & Reached
  cover: { n: number; rows: CoverRow[] }
  growth: { n: number; rows: Growth[] }
  profile: { rows: AccountCard[] }
  /** Of the newest row; null and none where no row says it, as those that only name an account do not. */
  origin: { as_of: number | null; sources: string[] }
}
export type AnswerTo<P extends Primitive> = PrimitiveAnswers[P['do']]
