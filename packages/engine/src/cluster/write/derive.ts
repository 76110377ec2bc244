import type { TermKind, TermSource } from '@starling/sections'
import { number } from '../literal.ts'
import { NO_TIME } from '../schema.ts'
import type { Shards } from '../shards.ts'
import { type ClusterSnapshot, liveAccounts, liveKeys, livePosts } from '../snapshot.ts'

/** Of which accounts: a condition on a column of the shard's own rows, and one on rows of all shards. */
export type Pick = { own: (column: string) => string; foreign: (column: string) => string }

const KINDS: TermKind[] = ['keyword', 'hashtag', 'emoji', 'subreddit']
const CARD = [
  ...['handle', 'handle_key', 'name', 'bio', 'location', 'avatar_url', 'created_at', 'verified', 'followers_count'],
  ...['following_count', 'post_count', 'country', 'region', 'city', 'gender', 'age_group', 'job_title', 'is_bot'],
  ...['bot_score', 'bio_line', 'bio_short', 'fetch'],
].join(', ')

/** First what accounts wrote and whom they follow: who exists at all also hangs on whom others follow. */
export async function deriveDeeds(shards: Shards, shard: number, at: ClusterSnapshot, pick: Pick): Promise<void> {
  const { database } = at
  const current = liveKeys(
    at,
    'follows',
    'follower_id, followed_id, since',
    pick.own('follower_id'),
    `argMax(until, born) = ${NO_TIME}`,
  )
  await shards.do(
    shard,
    `INSERT INTO ${database}.following (account_id, followed_id, born)
     SELECT DISTINCT follower_id, followed_id, ${number(at.version)} FROM (${current})`,
  )
  await insertTerms(shards, shard, at, 'used', (kind) => {
    const posts = `${database}.posts WHERE ${pick.own('account_id')} AND ${livePosts(at)}`
    return `SELECT account_id, arrayJoin(${kind}) AS term FROM ${posts}`
  })
  await insertTerms(shards, shard, at, 'bio', (kind) => {
    return `SELECT account_id, arrayJoin(${kind}) AS term FROM (${liveProfiles(at, pick, `${kind}`)})`
  })
}

/** Then what they interacted with, and the accounts themselves; `table` is there for this shard to work in. */
export async function derivePeople(
  shards: Shards,
  shard: number,
  at: ClusterSnapshot,
  pick: Pick,
  table: string,
): Promise<void> {
  const { database } = at
  const mine = liveKeys(at, 'interactions', 'account_id, post_id', pick.own('account_id'))
  const there = `SELECT post_id FROM ${database}.posts_all
    WHERE post_id GLOBAL IN (SELECT DISTINCT post_id FROM (${mine})) AND ${livePosts(at)}`
  await shards.do(shard, `CREATE TABLE ${table} (account_id UInt64, post_id UInt64) ENGINE = Memory`)
  try {
    await shards.do(shard, `INSERT INTO ${table} SELECT account_id, post_id FROM (${mine}) WHERE post_id IN (${there})`)
    await insertTerms(shards, shard, at, 'interacted', (kind) => {
      const terms = `SELECT post_id, ${kind} AS terms FROM ${database}.posts_all
        WHERE post_id GLOBAL IN (SELECT DISTINCT post_id FROM ${table}) AND ${livePosts(at)}`
      return `SELECT account_id, arrayJoin(terms) AS term FROM ${table} ANY INNER JOIN (${terms}) USING post_id`
    })
    await shards.do(shard, peopleInsert(at, pick, table))
  } finally {
    await shards.do(shard, `DROP TABLE IF EXISTS ${table}`)
  }
}

async function insertTerms(
  shards: Shards,
  shard: number,
  { database, version }: ClusterSnapshot,
  source: Exclude<TermSource, 'posts'>,
  select: (kind: TermKind) => string,
) {
  const terms = KINDS.map((kind) => `SELECT '${kind}' AS kind, account_id, term FROM (${select(kind)})`)
  await shards.do(
    shard,
    `INSERT INTO ${database}.account_terms (source, kind, account_id, term, born)
     SELECT '${source}', kind, account_id, term, ${number(version)}
     FROM (SELECT DISTINCT kind, account_id, term FROM (${terms.join(' UNION ALL ')}))`,
  )
}

