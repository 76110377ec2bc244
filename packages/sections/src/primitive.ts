import type { PostOrder, Scope, Who } from '@starling/question'

/** One value an account: the first seven; several: the last three. */
export const DIMENSIONS = [
  'country',
  'region',
  'city',
  'language',
  'gender',
  'age_group',
  'verified',
  'job_title',
  'interest',
  'topic',
] as const
export type Dimension = (typeof DIMENSIONS)[number]
/** What people are made alike in, beside how much they post, where they are compared. */
export const MADE_ALIKE: readonly Dimension[] = ['country', 'language']

/** Where terms are read: own posts, bios, posts interacted with (all counted by account), or the question's posts (counted by post). */
export type TermSource = 'used' | 'bio' | 'interacted' | 'posts'
export type TermKind = 'keyword' | 'hashtag' | 'emoji' | 'subreddit'
/** `count`: most people first. `lift`: surest to be over-indexed first, among those with enough support. */
export type Order = 'count' | 'lift'
/** A list of which values may be chosen by lift. */
export type ComparedList = 'followed' | 'liked' | { source: Exclude<TermSource, 'posts'>; kind: TermKind }

/** Whom something that can be targeted reaches: whom a condition is true of, or who wrote about any of these topics. */
export type Reach = Who | { topics: string[] }

/**
 * What a backend can be asked about an audience; a section is one of these with its arguments. `by_author`: of posts
 * also how they are spread over those who wrote them.
 */
export type Primitive =
  | { do: 'size' }
  | { do: 'breakdown'; dimension: Dimension; limit: number }
  | { do: 'terms'; source: TermSource; kind: TermKind; order: Order; limit: number; by_author?: boolean }
  /** Keywords used together, among the 50 most used and the 50 most over-indexed. */
  | { do: 'pairs'; source: TermSource; limit: number }
  /** Phrases of two to five words in the question's posts, counted by author. */
  | { do: 'phrases'; limit: number }
  | { do: 'followed'; order: Order | 'similarity'; limit: number }
  /** Posts that the audience interacted with, counted by account. */
  | { do: 'liked'; order: Order; limit: number }
  /** Only the counts of values that were not chosen by lift: those that most people of the baseline have, most first. */
  | { do: 'spread'; of: ComparedList; limit: number }
  | { do: 'accounts'; order: 'followers_count' | 'sample'; limit: number }
  /** Who they are, all of them by id; nobody where they are more than `most`. */
  | { do: 'members'; most: number }
  | { do: 'series'; bucket: 'day' | 'hour_of_week' | 'whole'; utc_offset_minutes?: number; by_author?: boolean }
  | { do: 'posts'; order: PostOrder; limit: number }
  /** How many of the posts in the scope's window each name has; any of its terms. `of_all`: of all there, not of those with any name. */
  | { do: 'shares'; names: { name: string; terms: string[] }[]; of_all?: boolean }
  /** Of this audience and up to five more: how many accounts are in exactly which of them. */
  | { do: 'overlap'; with: Scope[] }
  /** How many of the audience and how many others each of these reaches, and all of them, among those who are `within`. */
  | { do: 'reach'; by: Reach[]; within?: Who }
  /** Which of these, at most so many of each group, reach most of the audience and fewest others, the best first. */
  | { do: 'cover'; groups: { by: Reach[]; most: number }[]; within?: Who }
  | { do: 'growth'; handle: string }
  | { do: 'profile'; handle: string }
  /** When the rows behind an answer were fetched, and from whom they are. */
  | { do: 'origin'; of: 'people' | 'posts' | { handle: string } }
export type PrimitiveName = Primitive['do']
