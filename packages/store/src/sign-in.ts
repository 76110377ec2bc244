import type { Kysely } from 'kysely'
import { isId } from './ids.ts'
import type { Row, Tables } from './tables.ts'

type Db = Kysely<Tables>

export const findSession = (db: Db, secret_hash: string, now: Date): Promise<Row<'sessions'> | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const findToken = (db: Db, secret_hash: string, now: Date): Promise<Row<'tokens'> | undefined> =>
  db
    .selectFrom('tokens')
    .selectAll()
    .where('secret_hash', '=', secret_hash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()

/** Noted at most once a minute: a busy page must not make every read a write. */
export async function noteSeen(db: Db, table: 'sessions' | 'tokens', id: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000)
  await db
    .updateTable(table)
    .set({ seen_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', minuteAgo)]))
    .execute()
}

/** Whether this browser has been signed in as this address before. */
export async function isKnownDevice(db: Db, secret_hash: string, email: string): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('secret_hash', '=', secret_hash)
    .where('email', '=', email)
    .executeTakeFirst()
  return device !== undefined
}

export async function findMagicLink(db: Db, id: string): Promise<Row<'magic_links'> | undefined> {
  if (!isId(id)) return undefined
  return db.selectFrom('magic_links').selectAll().where('id', '=', id).executeTakeFirst()
}

type OneUse = 'magic_links' | 'passes' | 'login_states'

/** Marks a one-use row as used; only one of many parallel callers is told that it was the one. */
export async function useUp(db: Db, table: OneUse, id: string, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  const used = await db
    .updateTable(table)
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
