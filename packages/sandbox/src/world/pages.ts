import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** A place in an ordered list: the keys of the row beside it, and whether the page lies after (older) or before it. */
export type Cursor = { keys: string[]; back: boolean }
export type PageAsk = { limit: number; cursor?: Cursor | undefined }
export type Page<Item> = { items: Item[]; next: Cursor | undefined; previous: Cursor | undefined }

type Query = {
  /** With `$where` for the place of the cursor, and the keys as k1, k2 among what is selected. */
  select: string
  params: SQLInputValue[]
  /** Columns that order the list, newest first. */
  keys: string[]
}

const PREPARED_MOST = 500

/**
 * Pages by key, newest first. Rows that come or go while somebody reads do not move the others, so nobody is missed or
 * met twice.
 */
export function pager(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()
  function statement(sql: string): StatementSync {
    const known = prepared.get(sql)
    if (known) return known
    const made = database.prepare(sql)
    if (prepared.size >= PREPARED_MOST) prepared.clear()
    prepared.set(sql, made)
    return made
  }

  function page<Item>(
    query: Query,
    { limit, cursor }: PageAsk,
    read: (row: Record<string, unknown>) => Item,
  ): Page<Item> {
    const { select, params, keys } = query
    const back = cursor?.back ?? false
    const row = `(${keys.join(', ')})`
    const where = cursor ? `AND ${row} ${back ? '>' : '<'} (${keys.map(() => '?').join(', ')})` : ''
    const order = keys.map((key) => `${key} ${back ? 'ASC' : 'DESC'}`).join(', ')
    const named = keys.map((key, at) => `CAST(${key} AS TEXT) AS k${at}`).join(', ')
    const sql = `${select.replace('$keys', named).replace('$where', where)} ORDER BY ${order} LIMIT ?`
    const rows = statement(sql).all(...params, ...(cursor?.keys ?? []).map(BigInt), limit + 1) as Record<
      string,
      unknown
    >[]
    const more = rows.length > limit
    if (more) rows.pop()
    if (back) rows.reverse()
    const keysOf = (one: Record<string, unknown>) => keys.map((_, at) => String(one[`k${at}`]))
    const first = rows[0]
    const last = rows.at(-1)
    return {
      items: rows.map(read),
      next: last && (back || more) ? { keys: keysOf(last), back: false } : undefined,
      previous: first && (back ? more : cursor !== undefined) ? { keys: keysOf(first), back: true } : undefined,
    }
  }
  return { page, statement }
}
