import type { Shards } from './shards.ts'

/** A time that is not known. */
export const NO_TIME = Number.MIN_SAFE_INTEGER

const FETCH = 'fetch String'
const CARD = `${FETCH}, handle String, handle_key String, name String, bio String, location String,
  avatar_url Nullable(String), created_at Int64, verified UInt8, followers_count Int64, following_count Int64,
  post_count Int64, country Array(String), region Array(String), city Array(String), gender Array(String),
  age_group Array(String), job_title Array(String), is_bot UInt8, bot_score Float64, bio_line String, bio_short Array(String)`
const TERMS = 'keyword Array(String), hashtag Array(String), emoji Array(String), subreddit Array(String)'
const SOURCE = `source Enum8('used' = 1, 'bio' = 2, 'interacted' = 3)`
const KIND = `kind Enum8('keyword' = 1, 'hashtag' = 2, 'emoji' = 3, 'subreddit' = 4)`

type Table = { columns: string; order: string; is_distributed?: true }

/**
 * Each server's own tables. `born` is the version that brought a row. What was given: `profiles`, `posts`, `follows`,
 * `interactions`, `snapshots`; where the newest row of a key counts (not of posts), `gone` marks one that was taken
 * back. What is asked, worked out from it per account: `people`, `account_terms`, `following`, and each in a second
 * order. `dead_…` lists what a later version put out of force, `outdated_…` what a compaction is taking away.
 */
export const TABLES: Record<string, Table> = {
  profiles: {
    columns: `account_id UInt64, ${CARD}, bio_interest Array(String), ${TERMS}, born UInt32, gone UInt8`,
    order: 'account_id, born',
  },
  posts: {
    columns: `post_id UInt64, account_id UInt64, created_at Int64, text String, line String, language Nullable(String),
      sentiment Nullable(String), topic Array(String), ${TERMS}, phrase Array(String), like_count Int64,
      repost_count Int64, reply_count Int64, quote_count Int64, view_count Int64, reply_to UInt64, ${FETCH}, born UInt32`,
    order: 'account_id, created_at, post_id',
    is_distributed: true,
  },
  follows: {
    columns: 'followed_id UInt64, follower_id UInt64, since Int64, until Int64, born UInt32, gone UInt8',
    order: 'followed_id, follower_id',
  },
  interactions: {
    columns: 'post_id UInt64, account_id UInt64, born UInt32, gone UInt8',
    order: 'post_id, account_id',
    is_distributed: true,
  },
  snapshots: {
    columns: 'account_id UInt64, day Int64, followers_count Int64, born UInt32, gone UInt8',
    order: 'account_id, day',
  },
  postings: {
    columns: 'token String, created_at Int64, post_id UInt64, account_id UInt64, born UInt32',
    order: 'token, created_at, post_id',
  },
  short_tokens: { columns: 'token String', order: 'token' },
  people: {
    columns: `account_id UInt64, ${CARD}, language Array(String), interest Array(String), topic Array(String),
      own_posts UInt32, has_posted UInt8, has_interacted UInt8, has_followed UInt8, sample UInt64, born UInt32`,
    order: 'account_id',
    is_distributed: true,
  },
  account_terms: {
    columns: `${SOURCE}, ${KIND}, account_id UInt64, term String, born UInt32`,
    order: 'source, kind, account_id, term',
    is_distributed: true,
  },
  term_accounts: {
    columns: `${SOURCE}, ${KIND}, term String, account_id UInt64, born UInt32`,
    order: 'source, kind, term, account_id',
    is_distributed: true,
  },
  following: {
    columns: 'account_id UInt64, followed_id UInt64, born UInt32',
    order: 'account_id, followed_id',
    is_distributed: true,
  },
  followers: {
    columns: 'followed_id UInt64, account_id UInt64, born UInt32',
    order: 'followed_id, account_id',
    is_distributed: true,
  },
  dead_posts: { columns: 'post_id UInt64, born UInt32, died UInt32', order: 'post_id' },
  dead_accounts: { columns: 'account_id UInt64, born UInt32, died UInt32', order: 'account_id' },
  outdated_profiles: { columns: 'account_id UInt64, born UInt32', order: 'account_id' },
  outdated_follows: {
    columns: 'follower_id UInt64, followed_id UInt64, since Int64, born UInt32',
    order: 'followed_id, follower_id',
  },
  outdated_interactions: { columns: 'account_id UInt64, post_id UInt64, born UInt32', order: 'post_id, account_id' },
  outdated_snapshots: { columns: 'account_id UInt64, day Int64, born UInt32', order: 'account_id, day' },
  versions: {
    columns: `version UInt32, step Enum8('begun' = 1, 'published' = 2, 'undone' = 3), at Int64, dead_posts UInt64,
      dead_accounts UInt64, as_of Int64, sources Array(String), whole_since Int64, stamp String`,
    order: 'version',
  },
}

/** Filled by the server itself whenever rows come in. */
const FEEDS: Record<string, (database: string) => string> = {
  postings: (
    database,
  ) => `SELECT arrayJoin(arrayDistinct(splitByChar('\\n', substring(line, 2, length(line) - 2)))) AS token,
    created_at, post_id, account_id, born FROM ${database}.posts WHERE line != ''`,
  term_accounts: (database) => `SELECT source, kind, term, account_id, born FROM ${database}.account_terms`,
  followers: (database) => `SELECT followed_id, account_id, born FROM ${database}.following`,
}

export async function createTables(shards: Shards): Promise<void> {
  const { database, cluster } = shards
  await shards.doEverywhere(`CREATE DATABASE IF NOT EXISTS ${database}`)
  const tables = Object.entries(TABLES)
  await Promise.all(
    tables.map(([table, { columns, order }]) =>
      shards.doEverywhere(
        `CREATE TABLE IF NOT EXISTS ${database}.${table} (${columns}) ENGINE = MergeTree ORDER BY (${order})`,
      ),
    ),
  )
  const views = tables
    .filter(([, { is_distributed }]) => is_distributed)
    .map(
      ([table]) => `CREATE TABLE IF NOT EXISTS ${database}.${table}_all AS ${database}.${table}
        ENGINE = Distributed(${cluster}, ${database}, ${table})`,
    )
  const feeds = Object.entries(FEEDS).map(
    ([table, select]) =>
      `CREATE MATERIALIZED VIEW IF NOT EXISTS ${database}.${table}_feed TO ${database}.${table} AS ${select(database)}`,
  )
  await Promise.all([...views, ...feeds].map((sql) => shards.doEverywhere(sql)))
}

export async function dropTables(shards: Shards): Promise<void> {
  await shards.doEverywhere(`DROP DATABASE IF EXISTS ${shards.database}`)
}
