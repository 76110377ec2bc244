import type { FactChange } from '../../facts/change.ts'
import type { Facts } from '../../facts/facts.ts'
import { AskError } from '../../port/error.ts'
import { number } from '../literal.ts'
import { NO_TIME } from '../schema.ts'
import type { Shards } from '../shards.ts'
import { type ClusterSnapshot, liveKeys, livePosts } from '../snapshot.ts'
import { deriveDeeds, derivePeople, type Pick } from './derive.ts'
import { Inserting } from './insert.ts'
import { begin, publish, type Versions, type WriteOrigin } from './versions.ts'
import { Work } from './work.ts'

/** Brings a change in under a version of its own; nobody sees it before it is published, and then all of it. */
export async function applyChange(shards: Shards, change: FactChange, origin: WriteOrigin): Promise<void> {
  const versions = await begin(shards)
  if (!versions.before) throw new AskError('not_ready', 'nothing was loaded into the cluster')
  const work = new Work(shards)
  try {
    const touched = new Set<string>()
    await remove(shards, work, change, versions, touched)
    await add(shards, work, newestOf(change.upsert ?? {}), versions, touched)
    await deriveTouched(shards, work, versions, touched)
  } finally {
    await work.close()
  }
  await publish(shards, versions, origin)
}

const stateAt = (shards: Shards, version: number): ClusterSnapshot => ({
  database: shards.database,
  version,
  // Never none: what this change itself puts out of force has to be passed over.
  dead_posts: 1,
  dead_accounts: 1,
  as_of: null,
  sources: [],
  whole_since: null,
})

async function remove(shards: Shards, work: Work, change: FactChange, { removed }: Versions, touched: Set<string>) {
  const { accounts = [], posts = [] } = change.delete ?? {}
  if (accounts.length === 0 && posts.length === 0) return
  const { database } = shards
  const at = stateAt(shards, removed)
  const gone = await work.keep(accounts.map(String))
  const written = await shards.everywhere<{ post: string; account: string }>(
    `SELECT post_id AS post, account_id AS account FROM ${database}.posts
     WHERE (account_id IN (SELECT id FROM ${gone}) OR post_id IN (SELECT id FROM ${await work.keep(posts.map(String))})) AND ${livePosts(at)}`,
  )
  const gonePosts = await work.keep([...posts.map(String), ...written.map(({ post }) => post)])
  const touch = async (sql: string) => {
    for (const { account } of await shards.everywhere<{ account: string }>(sql)) touched.add(account)
  }
  const interactions = liveKeys(
    at,
    'interactions',
    'account_id, post_id',
    `(account_id IN (SELECT id FROM ${gone}) OR post_id IN (SELECT id FROM ${gonePosts}))`,
  )
  const follows = liveKeys(
    at,
    'follows',
    'follower_id, followed_id, since',
    `(follower_id IN (SELECT id FROM ${gone}) OR followed_id IN (SELECT id FROM ${gone}))`,
  )
  for (const account of [...accounts.map(String), ...written.map(({ account }) => account)]) touched.add(account)
  await touch(`SELECT DISTINCT account_id AS account FROM (${interactions})`)
  await touch(`SELECT DISTINCT arrayJoin([follower_id, followed_id]) AS account FROM (${follows})`)

  const version = number(removed)
  await shards.doEverywhere(
    `INSERT INTO ${database}.interactions (account_id, post_id, born, gone)
     SELECT account_id, post_id, ${version}, 1 FROM (${interactions})`,
  )
  await shards.doEverywhere(
    `INSERT INTO ${database}.follows (follower_id, followed_id, since, until, born, gone)
     SELECT follower_id, followed_id, since, ${NO_TIME}, ${version}, 1 FROM (${follows})`,
  )
  await shards.doEverywhere(
    `INSERT INTO ${database}.snapshots (account_id, day, followers_count, born, gone)
     SELECT account_id, day, 0, ${version}, 1 FROM (${liveKeys(at, 'snapshots', 'account_id, day', `account_id IN (SELECT id FROM ${gone})`)})`,
  )
  await shards.doEverywhere(
    `INSERT INTO ${database}.profiles (account_id, born, gone)
     SELECT account_id, ${version}, 1 FROM (${liveKeys(at, 'profiles', 'account_id', `account_id IN (SELECT id FROM ${gone})`)})`,
  )
  await killPosts(shards, gonePosts, at)
}

