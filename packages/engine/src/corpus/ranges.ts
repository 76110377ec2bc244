import path from 'node:path'
import { type Database, parquet } from './database.ts'
import type { Segment } from './manifest.ts'
import { mergedSql, overlapping } from './merge.ts'
import { firstKeyOf, type TableName, tableOf } from './tables.ts'

/** Later files have greater names, so among rows fetched at the same time the later one wins. */
const AGE = '(fetched_at, filename)'

/** Part of a table: SQL over stored columns, each key once. Small enough to be merged or sorted in bounded memory. */
export type TableRange = { sql: string; segments: Segment[]; isMerged: boolean }

/** Cuts the segments of one table into ranges that do not share a key. */
export async function rangesOf(
  database: Database,
  folder: string,
  table: TableName,
  segments: Segment[],
  range_rows: number = tableOf(table).range_rows,
): Promise<TableRange[]> {
  const filesOf = (some: Segment[]) => some.map(({ file }) => path.join(folder, file))
  const groups = overlapping(segments)
  const alone = groups.filter((group) => group.length === 1).flat()
  const ranges: TableRange[] = alone.length
    ? [{ sql: `FROM ${parquet(filesOf(alone))}`, segments: alone, isMerged: false }]
    : []
  for (const group of groups.filter(({ length }) => length > 1)) {
    const files = parquet(filesOf(group), 'filename = true')
    for (const condition of await cuts(database, table, group, files, range_rows)) {
      ranges.push({ sql: mergedSql(table, `(FROM ${files} WHERE ${condition})`, AGE), segments: group, isMerged: true })
    }
  }
  return ranges
}

/**
 * Only what the `fresh` segments (by seq) brought or changed: their rows, merged with what the others say of the same
 * keys. Few rows, so no cutting.
 */
export function freshRanges(
  folder: string,
  table: TableName,
  segments: Segment[],
  fresh: ReadonlySet<number>,
): TableRange[] {
  const filesOf = (some: Segment[]) => some.map(({ file }) => path.join(folder, file))
  const isFresh = ({ seq }: Segment) => fresh.has(seq)
  const first = firstKeyOf(table)
  return overlapping(segments)
    .filter((group) => group.some(isFresh))
    .map((group) => {
      if (group.length === 1) return { sql: `FROM ${parquet(filesOf(group))}`, segments: group, isMerged: false }
      const keys = `SELECT ${first} FROM ${parquet(filesOf(group.filter(isFresh)))}`
      const relation = `(FROM ${parquet(filesOf(group), 'filename = true')} WHERE ${first} IN (${keys}))`
      return { sql: mergedSql(table, relation, AGE), segments: group, isMerged: true }
    })
}

async function cuts(
  database: Database,
  table: TableName,
  group: Segment[],
  files: string,
  range_rows: number,
): Promise<string[]> {
  const rows = group.reduce((sum, segment) => sum + segment.rows, 0)
  const parts = Math.ceil(rows / range_rows)
  if (parts <= 1) return ['true']
  const first = firstKeyOf(table)
  const shares = Array.from({ length: parts - 1 }, (_, n) => (n + 1) / parts)
  const [row] = await database.rows(
    `SELECT list_transform(approx_quantile(${first}, [${shares.join(', ')}]), cut -> cut::VARCHAR) AS cuts FROM ${files}`,
  )
  const ends = [...new Set(row!.cuts as string[])].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  return [...ends, undefined].map((end, n) =>
    [n > 0 && `${first} > ${ends[n - 1]}`, end !== undefined && `${first} <= ${end}`].filter(Boolean).join(' AND '),
  )
}
