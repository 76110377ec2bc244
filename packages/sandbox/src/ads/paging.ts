import type { Fields, Values } from './parameters.ts'
import { invalid, refuse } from './problem.ts'

const DEFAULT_COUNT = 200
const MAX_COUNT = 1_000

export const PAGE_FIELDS: Fields = {
  count: { type: 'long', min: 1, max: MAX_COUNT },
  cursor: { type: 'string' },
  with_total_count: { type: 'boolean' },
}

export type Page<T> = { rows: T[]; next_cursor: string | null; total_count?: number }

type Options<T> = {
  /** Tells the cursors of one list from those of another. */
  list: string
  keyOf: (row: T, at: number) => string
  /** Rows that a page leaves out though a cursor may stand on them. */
  isShown?: (row: T) => boolean
  count?: number
}

/** One page of rows. A cursor stands on the last row given, so rows that come or go elsewhere do not move it. */
export function pageOf<T>(
  rows: T[],
  values: Values,
  { list, keyOf, isShown = () => true, count }: Options<T>,
): Page<T> {
  const cursor = values.cursor as string | undefined
  const wanted = (values.count as number | undefined) ?? count ?? DEFAULT_COUNT
  if (values.with_total_count && cursor) {
    throw refuse('EXCLUSIVE_PARAMETERS', 'with_total_count and cursor cannot be used together', {
      parameter: 'with_total_count',
    })
  }
  let at = 0
  if (cursor) {
    const key = readCursor(list, cursor)
    const last = key === null ? -1 : rows.findIndex((row, index) => keyOf(row, index) === key)
    if (last < 0) throw invalid('cursor', `Expected a cursor of this list, got "${cursor}" for cursor`, cursor)
    at = last + 1
  }
  const page: T[] = []
  let last = ''
  for (; at < rows.length && page.length < wanted; at++) {
    if (!isShown(rows[at]!)) continue
    page.push(rows[at]!)
    last = keyOf(rows[at]!, at)
  }
  const more = rows.slice(at).some(isShown)
  return {
    rows: page,
    next_cursor: more ? writeCursor(list, last) : null,
    ...(values.with_total_count ? { total_count: rows.filter(isShown).length } : {}),
  }
}

const writeCursor = (list: string, key: string) => Buffer.from(`${list} ${key}`).toString('base64url')

function readCursor(list: string, cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  return text.startsWith(`${list} `) ? text.slice(list.length + 1) : null
}

/** `created_at-desc`, several with commas between them; rows come oldest first without it. */
export function sorted<T extends object>(rows: T[], sort_by: string | undefined, attributes: string[]): T[] {
  if (!sort_by) return rows
  const orders = sort_by.split(',').map((part) => {
    const [attribute, way = 'asc'] = part.trim().split('-') as [string, string?]
    if (!attributes.includes(attribute) || !['asc', 'desc'].includes(way)) {
      throw invalid('sort_by', `Expected an attribute and asc or desc, got "${sort_by}" for sort_by`, sort_by)
    }
    return { attribute: attribute as keyof T, sign: way === 'asc' ? 1 : -1 }
  })
  return rows.toSorted((a, b) => {
    for (const { attribute, sign } of orders) {
      const [x, y] = [String(a[attribute] ?? ''), String(b[attribute] ?? '')]
      if (x !== y) return x < y ? -sign : sign
    }
    return 0
  })
}
