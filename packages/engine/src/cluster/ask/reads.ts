import type { NamedAccount } from '../../keeping/keeper.ts'
import { inIds, number } from '../literal.ts'
import type { Shards } from '../shards.ts'
import { type ClusterSnapshot, liveAccounts, livePosts } from '../snapshot.ts'

/** Those with most followers, the most first; by handle where as many follow, and by id where both were one's. */
export async function mostFollowed(shards: Shards, at: ClusterSnapshot, limit: number): Promise<NamedAccount[]> {
  const rows = await shards.overall<{ handle: string; name: string; followers: string }>(
    `SELECT handle, name, followers_count AS followers FROM ${at.database}.people_all
     WHERE handle != '' AND ${liveAccounts(at)}
     ORDER BY followers DESC, handle, account_id LIMIT ${number(limit)}`,
  )
  return rows.map(({ handle, name, followers }) => ({ handle, name, followers_count: Number(followers) }))
}

/** Ids of the posts that answer any of these, the newest first. */
export async function repliesTo(
  shards: Shards,
  at: ClusterSnapshot,
  ids: readonly string[],
  limit: number,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await shards.overall<{ id: string }>(
    `SELECT post_id AS id FROM ${at.database}.posts_all WHERE ${inIds('reply_to', ids)} AND ${livePosts(at)}
     ORDER BY post_id DESC LIMIT ${number(limit)}`,
  )
  return rows.map(({ id }) => id)
}

/** How much like a bot each of these accounts looks, 0 to 1, by id. */
export async function botScores(
  shards: Shards,
  at: ClusterSnapshot,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await shards.everywhere<{ id: string; bot_score: number }>(
    `SELECT account_id AS id, bot_score FROM ${at.database}.people
     WHERE handle != '' AND ${inIds('account_id', ids)} AND ${liveAccounts(at)}`,
  )
  return new Map(rows.map(({ id, bot_score }) => [id, Number(bot_score)]))
}
