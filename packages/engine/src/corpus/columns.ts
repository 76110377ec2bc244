import { type StoredKind, storedColumns, type TableName, tableOf, writtenColumns } from './tables.ts'

/**
 * One column of many rows. Ids: 0n is none; other numbers (times, counts, shares, flags as 0 and 1): NaN is none.
 * A list is one text, its values parted by SEPARATOR; the empty text is the empty list.
 */
export type StoredColumn = BigUint64Array | Float64Array | (string | null)[]
export type StoredColumns = Record<string, StoredColumn>
export type Chunk = { rows: number; columns: StoredColumns }

export const SEPARATOR = '\x1f'
export const splitList = (cell: string | null): string[] => (cell ? cell.split(SEPARATOR) : [])
export const joinList = (values: readonly (string | number)[]): string => values.join(SEPARATOR)

const isText = (kind: StoredKind) => kind === 'text' || kind === 'list' || kind === 'numbers'

export function emptyColumn(kind: StoredKind, rows: number): StoredColumn {
  if (kind === 'id') return new BigUint64Array(rows)
  if (isText(kind)) return new Array<string | null>(rows).fill(null)
  return new Float64Array(rows).fill(Number.NaN)
}

type Value = string | number | boolean | Date | null | undefined

/** Rows waiting to become a segment, kept as columns: small in memory and cheap to hand to a worker. */
export class ColumnBuffer {
  readonly table: TableName
  readonly capacity: number
  rows = 0
  #columns: StoredColumns
  #kinds: [string, StoredKind][]

  constructor(table: TableName, capacity: number = tableOf(table).segment_rows) {
    this.table = table
    this.capacity = capacity
    this.#kinds = Object.entries(tableOf(table).given)
    this.#columns = this.#empty()
  }

  get isFull(): boolean {
    return this.rows >= this.capacity
  }

  push(row: object): void {
    const at = this.rows
    const values = row as Record<string, Value>
    for (const [name, kind] of this.#kinds) {
      const value = values[name]
      const column = this.#columns[name]!
      if (column instanceof BigUint64Array) column[at] = value == null ? 0n : BigInt(value as string)
      else if (column instanceof Float64Array) column[at] = toNumber(kind, value)
      else column[at] = value == null ? null : String(value)
    }
    this.rows++
  }

  take(): Chunk {
    const chunk = { rows: this.rows, columns: cut(this.#columns, this.rows) }
    this.#columns = this.#empty()
    this.rows = 0
    return chunk
  }

  #empty(): StoredColumns {
    return Object.fromEntries(this.#kinds.map(([name, kind]) => [name, emptyColumn(kind, this.capacity)]))
  }
}

const cut = (columns: StoredColumns, rows: number): StoredColumns =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.slice(0, rows)]))

function toNumber(kind: StoredKind, value: Value): number {
  if (value == null) return Number.NaN
  if (value instanceof Date) return value.getTime()
  if (kind === 'day') return Date.parse(`${value}T00:00:00Z`)
  return Number(value)
}

/** Columns for the staging table. Only plain types: lists and times are made by DuckDB, which is faster at it. */
export function stagedColumns(table: TableName): Record<string, 'UBIGINT' | 'DOUBLE' | 'VARCHAR'> {
  const staged = (kind: StoredKind) => (kind === 'id' ? 'UBIGINT' : isText(kind) ? 'VARCHAR' : 'DOUBLE')
  return Object.fromEntries(Object.entries(writtenColumns(table)).map(([name, kind]) => [name, staged(kind)]))
}

/** SQL that turns a staged value into the stored one. */
export function storeExpression(name: string, kind: StoredKind): string {
  switch (kind) {
    case 'time':
      return `make_timestamp_ms(${name}::BIGINT)`
    case 'day':
      return `make_timestamp_ms(${name}::BIGINT)::DATE`
    case 'count':
      return `${name}::BIGINT`
    case 'number':
      return `${name}::FLOAT`
    case 'flag':
      return `${name}::BOOLEAN`
    case 'list':
      return `CASE WHEN ${name} = '' THEN []::VARCHAR[] ELSE string_split(${name}, chr(31)) END`
    case 'numbers':
      return `CASE WHEN ${name} = '' THEN []::FLOAT[] ELSE string_split(${name}, chr(31))::FLOAT[] END`
    default:
      return name
  }
}

/** SQL that turns a stored value back into what a `Column` holds. */
export function readExpression(name: string, kind: StoredKind): string {
  switch (kind) {
    case 'id':
      return `coalesce(${name}, 0::UBIGINT)`
    case 'time':
      return `epoch_ms(${name})::DOUBLE`
    case 'day':
      return `epoch_ms(${name}::TIMESTAMP)::DOUBLE`
    case 'list':
      return `array_to_string(${name}, chr(31))`
    case 'numbers':
      return `array_to_string(${name}::VARCHAR[], chr(31))`
    case 'text':
      return name
    default:
      return `${name}::DOUBLE`
  }
}

export function kindOf(table: TableName, column: string): StoredKind {
  const kind = storedColumns(table)[column]
  if (!kind) throw new Error(`${table} has no column ${column}`)
  return kind
}

export const isTyped = (column: StoredColumn): column is BigUint64Array | Float64Array => !Array.isArray(column)