async function add(shards: Shards, work: Work, facts: Facts, { added }: Versions, touched: Set<string>) {
  const { database } = shards
  const at = stateAt(shards, added)
  if (facts.posts.length > 0) {
    const posts = await work.keep(facts.posts.map(({ id }) => String(id)))
    const others = await shards.everywhere<{ account: string }>(
      `SELECT DISTINCT account_id AS account FROM (
         SELECT account_id FROM ${database}.posts WHERE post_id IN (SELECT id FROM ${posts}) AND ${livePosts(at)}
         UNION ALL SELECT account_id FROM ${database}.interactions WHERE post_id IN (SELECT id FROM ${posts}))`,
    )
    for (const { account } of others) touched.add(account)
    await killPosts(shards, posts, at)
  }
  const inserting = new Inserting(shards, added)
  await inserting.add(facts)
  await inserting.flush()
  for (const { id } of facts.accounts) touched.add(String(id))
  for (const { account_id } of facts.posts) touched.add(String(account_id))
  for (const { account_id } of facts.interactions) touched.add(String(account_id))
  for (const { follower_id, followed_id } of facts.follows) {
    touched.add(String(follower_id))
    touched.add(String(followed_id))
  }
}

const killPosts = (shards: Shards, posts: string, at: ClusterSnapshot): Promise<void> =>
  shards.doEverywhere(
    `INSERT INTO ${shards.database}.dead_posts (post_id, born, died)
     SELECT post_id, born, ${number(at.version)} FROM ${shards.database}.posts WHERE post_id IN (SELECT id FROM ${posts}) AND ${livePosts(at)}`,
  )

async function deriveTouched(shards: Shards, work: Work, { added, before }: Versions, touched: Set<string>) {
  if (touched.size === 0) return
  const { database } = shards
  const at = stateAt(shards, added)
  const own = await work.keepHome([...touched])
  await shards.doEverywhere(
    `INSERT INTO ${database}.dead_accounts (account_id, born, died)
     SELECT account_id, max(born), ${number(added)} FROM ${database}.people
     WHERE account_id IN (SELECT id FROM ${own}) AND born <= ${number(before!.version)} GROUP BY account_id`,
  )
  const pick: Pick = {
    own: (column) => `${column} IN (SELECT id FROM ${own})`,
    foreign: (column) => `${column} GLOBAL IN (SELECT id FROM ${own})`,
  }
  const all = [...Array(shards.count).keys()]
  await Promise.all(all.map((shard) => deriveDeeds(shards, shard, at, pick)))
  await Promise.all(all.map((shard) => derivePeople(shards, shard, at, pick, work.name())))
}

/** Of rows with one key in one change the last counts. */
function newestOf({
  accounts = [],
  posts = [],
  follows = [],
  interactions = [],
  snapshots = [],
}: Partial<Facts>): Facts {
  const last = <Row>(rows: Row[], keyOf: (row: Row) => string) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
  ]
  return {
    accounts: last(accounts, ({ id }) => `${id}`),
    posts: last(posts, ({ id }) => `${id}`),
    follows: last(follows, ({ follower_id, followed_id, since }) => `${follower_id} ${followed_id} ${since}`),
    interactions: last(interactions, ({ account_id, post_id }) => `${account_id} ${post_id}`),
    snapshots: last(snapshots, ({ account_id, day }) => `${account_id} ${day}`),
  }
}
