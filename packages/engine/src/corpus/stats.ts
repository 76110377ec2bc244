import path from 'node:path'
import { type Database, parquet } from './database.ts'
import type { CorpusPlace } from './disk.ts'
import { type ImportEntry, type Manifest, segmentsByTable } from './manifest.ts'
import { overlapping } from './merge.ts'
import { rangesOf } from './ranges.ts'
import { TABLE_NAMES, type TableName } from './tables.ts'

export type TableStats = { rows: number; stored_rows: number; segments: number; bytes: number }
export type CorpusStats = {
  version: number
  tables: Record<TableName, TableStats>
  bytes: number
  first_post_at: string | null
  last_post_at: string | null
  sources: { source: string; posts: number }[]
  languages: { language: string; posts: number }[]
  imports: ImportEntry[]
}

const TOP = 10

export async function stats(database: Database, place: CorpusPlace, manifest: Manifest): Promise<CorpusStats> {
  const segments = segmentsByTable(manifest.segments)
  const tables = {} as Record<TableName, TableStats>
  for (const table of TABLE_NAMES) {
    const stored_rows = segments[table].reduce((sum, { rows }) => sum + rows, 0)
    const bytes = segments[table].reduce((sum, one) => sum + one.bytes, 0)
    const isPlain = overlapping(segments[table]).every(({ length }) => length === 1)
    let rows = isPlain ? stored_rows : 0
    if (!isPlain) {
      for (const { sql } of await rangesOf(database, place.segments, table, segments[table])) {
        rows += await database.number(`SELECT count(*) FROM (${sql})`)
      }
    }
    tables[table] = { rows, stored_rows, segments: segments[table].length, bytes }
  }
  const files = segments.posts.map(({ file }) => path.join(place.segments, file))
  const posts = files.length ? parquet(files) : undefined
  const [span] = posts
    ? await database.rows(`SELECT min(created_at)::VARCHAR AS first, max(created_at)::VARCHAR AS last FROM ${posts}`)
    : []
  const top = async (column: string) =>
    posts
      ? (
          await database.rows(`SELECT coalesce(${column}, 'unknown') AS name, count(DISTINCT id) AS posts
            FROM ${posts} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TOP}`)
        ).map(({ name, posts }) => ({ name: String(name), posts: Number(posts) }))
      : []
  return {
    version: manifest.version,
    tables,
    bytes: TABLE_NAMES.reduce((sum, table) => sum + tables[table].bytes, 0),
    first_post_at: toIso(span?.first),
    last_post_at: toIso(span?.last),
    sources: (await top('source')).map(({ name, posts }) => ({ source: name, posts })),
    languages: (await top('language')).map(({ name, posts }) => ({ language: name, posts })),
    imports: manifest.imports,
  }
}

const toIso = (time: unknown) => (time ? new Date(`${String(time).replace(' ', 'T')}Z`).toISOString() : null)
