import { createHash } from 'node:crypto'
import type { Cursor, TimeRange } from '../world/network.ts'
import { idsBetween } from '../world/network.ts'
import type { Query } from './fields.ts'
import { invalid, invalidValue } from './problem.ts'

export function readCount(
  query: Query,
  [least, most]: [number, number],
  standard: number,
  name = 'max_results',
): number {
  const text = query[name]
  if (text === undefined) return standard
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw invalidValue(name, text, `is not between ${least} and ${most}`)
  return value
}

export function readIds(query: Query, name: 'ids' | 'usernames' | 'media_keys', pattern: RegExp): string[] {
  const text = query[name]
  if (!text) throw invalid({ [name]: [] }, `The \`${name}\` query parameter can not be empty`)
  const values = text.split(',').map((one) => one.trim())
  if (values.length > 100)
    throw invalid(
      { [name]: values },
      `The number of values in the \`${name}\` query parameter list [${values.length}] is not between 1 and 100`,
    )
  for (const value of values)
    if (!pattern.test(value)) throw invalidValue(name, value, `does not match ${pattern.source}`)
  return [...new Set(values)]
}

export const ID = /^[0-9]{1,19}$/
export const USERNAME = /^[A-Za-z0-9_]{1,15}$/

export function checkId(name: string, value: string): string {
  if (!ID.test(value)) throw invalidValue(name, value, `does not match ${ID.source}`)
  if (BigInt(value) > 9223372036854775807n) throw invalidValue(name, value, 'is not valid')
  return value
}

/** A place in one list: the mark of that list is in it, so that it serves nowhere else. */
const markOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 8)

export function tokenOf(cursor: Cursor | undefined, list: string): string | undefined {
  if (!cursor) return undefined
  const content = `${cursor.back ? 'b' : 'f'}.${cursor.keys.map((key) => BigInt(key).toString(36)).join('.')}`
  return Buffer.from(`${content}.${markOf(list + content)}`).toString('base64url')
}

export function readCursor(query: Query, list: string, names = ['pagination_token']): Cursor | undefined {
  const name = names.find((one) => query[one] !== undefined)
  if (name === undefined) return undefined
  const token = query[name]!
  const text = Buffer.from(token, 'base64url').toString()
  const parts = text.split('.')
  const mark = parts.pop() ?? ''
  const [way, ...keys] = parts
  // A letter at the end may change nothing of what was written.
  const isWhole = Buffer.from(text).toString('base64url') === token
  if (
    !isWhole ||
    keys.length === 0 ||
    mark !== markOf(list + parts.join('.')) ||
    !keys.every((key) => /^-?[0-9a-z]+$/.test(key))
  )
    throw invalidValue(name, token, 'is not valid')
  return { back: way === 'b', keys: keys.map(fromBase36) }
}

function fromBase36(text: string): string {
  let value = 0n
  for (const digit of text.replace('-', '')) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  return String(text.startsWith('-') ? -value : value)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:?\d{2})$/

export function readMoment(query: Query, name: 'start_time' | 'end_time'): number | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw invalidValue(name, text, 'is not a valid RFC3339 date-time, such as 2026-01-31T09:00:00Z')
  return at
}

export type Span = { start: number | undefined; end: number | undefined; range: TimeRange }

/** `since_id` and `until_id` are left out themselves; `start_time` is in, `end_time` is out. */
type Bounds = { now: number; earliest?: number | undefined; margin_ms?: number }

export function readSpan(query: Query, { now, earliest, margin_ms = 0 }: Bounds): Span {
  const start = readMoment(query, 'start_time')
  const end = readMoment(query, 'end_time')
  const iso = (ms: number) => new Date(ms).toISOString()
  if (end !== undefined && end > now - margin_ms)
    throw invalidValue('end_time', query.end_time!, `must be a minimum of 10 seconds prior to the request time`)
  if (start !== undefined && earliest !== undefined && start < earliest)
    throw invalidValue('start_time', query.start_time!, `must be on or after ${iso(earliest)}`)
  if (end !== undefined && earliest !== undefined && end < earliest)
    throw invalidValue('end_time', query.end_time!, `must be on or after ${iso(earliest)}`)
  if (start !== undefined && end !== undefined && start >= end)
    throw invalid(
      { start_time: [query.start_time!], end_time: [query.end_time!] },
      '`start_time` must be before `end_time`',
    )
  const range = idsBetween(start ?? earliest, end)
  const since = query.since_id === undefined ? undefined : BigInt(checkId('since_id', query.since_id))
  const until = query.until_id === undefined ? undefined : BigInt(checkId('until_id', query.until_id))
  const larger = (a: bigint | undefined, b: bigint | undefined) =>
    a === undefined || (b !== undefined && b > a) ? b : a
  const smaller = (a: bigint | undefined, b: bigint | undefined) =>
    a === undefined || (b !== undefined && b < a) ? b : a
  return { start, end, range: { since: larger(range.since, since), until: smaller(range.until, until) } }
}
