import { sql } from 'kysely'
import { prepared } from '../prepared.ts'
import type { Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import type { Lasting } from './sign-in.ts'

/** Every column by its name, so that a table which gets one more is not forgotten here. */
const USER = names<'users'>({
  ...{ id: 1, email: 1, first_name: 1, last_name: 1, language: 1, email_verified_at: 1 },
  ...{ way_in: 1, removed_at: 1, created_at: 1 },
})
const TOKEN = names<'tokens'>({
  ...{ id: 1, user_id: 1, token_id: 1, passkey_id: 1, kind: 1, name: 1, scopes: 1, secret_hash: 1 },
  ...{ created_at: 1, seen_at: 1, expires_at: 1 },
})
const SESSION = names<'sessions'>({
  ...{ id: 1, user_id: 1, token_id: 1, session_id: 1, passkey_id: 1, secret_hash: 1, device: 1 },
  ...{ created_at: 1, seen_at: 1, confirmed_at: 1, expires_at: 1 },
})

function names<T extends keyof Tables>(columns: Record<keyof Row<T> & string, 1>) {
  return Object.keys(columns) as (keyof Row<T> & string)[]
}
/** Tables that share names of columns, side by side in one row. */
const aside = <T extends string, C extends string>(table: T, columns: readonly C[]) =>
  columns.map((column) => `${table}.${column} as ${table}.${column}` as const)
const part = <T extends keyof Tables>(row: object, table: T, columns: readonly string[]): Row<T> =>
  Object.fromEntries(columns.map((column) => [column, row[`${table}.${column}` as keyof object]])) as unknown as Row<T>

const byToken = prepared('by_token', (db, secret_hash: string, now: Date) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(aside('tokens', TOKEN))
    .select(aside('users', USER))
    .where('tokens.secret_hash', '=', secret_hash)
    .where(sql<Date>`coalesce(tokens.expires_at, 'infinity')`, '>', now),
)

const bySession = prepared('by_session', (db, secret_hash: string, now: Date, seen_since: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('tokens', 'tokens.id', 'sessions.token_id')
    .select(aside('sessions', SESSION))
    .select(aside('users', USER))
    .select(aside('tokens', TOKEN))
    .where('sessions.secret_hash', '=', secret_hash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', seen_since),
)

type ByToken = { token: Row<'tokens'>; user: Row<'users'> }
/** Whose token has this hash, while it lasts. Asked at every request: one question. */
export async function findByToken(rows: Rows, secret_hash: string, now: Date): Promise<ByToken | undefined> {
  const found = await byToken(rows, secret_hash, now)
  return found && { token: part(found, 'tokens', TOKEN), user: part(found, 'users', USER) }
}

type BySession = { session: Row<'sessions'>; user: Row<'users'>; token: Row<'tokens'> | undefined }
/** Whose session has this hash, while it lasts and is used, and the token that it goes back to. */
export async function findBySession(
  rows: Rows,
  secret_hash: string,
  { now, seen_since }: Lasting,
): Promise<BySession | undefined> {
  const found = await bySession(rows, secret_hash, now, seen_since)
  if (!found) return undefined
  const session = part(found, 'sessions', SESSION)
  const token = session.token_id === null ? undefined : part(found, 'tokens', TOKEN)
  return { session, user: part(found, 'users', USER), token }
}
