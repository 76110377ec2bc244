import { Refusal } from './refusal.ts'

const DAY_MS = 86_400_000
/** X began in March 2006: an earlier date is a mistake of the source. */
const FIRST_MS = Date.UTC(2006, 2, 1)
/** Ids tell their time since November 2010; those of accounts only where they have this many digits. */
const SNOWFLAKE_EPOCH_MS = 1_288_834_974_657n
const FIRST_SNOWFLAKE = 30_000_000_000n
const FIRST_ACCOUNT_SNOWFLAKE = 100_000_000_000_000_000n
export const POST_TEXT_CAP = 25_000
const MAX_ID = (1n << 64n) - 1n

export type RawFields = Record<string, unknown>
export const isFields = (value: unknown): value is RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function idOf(value: unknown, what: string): string {
  const id = optionalId(value, what)
  if (id === null) throw new Refusal('no_id', what)
  return id
}

export function optionalId(value: unknown, what: string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Refusal('inexact_id', what)
  const text = String(value).trim()
  if (!/^\d{1,20}$/.test(text)) throw new Refusal('bad_id', what)
  const id = BigInt(text)
  if (id === 0n || id > MAX_ID) throw new Refusal('bad_id', what)
  return String(id)
}

/** Ids that a source writes as numbers of v1.1, where -1 or 0 means none. */
export const looseId = (value: unknown, what: string): string | null =>
  value === 0 || value === -1 || value === '-1' || value === '0' ? null : optionalId(value, what)

export function countOf(value: unknown, what: string): number | null {
  if (value === undefined || value === null || value === '') return null
  const count = typeof value === 'string' ? Number(value.replaceAll(/[,_\s]/g, '')) : value
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw new Refusal('bad_count', what)
  return count
}

export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'string' || value === '') return null
  return /^(true|t|yes|y|1)$/i.test(value.trim())
}

export function handleOf(value: unknown): string {
  const handle = typeof value === 'string' ? value.trim().replace(/^@/, '') : ''
  if (handle === '') throw new Refusal('no_handle')
  if (!/^[A-Za-z0-9_]{1,20}$/.test(handle)) throw new Refusal('bad_handle')
  return handle
}

const OLD_DATE = /^\w{3} (\w{3}) (\d{1,2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{4}) (\d{4})$/
const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/** A time in any of the writings of X (ISO 8601, or `Tue Dec 06 22:21:26 +0000 2011`); without a zone it is UTC. */
export function timeOf(value: unknown, fetched_at: Date, what: string): Date | null {
  if (value === undefined || value === null || value === '') return null
  const time = typeof value === 'number' ? value : parseTime(String(value).trim())
  if (!Number.isFinite(time)) throw new Refusal('bad_date', what)
  return inRange(time, fetched_at, what)
}

function parseTime(text: string): number {
  const old = OLD_DATE.exec(text)
  if (old) return Date.parse(`${old[2]} ${old[1]} ${old[5]} ${old[3]} ${old[4]}`)
  const iso = ISO_DATE.exec(text)
  if (iso) return Date.parse(`${iso[1]}T${iso[2] ?? '00:00'}${!iso[3] || iso[3] === 'UTC' ? 'Z' : iso[3]}`)
  return /^\d{13}$/.test(text) ? Number(text) : Number.NaN
}

function inRange(time: number, fetched_at: Date, what: string): Date {
  if (time > fetched_at.getTime() + DAY_MS) throw new Refusal('future_date', what)
  if (time < FIRST_MS) throw new Refusal('date_before_x', what)
  return new Date(time)
}

/** The time that an id tells, where a source leaves it out. */
export function timeOfPostId(id: string, fetched_at: Date): Date | null {
  return BigInt(id) < FIRST_SNOWFLAKE ? null : inRange(snowflakeTime(id), fetched_at, 'id')
}

export function timeOfAccountId(id: string, fetched_at: Date): Date | null {
  if (BigInt(id) < FIRST_ACCOUNT_SNOWFLAKE) return null
  return snowflakeTime(id) > fetched_at.getTime() + DAY_MS ? null : new Date(snowflakeTime(id))
}

const snowflakeTime = (id: string) => Number((BigInt(id) >> 22n) + SNOWFLAKE_EPOCH_MS)
