import { number } from './literal.ts'
import type { Shards } from './shards.ts'

/** One state of the corpus: questions see nothing that came later, and nothing that was put out of force before. */
export type ClusterSnapshot = {
  database: string
  version: number
  /** How many rows there are to pass over; none after a load or a compaction, and then the conditions are short. */
  dead_posts: number
  dead_accounts: number
  /** Milliseconds since 1970. */
  as_of: number | null
  sources: string[]
  /** Milliseconds since 1970: posts before are still coming in. */
  whole_since: number | null
}

type VersionRow = {
  version: number
  dead_posts: string
  dead_accounts: string
  as_of: string
  sources: string[]
  whole_since: string
}

/** The newest state that was written to its end; `null` where nothing was ever loaded. */
export async function newestSnapshot(shards: Shards): Promise<ClusterSnapshot | null> {
  const { database } = shards
  const [row] = await shards.on<VersionRow>(
    0,
    `SELECT version, dead_posts, dead_accounts, as_of, sources, whole_since FROM ${database}.versions
     WHERE step = 'published' ORDER BY version DESC LIMIT 1`,
  )
  if (!row) return null
  return {
    database,
    version: Number(row.version),
    dead_posts: Number(row.dead_posts),
    dead_accounts: Number(row.dead_accounts),
    as_of: timeOf(row.as_of),
    sources: row.sources,
    whole_since: timeOf(row.whole_since),
  }
}

function timeOf(told: string): number | null {
  const time = Number(told)
  return Number.isSafeInteger(time) && time > Number.MIN_SAFE_INTEGER ? time : null
}

/** What the writer of the newest state left there for itself. */
export async function readStamp(shards: Shards): Promise<string> {
  const [row] = await shards.on<{ stamp: string }>(
    0,
    `SELECT stamp FROM ${shards.database}.versions WHERE step = 'published' ORDER BY version DESC LIMIT 1`,
  )
  return row?.stamp ?? ''
}

/** True of the rows of posts and postings that are in force. */
export const livePosts = ({ database, version, dead_posts }: ClusterSnapshot): string =>
  dead_posts === 0
    ? `born <= ${number(version)}`
    : `(born <= ${number(version)} AND (post_id, born) NOT IN
       (SELECT post_id, born FROM ${database}.dead_posts WHERE died <= ${number(version)}))`

/** True of the rows worked out per account that are in force. */
export const liveAccounts = ({ database, version, dead_accounts }: ClusterSnapshot): string =>
  dead_accounts === 0
    ? `born <= ${number(version)}`
    : `(born <= ${number(version)} AND (account_id, born) NOT IN
       (SELECT account_id, born FROM ${database}.dead_accounts WHERE died <= ${number(version)}))`

/** Keys of a table whose newest row counts: those not taken back. */
export const liveKeys = (
  { database, version }: ClusterSnapshot,
  table: string,
  keys: string,
  where: string,
  having = '1',
) =>
  `SELECT ${keys} FROM ${database}.${table} WHERE born <= ${number(version)} AND ${where}
   GROUP BY ${keys} HAVING argMax(gone, born) = 0 AND ${having}`
