import type { DuckDBDataChunk } from '@duckdb/node-api'
import { type Chunk, emptyColumn, kindOf, readExpression, type StoredColumn } from './columns.ts'
import type { Database } from './database.ts'
import { CorpusError } from './error.ts'
import type { Segment } from './manifest.ts'
import { freshRanges, rangesOf } from './ranges.ts'
import type { StoredKind, TableName } from './tables.ts'

/**
 * All rows of a table, each key once, in chunks of columns; with `fresh` only those that these segments brought or
 * changed. A copy of the current state: later commits do not show.
 */
export async function* readRows(
  database: Database,
  folder: string,
  table: TableName,
  segments: Segment[],
  columns: readonly string[],
  fresh?: ReadonlySet<number>,
): AsyncGenerator<Chunk> {
  const kinds = columns.map((name): [string, StoredKind] => [name, kindOf(table, name)])
  const selected = kinds.map(([name, kind]) => `${readExpression(name, kind)} AS ${name}`).join(', ')
  try {
    const ranges = fresh
      ? freshRanges(folder, table, segments, fresh)
      : await rangesOf(database, folder, table, segments)
    for (const { sql, isMerged } of ranges) {
      // Streamed straight out of a merge, DuckDB waits for itself once the rows are many: it is finished first.
      if (isMerged) await database.run(`CREATE OR REPLACE TEMP TABLE merged AS SELECT ${selected} FROM (${sql})`)
      const result = await database.connection.stream(isMerged ? 'FROM merged' : `SELECT ${selected} FROM (${sql})`)
      for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
        yield toColumns(chunk, kinds)
      }
      if (isMerged) await database.run('DROP TABLE merged')
    }
  } catch (cause) {
    if (!(cause instanceof Error) || !/No such file|does not exist|No files found/i.test(cause.message)) throw cause
    throw new CorpusError('changed', `${table}: files went away while they were read; read again`, { cause })
  }
}

function toColumns(chunk: DuckDBDataChunk, kinds: [string, StoredKind][]): Chunk {
  const rows = chunk.rowCount
  const columns = kinds.map(([name, kind], index): [string, StoredColumn] => {
    const column = emptyColumn(kind, rows)
    const vector = chunk.getColumnVector(index)
    for (let row = 0; row < rows; row++) {
      const value = vector.getItem(row)
      if (value !== null) (column as unknown[])[row] = value
    }
    return [name, column]
  })
  return { rows, columns: Object.fromEntries(columns) }
}
