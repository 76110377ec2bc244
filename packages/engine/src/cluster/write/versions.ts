import { number, text, texts } from '../literal.ts'
import { NO_TIME, TABLES } from '../schema.ts'
import type { Shards } from '../shards.ts'
import { type ClusterSnapshot, newestSnapshot, readStamp } from '../snapshot.ts'
import { settleMutations } from './mutations.ts'

/** How new what is written is, and where it comes from, told by `state`; `stamp` is whatever the writer wants to know later. */
export type WriteOrigin = { as_of?: Date; sources?: string[]; whole_since?: Date | null; stamp?: string }

/** What a change takes away carries the first number, what it brings the second: both become visible at once. */
export type Versions = { removed: number; added: number; before: ClusterSnapshot | null }

export async function begin(shards: Shards): Promise<Versions> {
  const { database } = shards
  const before = await newestSnapshot(shards)
  const last = before?.version ?? 0
  const [row] = await shards.on<{ begun: string; used: string }>(
    0,
    `SELECT maxIf(version, step = 'begun' AND version NOT IN
       (SELECT version FROM ${database}.versions WHERE step = 'undone')) AS begun, max(version) AS used
     FROM ${database}.versions`,
  )
  if (Number(row!.begun) > last) await undo(shards, last, Number(row!.begun))
  // Never a number again: a server that fell over may delete what was undone only later, after new rows have come.
  const used = Math.max(last, Number(row!.used))
  const versions = { removed: used + 1, added: used + 2, before }
  await note(shards, { version: versions.added, step: 'begun' })
  return versions
}

export async function publish(
  shards: Shards,
  { added, before }: Versions,
  { as_of, sources, whole_since = dateOf(before?.whole_since), stamp }: WriteOrigin,
): Promise<void> {
  const { database } = shards
  const count = async (table: string) => {
    const rows = await shards.everywhere<{ n: string }>(`SELECT count() AS n FROM ${database}.${table}`)
    return rows.reduce((sum, { n }) => sum + Number(n), 0)
  }
  await note(shards, {
    version: added,
    step: 'published',
    dead_posts: await count('dead_posts'),
    dead_accounts: await count('dead_accounts'),
    as_of: as_of?.getTime() ?? before?.as_of ?? NO_TIME,
    sources: [...new Set([...(before?.sources ?? []), ...(sources ?? [])])],
    whole_since: whole_since?.getTime() ?? NO_TIME,
    stamp: stamp ?? (before ? await readStamp(shards) : ''),
  })
}

const dateOf = (time: number | null | undefined) => (time ? new Date(time) : null)

/** What a writer that died left behind must go before a later version is published, which would show it. */
async function undo(shards: Shards, published: number, begun: number): Promise<void> {
  await shards.endWriters()
  for (const [table, { columns }] of Object.entries(TABLES)) {
    if (table.startsWith('outdated_')) continue
    const column = columns.includes('died ') ? 'died' : columns.includes('born ') ? 'born' : null
    const undone = `${column} > ${number(published)} AND ${column} <= ${number(begun)}`
    if (column) await shards.doEverywhere(`ALTER TABLE ${shards.database}.${table} DELETE WHERE ${undone}`)
  }
  await settleMutations(shards)
  await note(shards, { version: begun, step: 'undone' })
}

type Note = {
  version: number
  step: 'begun' | 'published' | 'undone'
  dead_posts?: number
  dead_accounts?: number
  as_of?: number
  sources?: string[]
  whole_since?: number
  stamp?: string
}

async function note(
  shards: Shards,
  { version, step, dead_posts = 0, dead_accounts = 0, as_of = NO_TIME, sources = [], ...rest }: Note,
) {
  const { whole_since = NO_TIME, stamp = '' } = rest
  await shards.do(
    0,
    `INSERT INTO ${shards.database}.versions SELECT ${number(version)} AS version, '${step}' AS step,
       toInt64(${number(Math.floor(Date.now() / 1000))}) AS at, ${number(dead_posts)} AS dead_posts,
       ${number(dead_accounts)} AS dead_accounts, toInt64(${number(as_of)}) AS as_of,
       arrayFilter(one -> one != '', [${texts(sources).slice(1, -1)}]) AS sources,
       toInt64(${number(whole_since)}) AS whole_since, ${text(stamp)} AS stamp`,
  )
}
