import type { Database } from './database.ts'
import type { Segment } from './manifest.ts'
import { overlapping } from './merge.ts'
import { rangesOf } from './ranges.ts'
import { copySegment, type SegmentName } from './segment.ts'
import { storedColumns, type TableName, tableOf } from './tables.ts'

/** Merged segments and those they replace. */
export type Compaction = { made: Segment[]; merged: Segment[] }

/**
 * Joins segments of one table that overlap or are small into few that are sorted and share no key: reading them needs
 * no merging. Large segments that stand alone are left as they are.
 */
export async function compactTable(
  database: Database,
  folder: string,
  table: TableName,
  segments: Segment[],
  newName: () => SegmentName,
  range_rows: number = tableOf(table).range_rows,
): Promise<Compaction> {
  const columns = Object.keys(storedColumns(table)).join(', ')
  const compaction: Compaction = { made: [], merged: [] }
  for (const run of runsOf(overlapping(segments), range_rows)) {
    const ranges = await rangesOf(database, folder, table, run, range_rows)
    const queries = ranges.map(({ sql }) => `SELECT ${columns} FROM (${sql})`)
    for (const sql of rowsOf(run) > range_rows ? queries : [queries.join(' UNION ALL ')]) {
      const made = await copySegment(database, folder, newName(), sql)
      if (made) compaction.made.push(made)
    }
    compaction.merged.push(...run)
  }
  return compaction
}

/** Neighbours that together fill one segment; what overlaps stays together whatever its size. */
function runsOf(groups: Segment[][], range_rows: number): Segment[][] {
  const runs: Segment[][] = []
  let run: Segment[] = []
  const close = () => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  for (const group of groups) {
    if (rowsOf(run) + rowsOf(group) > range_rows) close()
    run.push(...group)
    if (rowsOf(run) >= range_rows / 2) close()
  }
  close()
  return runs
}

const rowsOf = (segments: Segment[]) => segments.reduce((sum, { rows }) => sum + rows, 0)
