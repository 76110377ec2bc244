import type { ByChance } from '../port/alike.ts'
import type { ByAuthor, Moment, MoodsByAuthor, SpreadRow } from '../port/answers.ts'

/** One list compared with a baseline. */
export type ShareList = {
  known: number
  baseline_known: number
  within: boolean
  /** How many values the rows were chosen from. */
  family: number
  /** Had fewer people had it, a value would not have come into question. */
  least: number
  by_lift: boolean
  /** Values that were not chosen for their over-index: what theirs tell is used to judge these. */
  spread?: readonly SpreadRow[]
  /** What was judged of each, and errs as it was measured to. */
  judged?: 'gender' | 'country'
  /** Where two lists are shown as one. */
  found_in?: 'posts' | 'bios'
  rows: ({ value: string; count: number; baseline_count: number } & ByChance)[]
}
export type FollowedList = ShareList & { n: number; rows: (ShareList['rows'][number] & { followers_count: number })[] }
export type PairInputs = {
  known: number
  /** Rows published; clusters are found among all pairs. */
  shown: number
  words: { value: string; count: number }[]
  /** Of posts, as in PostInputs. */
  squares?: number
  rows: { values: [string, string]; count: number; by_author?: ByAuthor }[]
}
export type MoodsOfDay = Pick<Moment, 'at' | 'posts' | 'negative' | 'neutral' | 'positive'> & {
  by_author?: MoodsByAuthor
}

/** Posts, and their authors where these were drawn and not named: then `squares` and each row's `by_author` are there. */
export type PostInputs<Row> = { known: number; squares?: number; rows: (Row & { by_author?: ByAuthor })[] }

/** What can be downloaded with an answer, and makes its scores again. */
export type Inputs =
  | { method: 'size'; accounts: number; all_accounts: number }
  | { method: 'shares_of_people'; lists: ShareList[] }
  | { method: 'phrases'; lists: ShareList[] }
  | ({ method: 'shares_of_posts' } & PostInputs<{ value: string; count: number }>)
  | ({ method: 'pairs' } & PairInputs)
  | ({ method: 'topic_clusters' } & PairInputs)
  | ({ method: 'liked' } & ShareList)
  | ({ method: 'top_accounts' } & FollowedList)
  | ({ method: 'similar_accounts' } & FollowedList)
  | { method: 'sentiment'; rows: MoodsOfDay[] }
  | ({ method: 'share_of_voice' } & PostInputs<{ name: string; posts: number }>)
  | ({ method: 'activity' } & PostInputs<{ hour: number; posts: number }>)
  | { method: 'overlap'; sizes: number[]; known: number; rows: { audiences: number[]; count: number }[] }
