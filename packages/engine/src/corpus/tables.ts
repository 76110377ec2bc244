/**
 * id: 64-bit, never 0 · time: milliseconds · day: milliseconds of its midnight · list, numbers: many values in one cell.
 */
export type StoredKind = 'id' | 'time' | 'day' | 'count' | 'number' | 'flag' | 'text' | 'list' | 'numbers'

type Table = {
  /** What makes two rows the same thing; the first part orders the segments. */
  key: readonly string[]
  /** As the source gave them. */
  given: Readonly<Record<string, StoredKind>>
  /** What enrichment adds: all of one model version, so they are replaced together. */
  judged: Readonly<Record<string, StoredKind>>
  /** Rows of one segment as an import writes it. */
  segment_rows: number
  /** Rows that are merged or sorted at once, and the size of a compacted segment. */
  range_rows: number
}

export const TABLES = {
  accounts: {
    key: ['id'],
    given: {
      id: 'id',
      handle: 'text',
      name: 'text',
      bio: 'text',
      location: 'text',
      url: 'text',
      created_at: 'time',
      verified: 'flag',
      verified_type: 'text',
      followers_count: 'count',
      following_count: 'count',
      post_count: 'count',
      listed_count: 'count',
      like_count: 'count',
      avatar_url: 'text',
    },
    judged: {
      judged_by: 'text',
      country: 'text',
      country_confidence: 'number',
      region: 'text',
      region_confidence: 'number',
      city: 'text',
      city_confidence: 'number',
      gender: 'text',
      gender_confidence: 'number',
      age_group: 'text',
      age_group_confidence: 'number',
      job_titles: 'list',
      job_titles_confidence: 'numbers',
      interests: 'list',
      interests_confidence: 'numbers',
      bot_score: 'number',
      bot_reasons: 'list',
      bot_contributions: 'numbers',
    },
    segment_rows: 8_192,
    range_rows: 262_144,
  },
  posts: {
    key: ['id'],
    given: {
      id: 'id',
      account_id: 'id',
      text: 'text',
      created_at: 'time',
      lang: 'text',
      conversation_id: 'id',
      reply_to_post_id: 'id',
      reply_to_account_id: 'id',
      reposted_post_id: 'id',
      quoted_post_id: 'id',
      like_count: 'count',
      repost_count: 'count',
      reply_count: 'count',
      quote_count: 'count',
      view_count: 'count',
      via: 'text',
    },
    judged: {
      judged_by: 'text',
      language: 'text',
      language_confidence: 'number',
      sentiment: 'text',
      sentiment_score: 'number',
      sentiment_confidence: 'number',
      topics: 'list',
      topics_confidence: 'numbers',
      hashtags: 'list',
      mentions: 'list',
      urls: 'list',
      cashtags: 'list',
    },
    segment_rows: 16_384,
    range_rows: 262_144,
  },
  follows: {
    key: ['follower_id', 'followed_id', 'since'],
    given: { follower_id: 'id', followed_id: 'id', since: 'time', until: 'time' },
    judged: {},
    segment_rows: 131_072,
    range_rows: 2_097_152,
  },
  engagements: {
    key: ['post_id', 'account_id', 'kind'],
    given: { post_id: 'id', account_id: 'id', kind: 'text', created_at: 'time' },
    judged: {},
    segment_rows: 131_072,
    range_rows: 2_097_152,
  },
  snapshots: {
    key: ['account_id', 'day'],
    given: { account_id: 'id', day: 'day', followers_count: 'count', following_count: 'count', post_count: 'count' },
    judged: {},
    segment_rows: 131_072,
    range_rows: 2_097_152,
  },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** On each row: who gave it and when it was fetched. */
const PROVENANCE = { source: 'text', fetched_at: 'time' } as const satisfies Record<string, StoredKind>

export const tableOf = (table: TableName): Table => TABLES[table]
export const firstKeyOf = (table: TableName): string => tableOf(table).key[0]!

/** The columns that an import fills itself; provenance is the same for all rows of a segment. */
export function writtenColumns(table: TableName): Record<string, StoredKind> {
  const { given, judged } = tableOf(table)
  return { ...given, ...judged }
}

export function storedColumns(table: TableName): Record<string, StoredKind> {
  const { given, judged } = tableOf(table)
  return { ...given, ...PROVENANCE, ...judged }
}
