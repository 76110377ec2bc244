import { AppError } from '@starling/contract'
import { type RawBuilder, sql } from 'kysely'
import { isId } from './ids.ts'

/** The most that one page brings, whoever asks. */
export const MOST_ROWS = 1000

export type Paging = { limit: number; cursor?: string | undefined }
/** `next` is the cursor of the page that follows; null on the last. */
export type Page<R> = { rows: R[]; next: string | null }

type Key = string | number | Date
type Cursor = [value: string | number, id: string]

export const limitOf = ({ limit }: Paging): number => Math.min(Math.max(1, limit), MOST_ROWS)

/**
 * What comes after the cursor. The order is by a column without nulls and then by id, so that a row that is added or
 * removed meanwhile neither repeats nor hides another.
 */
export function after({ cursor }: Paging, [by, id]: [string, string], ascending: boolean): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`
  const [value, at] = readCursor(cursor)
  return sql<boolean>`(${sql.ref(by)}, ${sql.ref(id)}) ${sql.raw(ascending ? '>' : '<')} (${value}, ${at})`
}

export const inOrder = ([by, id]: [string, string], ascending: boolean): RawBuilder<unknown> => {
  const way = sql.raw(ascending ? 'asc' : 'desc')
  return sql`${sql.ref(by)} ${way}, ${sql.ref(id)} ${way}`
}

/** Of one row more than was asked for: whether there is another page. */
export function pageOf<R extends { id: string }>(found: R[], paging: Paging, keyOf: (row: R) => Key): Page<R> {
  const rows = found.slice(0, limitOf(paging))
  const last = rows.at(-1)
  return { rows, next: last && found.length > rows.length ? writeCursor(keyOf(last), last.id) : null }
}

const writeCursor = (key: Key, id: string): string =>
  Buffer.from(JSON.stringify([key instanceof Date ? key.toISOString() : key, id])).toString('base64url')

function readCursor(text: string): Cursor {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(read) && isKey(read[0]) && typeof read[1] === 'string' && isId(read[1])) return [read[0], read[1]]
  } catch {
    // Not one of ours.
  }
  throw badCursor()
}

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const badCursor = (): AppError => new AppError('invalid', { fields: { cursor: [{ code: 'bad_cursor' }] } })

/** A cursor may be JSON and still no value of its column: PostgreSQL says so by an error of class 22. */
export function refuseBadCursor({ cursor }: Paging): (error: { code?: string }) => never {
  return (error) => {
    if (cursor !== undefined && error.code?.startsWith('22')) throw badCursor()
    throw error
  }
}
