import type { Baseline, Posts, Scope, Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { id, inIds, inTexts } from './literal.ts'
import type { Shards } from './shards.ts'
import { type ClusterSnapshot, liveAccounts, livePosts } from './snapshot.ts'

/** What a question names, looked up once before it is put into SQL: the rest is each shard's own business. */
export type Names = {
  accounts: Map<string, string>
  posts: Set<string>
  /** Per handle of a `similar_to` the accounts most like it. */
  similar: Map<string, string[]>
}

export const keyOf = (handle: string): string => handle.replace(/^@/, '').toLowerCase()

const SIMILAR_ACCOUNTS = 10

export async function lookUpNames(
  shards: Shards,
  at: ClusterSnapshot,
  { scope, primitives, baseline }: { scope: Scope; primitives: readonly Primitive[]; baseline: Baseline },
): Promise<Names> {
  const leaves = [scope.who, ...primitives.flatMap(whoIn), ...whoOf(baseline)].flatMap(leavesOf)
  const similar_to = leaves.flatMap((who) => ('similar_to' in who ? [who.similar_to] : []))
  const handles = [
    ...similar_to,
    ...leaves.flatMap(handlesIn),
    ...authorsIn(scope.posts),
    ...primitives.flatMap(handlesOf),
  ]
  const [accounts, posts] = await Promise.all([
    lookUpAccounts(shards, at, handles),
    lookUpPosts(
      shards,
      at,
      leaves.flatMap((who) => ('engaged' in who ? who.engaged : [])),
    ),
  ])
  const similar = new Map<string, string[]>()
  for (const handle of new Set(similar_to.map(keyOf))) {
    const account = accounts.get(handle)
    similar.set(handle, account === undefined ? [] : await lookUpSimilar(shards, at, account))
  }
  return { accounts, posts, similar }
}

export const idsOf = (names: Names, handles: string[]): string[] =>
  handles.map((handle) => names.accounts.get(keyOf(handle))).filter((account) => account !== undefined)

/** The conditions that an answer itself is asked with. */
function whoIn(primitive: Primitive): Who[] {
  if (primitive.do === 'overlap') return primitive.with.map(({ who }) => who)
  if (primitive.do !== 'reach' && primitive.do !== 'cover') return []
  const by = primitive.do === 'reach' ? primitive.by : primitive.groups.flatMap((group) => group.by)
  const within = primitive.within ? [primitive.within] : []
  return [...by.flatMap((reach) => ('topics' in reach ? [] : [reach])), ...within]
}

function handlesOf(primitive: Primitive): string[] {
  if (primitive.do === 'growth' || primitive.do === 'profile') return [primitive.handle]
  return primitive.do === 'origin' && typeof primitive.of === 'object' ? [primitive.of.handle] : []
}

function handlesIn(leaf: Who): string[] {
  if ('communities' in leaf) return leaf.communities.flatMap(({ accounts }) => accounts)
  return 'follows' in leaf ? leaf.follows : 'handles' in leaf ? leaf.handles : []
}

const whoOf = (baseline: Baseline): Who[] => (baseline !== 'all' && 'who' in baseline ? [baseline.who] : [])
const authorsIn = ({ by }: Posts): string[] => (typeof by === 'object' ? by.handles : [])

export function leavesOf(who: Who): Who[] {
  if ('all' in who) return who.all.flatMap(leavesOf)
  if ('any' in who) return who.any.flatMap(leavesOf)
  return 'not' in who ? leavesOf(who.not) : [who]
}

/** The account with the highest id where several carry a handle. */
async function lookUpAccounts(shards: Shards, at: ClusterSnapshot, handles: string[]): Promise<Map<string, string>> {
  const keys = handles.map(keyOf).filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const rows = await shards.everywhere<{ handle_key: string; account: string }>(
    `SELECT handle_key, max(account_id) AS account FROM ${at.database}.people
     WHERE ${inTexts('handle_key', keys)} AND ${liveAccounts(at)} GROUP BY handle_key`,
  )
  const accounts = new Map<string, string>()
  for (const { handle_key, account } of rows) {
    const other = accounts.get(handle_key)
    if (other === undefined || BigInt(other) < BigInt(account)) accounts.set(handle_key, account)
  }
  return accounts
}

/** An interaction counts only where its post is there, which the interacting account's shard cannot know. */
async function lookUpPosts(shards: Shards, at: ClusterSnapshot, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await shards.everywhere<{ post: string }>(
    `SELECT post_id AS post FROM ${at.database}.posts WHERE ${inIds('post_id', ids)} AND ${livePosts(at)}`,
  )
  return new Set(rows.map(({ post }) => post))
}

async function lookUpSimilar(shards: Shards, at: ClusterSnapshot, account: string): Promise<string[]> {
  const live = liveAccounts(at)
  const followers = `SELECT account_id FROM ${at.database}.followers WHERE followed_id = ${id(account)} AND ${live}`
  const [row] = await shards.overall<{ n: string }>(
    `SELECT count() AS n FROM ${at.database}.followers_all WHERE followed_id = ${id(account)} AND ${live}`,
  )
  const rows = await shards.overall<{ followed: string }>(
    `SELECT followed_id AS followed, countIf(account_id IN (${followers})) AS both
     FROM ${at.database}.followers_all
     WHERE ${live} AND followed_id != ${id(account)} AND followed_id GLOBAL IN
       (SELECT DISTINCT followed_id FROM ${at.database}.following_all WHERE account_id IN (${followers}) AND ${live})
     GROUP BY followed_id
     ORDER BY both / (${row!.n} + count() - both) DESC, followed_id LIMIT ${SIMILAR_ACCOUNTS}`,
  )
  return rows.map(({ followed }) => followed)
}
