import path from 'node:path'
import { type Database, parquet } from './database.ts'
import type { Segment } from './manifest.ts'
import { segmentsByTable } from './manifest.ts'
import { copySegment } from './segment.ts'
import { storedColumns, type TableName } from './tables.ts'

export type Gone = { accounts: string[]; posts: string[] }
export type Removal = {
  /** What each touched segment becomes; undefined where nothing of it is left. */
  replaced: Map<Segment, Segment | undefined>
  removed: Record<TableName, number>
}

const account = (column: string) => `${column} IN (FROM gone_accounts)`
const post = (column: string) => `${column} IN (FROM gone_posts)`

/** Which rows go. A repost goes with its post: it carries the words of it. */
const GOES: Record<TableName, string> = {
  accounts: account('id'),
  posts: post('id'),
  follows: `${account('follower_id')} OR ${account('followed_id')}`,
  engagements: `${account('account_id')} OR ${post('post_id')}`,
  snapshots: account('account_id'),
}

/** Which cells of the rows that stay lead to what goes: they are emptied. */
const LEADS: Partial<Record<TableName, Record<string, string>>> = {
  posts: {
    conversation_id: post('conversation_id'),
    reply_to_post_id: post('reply_to_post_id'),
    reply_to_account_id: account('reply_to_account_id'),
    quoted_post_id: post('quoted_post_id'),
  },
}

/** Rewrites the segments that hold anything of the accounts and posts; the files of the old ones are left alone. */
export async function removeFrom(
  database: Database,
  folder: string,
  segments: Segment[],
  gone: Gone,
  newName: (segment: Segment) => string,
): Promise<Removal> {
  const fileOf = ({ file }: Segment) => path.join(folder, file)
  const tables = segmentsByTable(segments)
  await listGone(database, gone, tables.posts.map(fileOf))
  const removal: Removal = {
    replaced: new Map(),
    removed: { accounts: 0, posts: 0, follows: 0, engagements: 0, snapshots: 0 },
  }
  for (const segment of segments) {
    const { table, seq } = segment
    const leads = Object.entries(LEADS[table] ?? {})
    const at = parquet([fileOf(segment)])
    const touched = [GOES[table], ...leads.map(([, condition]) => condition)].map((one) => `coalesce(${one}, false)`)
    const [found] = await database.rows(
      `SELECT count(*) FILTER (${touched[0]}) AS going, count(*) AS touched FROM ${at} WHERE ${touched.join(' OR ')}`,
    )
    if (Number(found!.touched) === 0) continue
    removal.removed[table] += Number(found!.going)
    const columns = Object.keys(storedColumns(table)).map((name) => {
      const condition = LEADS[table]?.[name]
      return condition ? `CASE WHEN ${condition} THEN NULL ELSE ${name} END AS ${name}` : name
    })
    const sql = `SELECT ${columns.join(', ')} FROM ${at} WHERE NOT ${touched[0]}`
    removal.replaced.set(segment, await copySegment(database, folder, { table, seq, file: newName(segment) }, sql))
  }
  return removal
}

async function listGone(database: Database, { accounts, posts }: Gone, post_files: string[]): Promise<void> {
  const values = (ids: string[]) =>
    ids.length ? `VALUES ${ids.map((id) => `(${BigInt(id)}::UBIGINT)`).join(', ')}` : ''
  for (const [name, ids] of [
    ['gone_accounts', accounts],
    ['gone_posts', posts],
  ] as const) {
    await database.run(`CREATE OR REPLACE TEMP TABLE ${name} (id UBIGINT PRIMARY KEY)`)
    for (let from = 0; from < ids.length; from += 10_000) {
      await database.run(`INSERT OR IGNORE INTO ${name} ${values(ids.slice(from, from + 10_000))}`)
    }
  }
  if (post_files.length === 0) return
  const add = (condition: string) =>
    database.run(`INSERT OR IGNORE INTO gone_posts SELECT id FROM ${parquet(post_files)} WHERE ${condition}`)
  const count = () => database.number('SELECT count(*) FROM gone_posts')
  await add(account('account_id'))
  // A repost of a repost names the first one on X, but a source may chain them.
  for (let before = -1, now = await count(); now > before; before = now, now = await count()) {
    await add(post('reposted_post_id'))
  }
}
