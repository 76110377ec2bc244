import { number } from '../literal.ts'
import type { Shards } from '../shards.ts'
import { settleMutations } from './mutations.ts'
import { begin, publish } from './versions.ts'

const BY_POST = ['posts', 'postings']
const BY_ACCOUNT = ['people', 'account_terms', 'term_accounts', 'following', 'followers']
/** Out of a table of its own: 18.16 works mutations off without a query to stand on, and only plain subqueries work there. */
const KEYS: Record<string, string> = {
  profiles: 'account_id',
  follows: 'follower_id, followed_id, since',
  interactions: 'account_id, post_id',
  snapshots: 'account_id, day',
}

export async function compactTables(shards: Shards, grace_seconds: number): Promise<void> {
  const { database } = shards
  const versions = await begin(shards)
  const until = Math.floor(Date.now() / 1000) - grace_seconds
  // A question may still be about the version before the one published at `until`: nothing newer than that is touched.
  const [row] = await shards.on<{ version: string }>(
    0,
    `SELECT max(version) AS version FROM ${database}.versions WHERE step = 'published' AND at <= ${number(until)}`,
  )
  const version = number(Number(row!.version))
  const remove = (table: string, where: string) =>
    shards.doEverywhere(`ALTER TABLE ${database}.${table} DELETE WHERE ${where}`)
  const dead = (table: string, key: string) => `SELECT ${key}, born FROM ${database}.${table} WHERE died <= ${version}`
  for (const table of BY_POST) await remove(table, `(post_id, born) IN (${dead('dead_posts', 'post_id')})`)
  for (const table of BY_ACCOUNT) await remove(table, `(account_id, born) IN (${dead('dead_accounts', 'account_id')})`)
  for (const [table, keys] of Object.entries(KEYS)) {
    const outdated = `${database}.outdated_${table}`
    await shards.doEverywhere(`TRUNCATE TABLE ${outdated}`)
    await shards.doEverywhere(
      `INSERT INTO ${outdated} (${keys}, born) SELECT ${keys}, old FROM (
         SELECT ${keys}, groupArray(born) AS olds, max(born) AS newest, argMax(gone, born) AS is_gone
         FROM ${database}.${table} WHERE born <= ${version} GROUP BY ${keys} HAVING count() > 1 OR is_gone = 1
       ) ARRAY JOIN olds AS old WHERE old < newest OR is_gone = 1`,
    )
    await remove(table, `(${keys}, born) IN (SELECT ${keys}, born FROM ${outdated})`)
  }
  await settleMutations(shards)
  for (const table of ['dead_posts', 'dead_accounts']) await remove(table, `died <= ${version}`)
  await settleMutations(shards)
  await publish(shards, versions, {})
}
