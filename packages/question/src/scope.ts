/** From `since` up to, not including, `until`: seconds since 1970. */
export type Window = { since: number; until: number }

/**
 * Keyword groups: every term of a group in one post, any of the groups; no excluded term in it. A term is a word,
 * several words (a phrase, in this order and side by side), `#tag`, `@handle`, `$symbol` or emoji.
 */
export type Words = { groups: string[][]; excluded?: string[] }

/** Accounts that the same people follow. To it belongs who follows at least so many of them now. */
export type CommunityOfAccounts = { accounts: string[]; at_least: number }

/** Our choice: more accounts than a community has that is found here, and more of them than anybody has to follow. */
export const MOST_COMMUNITY_ACCOUNTS = 50
export const MOST_AT_LEAST = 10

/** Whom. Conditions nest to any depth; an empty `all` is everybody, an empty `any` nobody. */
export type Who =
  | { all: Who[] }
  | { any: Who[] }
  | { not: Who }
  /** Wrote a post with these words; `window` stands before the scope's own. */
  | { posted: Words; window?: Window }
  /** Carries these words in the bio. */
  | { bio: Words }
  /** Follows any of these handles now. */
  | { follows: string[] }
  /** Follows two or more of the ten accounts most similar to this handle. */
  | { similar_to: string }
  /** Belongs to any of these communities. */
  | { communities: CommunityOfAccounts[] }
  /** Liked, reposted, answered or quoted any of these posts. */
  | { engaged: string[] }
  | { handles: string[] }
  | { interests: string[] }
  | { job_titles: string[] }
  | { countries: string[] }
  /** States, nations and prefectures by their code: `US-CA`, `GB-SCT`, `JP-13`. */
  | { regions: string[] }
  | { cities: string[] }
  | { languages: string[] }
  | { genders: string[] }
  | { age_groups: string[] }
  | { verified: boolean }
  | { followers: { min?: number; max?: number } }
  /** `false` leaves out accounts that behave like bots. */
  | { bots: boolean }

/** Which posts belong to the question; reposts never do, they are engagement. */
export type Posts = {
  /** Whose: those of the audience, everybody's, or these handles'. */
  by: 'audience' | 'anyone' | { handles: string[] }
  about?: Words
  ids?: string[]
}

export const POST_ORDERS = [
  'like_count',
  'repost_count',
  'reply_count',
  'quote_count',
  'view_count',
  'created_at',
] as const
export type PostOrder = (typeof POST_ORDERS)[number]

/** A question as data. Without a window it is about all time. */
export type Scope = { who: Who; posts: Posts; window?: Window }

/** What an audience is compared with. */
export type Baseline = 'all' | { countries: string[] } | { who: Who; window?: Window }

/** `adjusted`: with people as active, in the same languages and countries. `plain`: with the baseline as it is. */
export const COMPARISONS = ['adjusted', 'plain'] as const
export type Comparison = (typeof COMPARISONS)[number]
