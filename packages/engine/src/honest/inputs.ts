import type { ByChance } from '../port/alike.ts'
import type { Moment } from '../port/answers.ts'

/** One list compared with a baseline. */
export type ShareList = {
  known: number
  baseline_known: number
  within: boolean
  /** How many values the rows were chosen from. */
  family: number
  by_lift: boolean
  /** Values that were not chosen for their over-index: what theirs tell is used to judge these. */
  spread?: ({ count: number } & ByChance)[]
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
  rows: { values: [string, string]; count: number }[]
}

/** What can be downloaded with an answer, and makes its scores again. */
export type Inputs =
  | { method: 'size'; accounts: number; all_accounts: number }
  | { method: 'shares_of_people'; lists: ShareList[] }
  | { method: 'phrases'; lists: ShareList[] }
  | { method: 'shares_of_posts'; known: number; rows: { value: string; count: number }[] }
  | ({ method: 'pairs' } & PairInputs)
  | ({ method: 'topic_clusters' } & PairInputs)
  | ({ method: 'top_accounts' } & FollowedList)
  | ({ method: 'similar_accounts' } & FollowedList)
  | { method: 'sentiment'; rows: Pick<Moment, 'at' | 'posts' | 'negative' | 'neutral' | 'positive'>[] }
  | { method: 'share_of_voice'; known: number; rows: { name: string; posts: number }[] }
  | { method: 'activity'; known: number; rows: { hour: number; posts: number }[] }
  | { method: 'overlap'; sizes: number[]; known: number; rows: { audiences: number[]; count: number }[] }
