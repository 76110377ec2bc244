import type { TextKey } from '@starling/text'

/** What a cell of each kind holds. `null`: there is nothing honest to say. */
export type Cells = {
  text: string
  id: string
  handle: string
  url: string | null
  flag: boolean
  /** Two letters, ISO 3166-1. */
  country: string
  /** ISO 639-1. */
  language: string | null
  place: string
  gender: string
  age_group: string
  /** An id of the catalog's lists. */
  interest: string
  job_title: string
  sentiment: 'negative' | 'neutral' | 'positive' | null
  count: number
  /** A count that is not known of every row. */
  known_count: number | null
  /** 0 to 1. */
  share: number | null
  /** The two ends of a 95% interval. */
  interval: [number, number] | null
  /** How many times as much; 1 is the same. */
  ratio: number | null
  /** The two ends of a 95% interval of how many times as much. */
  ratio_interval: [number, number] | null
  /** 0 to 100. */
  score: number | null
  /** How often chance alone would show this much. */
  probability: number | null
  /** A difference from the baseline that is more than chance. */
  arrow: 'over' | 'under' | null
  /** `faded`: at most 200 stand behind it; `few`: at most 50. */
  mark: 'faded' | 'few' | null
  /** Seconds since 1970: the moment, or the start of the day. */
  time: number
  day: number
  /** 0 is Monday, midnight; 167 Sunday, eleven in the evening. */
  hour_of_week: number
  found_in: 'posts' | 'bios'
  /** Number of a cluster, the largest is 0. */
  cluster: number | null
  words: string[]
  /** Which audiences, by their place in the question; 0 is the question itself. */
  audiences: number[]
}
export type ColumnKind = keyof Cells
export type Column = { label: TextKey; kind: ColumnKind }
export type Columns = Readonly<Record<string, Column>>
/** A row of any section. */
export type AnyRow = Readonly<Record<string, unknown>>
export type RowOf<C extends Columns> = { -readonly [K in keyof C]: Cells[C[K]['kind']] }

/** Columns of everything that is counted in people and compared with a baseline. */
export const peopleColumns = <const K extends ColumnKind>(label: TextKey, kind: K) =>
  ({ value: { label, kind }, ...SHARE_OF_PEOPLE }) as const

/** The same, where it was judged of each and the errors of that are measured. */
export const judgedColumns = <const K extends ColumnKind>(label: TextKey, kind: K) =>
  ({ ...peopleColumns(label, kind), ...CORRECTED }) as const

const CORRECTED = {
  corrected_share: { label: 'Share, corrected', kind: 'share' },
  corrected_interval: { label: '95% interval, corrected', kind: 'interval' },
} as const

export const SHARE_OF_PEOPLE = {
  count: { label: 'People', kind: 'count' },
  share: { label: 'Share', kind: 'share' },
  interval: { label: '95% interval', kind: 'interval' },
  baseline_count: { label: 'People in the baseline', kind: 'count' },
  baseline_share: { label: 'Baseline share', kind: 'share' },
  over_index: { label: 'Over-index', kind: 'ratio' },
  over_interval: { label: '95% interval of the over-index', kind: 'ratio_interval' },
  q_value: { label: 'q-value', kind: 'probability' },
  significant: { label: 'Significant', kind: 'arrow' },
  mark: { label: 'Base', kind: 'mark' },
} as const

export const postShareColumns = (label: TextKey) =>
  ({
    value: { label, kind: 'text' },
    count: { label: 'Posts', kind: 'count' },
    share: { label: 'Share of posts', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    mark: { label: 'Base', kind: 'mark' },
  }) as const

export const pairColumns = (counted: TextKey) =>
  ({
    first: { label: 'Word', kind: 'text' },
    second: { label: 'With', kind: 'text' },
    count: { label: counted, kind: 'count' },
    share: { label: 'Share', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    association: { label: 'Times chance', kind: 'ratio' },
    first_cluster: { label: 'Cluster of the word', kind: 'cluster' },
    second_cluster: { label: 'Cluster of the other', kind: 'cluster' },
    mark: { label: 'Base', kind: 'mark' },
  }) as const

export const ACCOUNT = {
  id: { label: 'Id', kind: 'id' },
  handle: { label: 'Account', kind: 'handle' },
  name: { label: 'Name', kind: 'text' },
  bio: { label: 'Bio', kind: 'text' },
  location: { label: 'Location', kind: 'text' },
  verified: { label: 'Verified', kind: 'flag' },
  followers_count: { label: 'Followers', kind: 'count' },
  following_count: { label: 'Following', kind: 'count' },
  post_count: { label: 'Posts', kind: 'count' },
  avatar_url: { label: 'Picture', kind: 'url' },
  created_at: { label: 'Joined', kind: 'time' },
} as const

export const FOLLOWED = {
  ...ACCOUNT,
  ...SHARE_OF_PEOPLE,
  influence: { label: 'Influence', kind: 'score' },
  uniqueness: { label: 'Uniqueness', kind: 'score' },
} as const

export const POST = {
  id: { label: 'Id', kind: 'id' },
  account_id: { label: 'Account id', kind: 'id' },
  handle: { label: 'Account', kind: 'handle' },
  name: { label: 'Name', kind: 'text' },
  avatar_url: { label: 'Picture', kind: 'url' },
  text: { label: 'Post', kind: 'text' },
  created_at: { label: 'Posted', kind: 'time' },
  language: { label: 'Language', kind: 'language' },
  sentiment: { label: 'Mood', kind: 'sentiment' },
  like_count: { label: 'Likes', kind: 'count' },
  repost_count: { label: 'Reposts', kind: 'count' },
  reply_count: { label: 'Replies', kind: 'count' },
  quote_count: { label: 'Quotes', kind: 'count' },
  view_count: { label: 'Views', kind: 'count' },
} as const
