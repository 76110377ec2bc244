import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  DOUBLE,
  DuckDBDataChunk,
  type DuckDBDoubleVector,
  type DuckDBType,
  type DuckDBUBigIntVector,
  type DuckDBVarCharVector,
  UBIGINT,
  VARCHAR,
} from '@duckdb/node-api'
import { type Chunk, type StoredColumn, stagedColumns, storeExpression } from './columns.ts'
import { type Database, parquet, quote } from './database.ts'
import { sha256OfFile, syncFile } from './disk.ts'
import type { Segment } from './manifest.ts'
import { mergedSql } from './merge.ts'
import { firstKeyOf, storedColumns, type TableName, tableOf, writtenColumns } from './tables.ts'

const VECTOR_ROWS = 2048
const ROW_GROUP_ROWS = 65_536
const TYPES: Record<'UBIGINT' | 'DOUBLE' | 'VARCHAR', DuckDBType> = { UBIGINT, DOUBLE, VARCHAR }

export type Provenance = { source: string; fetched_at: string }
export type SegmentName = { table: TableName; seq: number; file: string }

export const segmentFile = (table: TableName, seq: number): string =>
  `${table}-${String(seq).padStart(10, '0')}.parquet`

/** Writes one chunk as a Parquet file, each key once and in key order, and makes it last before it answers. */
export async function writeSegment(
  database: Database,
  folder: string,
  name: SegmentName,
  chunk: Chunk,
  { source, fetched_at }: Provenance,
): Promise<Segment> {
  const { table } = name
  await stage(database, table, chunk)
  const stored = Object.entries(writtenColumns(table)).map(
    ([column, kind]) => `${storeExpression(column, kind)} AS ${column}`,
  )
  await database.run(`CREATE OR REPLACE TEMP VIEW arrived AS SELECT ${stored.join(', ')}, rowid AS place,
    ${quote(source)} AS source, ${quote(fetched_at.replace('Z', ''))}::TIMESTAMP AS fetched_at FROM staged`)
  const merged = mergedSql(table, 'arrived', 'place')
  const segment = await copySegment(database, folder, name, merged)
  await database.run('DROP TABLE staged CASCADE')
  if (!segment) throw new Error(`${table}: a segment needs rows`)
  return segment
}

/** The rows of a query over stored columns as a new segment; undefined where there are none. */
export async function copySegment(
  database: Database,
  folder: string,
  { table, seq, file }: SegmentName,
  sql: string,
): Promise<Segment | undefined> {
  const at = path.join(folder, file)
  const columns = Object.keys(storedColumns(table)).join(', ')
  await database.run(`COPY (SELECT ${columns} FROM (${sql}) ORDER BY ${tableOf(table).key.join(', ')})
    TO ${quote(at)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP_ROWS})`)
  const first = firstKeyOf(table)
  const [facts] = await database.rows(
    `SELECT count(*) AS n, min(${first})::VARCHAR AS min, max(${first})::VARCHAR AS max FROM ${parquet([at])}`,
  )
  const rows = Number(facts!.n)
  if (rows === 0) {
    await rm(at)
    return undefined
  }
  await syncFile(at)
  const { size: bytes } = await stat(at)
  return {
    table,
    file,
    seq,
    rows,
    bytes,
    sha256: await sha256OfFile(at),
    min: String(facts!.min),
    max: String(facts!.max),
  }
}

async function stage(database: Database, table: TableName, { rows, columns }: Chunk): Promise<void> {
  const staged = Object.entries(stagedColumns(table))
  const declared = staged.map(([name, type]) => `${name} ${type}`).join(', ')
  await database.run(`CREATE OR REPLACE TEMP TABLE staged (${declared})`)
  const appender = await database.connection.createAppender('staged', 'main', 'temp')
  const types = staged.map(([, type]) => TYPES[type])
  for (let from = 0; from < rows; from += VECTOR_ROWS) {
    const count = Math.min(VECTOR_ROWS, rows - from)
    const chunk = DuckDBDataChunk.create(types, count)
    for (const [index, [name]] of staged.entries()) fillVector(chunk, index, columns[name], from, count)
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

function fillVector(
  chunk: DuckDBDataChunk,
  index: number,
  column: StoredColumn | undefined,
  from: number,
  count: number,
): void {
  const vector = chunk.getColumnVector(index)
  if (!column) {
    for (let row = 0; row < count; row++) vector.setItem(row, null)
  } else if (column instanceof BigUint64Array) {
    const ids = vector as DuckDBUBigIntVector
    for (let row = 0; row < count; row++) ids.setItem(row, column[from + row] || null)
  } else if (column instanceof Float64Array) {
    const numbers = vector as DuckDBDoubleVector
    for (let row = 0; row < count; row++) {
      const number = column[from + row]!
      numbers.setItem(row, Number.isNaN(number) ? null : number)
    }
  } else {
    const texts = vector as DuckDBVarCharVector
    for (let row = 0; row < count; row++) texts.setItem(row, column[from + row] ?? null)
  }
  vector.flush()
}
