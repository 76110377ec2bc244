import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api'

/** The key of each table (docs/corpus.md). */
const KEYS = {
  accounts: ['id'],
  posts: ['id'],
  follows: ['follower_id', 'followed_id', 'since'],
  engagements: ['post_id', 'account_id', 'kind'],
  snapshots: ['account_id', 'day'],
} as const
export type TableName = keyof typeof KEYS
/** Ids and counts are bigint, times microseconds since 1970 as bigint, what is not known is null. */
export type StoredRow = Record<string, unknown>
export type StoredTables = Record<TableName, StoredRow[]>

type Manifest = { segments: { table: TableName; file: string; seq: number }[] }

/** Every row of a corpus as it counts: of rows with one key, what was fetched last. */
export async function readCorpus(dir: string): Promise<StoredTables> {
  const { segments }: Manifest = JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8'))
  const duck = await (await DuckDBInstance.create(':memory:')).connect()
  const tables: StoredTables = { accounts: [], posts: [], follows: [], engagements: [], snapshots: [] }
  for (const name of Object.keys(KEYS) as TableName[]) {
    const own = segments.filter(({ table }) => table === name).sort((a, b) => a.seq - b.seq)
    const rows: StoredRow[] = []
    for (const { file } of own) {
      const reader = await duck.runAndReadAll(`select * from read_parquet('${path.join(dir, 'segments', file)}')`)
      rows.push(...reader.getRowObjects().map(plain))
    }
    tables[name] = merged(rows, KEYS[name])
  }
  duck.closeSync()
  return { ...tables, follows: withoutRepeats(tables.follows) }
}

const plain = (row: Record<string, DuckDBValue>): StoredRow =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plainValue(value)]))

function plainValue(value: DuckDBValue): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('items' in value) return value.items
  if ('micros' in value) return value.micros
  return 'days' in value ? value.days : value
}

/** A follow without a beginning adds nothing to one that is going on. */
function withoutRepeats(follows: StoredRow[]): StoredRow[] {
  const pairOf = ({ follower_id, followed_id }: StoredRow) => `${follower_id} ${followed_id}`
  const begun = new Set(follows.filter(({ since, until }) => since !== null && until === null).map(pairOf))
  return follows.filter((row) => row.since !== null || !begun.has(pairOf(row)))
}

/** Newest wins, column by column; a judgement, all of it beside `judged_by`, as a whole. */
function merged(rows: StoredRow[], key: readonly string[]): StoredRow[] {
  const byKey = Map.groupBy(rows, (row) => key.map((column) => String(row[column])).join(' '))
  return [...byKey.values()].map((same) => (same.length === 1 ? same[0]! : same.sort(byFetched).reduce(over)))
}
// The sort is stable: of rows fetched at the same time the later one stays behind, and stands.
const byFetched = (a: StoredRow, b: StoredRow) => Number((a.fetched_at as bigint) - (b.fetched_at as bigint))

function over(older: StoredRow, newer: StoredRow): StoredRow {
  const columns = Object.keys(older)
  const judged = columns.indexOf('judged_by')
  return Object.fromEntries(
    columns.map((column, at) => {
      const isKnown = judged >= 0 && at >= judged ? newer.judged_by !== null : newer[column] !== null
      return [column, isKnown ? newer[column] : older[column]]
    }),
  )
}