const liveProfiles = ({ database, version }: ClusterSnapshot, pick: Pick, columns: string): string =>
  `SELECT account_id, ${columns} FROM (
     SELECT account_id, ${columns}, gone FROM ${database}.profiles
     WHERE born <= ${number(version)} AND ${pick.own('account_id')} ORDER BY born DESC LIMIT 1 BY account_id
   ) WHERE gone = 0`

function peopleInsert(at: ClusterSnapshot, pick: Pick, interactions: string): string {
  const { database, version } = at
  const posts = `${database}.posts WHERE ${pick.own('account_id')} AND ${livePosts(at)}`
  const following = `${database}.following WHERE ${pick.own('account_id')} AND ${liveAccounts(at)}`
  const ids = `SELECT DISTINCT account_id FROM (
    ${liveProfiles(at, pick, '1')}
    UNION ALL SELECT account_id, 1 FROM ${posts}
    UNION ALL SELECT account_id, 1 FROM ${following}
    UNION ALL SELECT account_id, 1 FROM ${interactions}
    UNION ALL SELECT followed_id, 1 FROM ${database}.followers_all
      WHERE ${pick.foreign('followed_id')} AND ${liveAccounts(at)})`
  const languages = `SELECT account_id, [assumeNotNull(value)] AS language FROM (
    SELECT account_id, language AS value, count() AS times FROM ${posts} AND isNotNull(language)
    GROUP BY account_id, value) ORDER BY times DESC, value LIMIT 1 BY account_id`
  const topics = `SELECT account_id, groupArray(value) AS topic, groupArrayIf(value, times >= 2) AS often FROM (
    SELECT account_id, value, count() AS times FROM (SELECT account_id, arrayJoin(topic) AS value FROM ${posts})
    GROUP BY account_id, value) GROUP BY account_id`
  return `INSERT INTO ${database}.people
    (account_id, ${CARD}, language, interest, topic, own_posts, has_posted, has_interacted, has_followed, sample, born)
    SELECT account_id, ${CARD}, language, arrayDistinct(arrayConcat(bio_interest, often)) AS interest, topic,
      own_posts, own_posts > 0 AS has_posted,
      account_id IN (SELECT account_id FROM ${interactions}) AS has_interacted,
      account_id IN (SELECT account_id FROM ${following}) AS has_followed,
      ${sampleSql('account_id')} AS sample, ${number(version)} AS born
    FROM (SELECT account_id, ${CARD}, bio_interest, language, own_posts
      FROM (SELECT account_id, ${CARD}, bio_interest, language FROM (SELECT account_id, ${CARD}, bio_interest
        FROM (${ids}) ANY LEFT JOIN (${liveProfiles(at, pick, `${CARD}, bio_interest`)}) USING account_id)
      ANY LEFT JOIN (${languages}) USING account_id)
      ANY LEFT JOIN (SELECT account_id, toUInt32(count()) AS own_posts FROM ${posts} GROUP BY account_id) USING account_id)
    ANY LEFT JOIN (${topics}) USING account_id`
}

/** `sampleKey` of the facts, in SQL: accounts without a profile are found here and nowhere else. */
export function sampleSql(column: string): string {
  const low32 = (sql: string) => `bitAnd(${sql}, 4294967295)`
  const mixed = (sql: string, shift: number) => `bitXor(${sql}, bitShiftRight(${sql}, ${shift}))`
  const first = `bitXor(${low32(column)}, ${low32(`bitShiftRight(${column}, 32) * 2654435761`)})`
  const second = low32(`${mixed(first, 16)} * 2246822507`)
  const third = low32(`${mixed(second, 13)} * 3266489909`)
  return mixed(third, 16)
}
