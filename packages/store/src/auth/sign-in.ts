import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { lockUser } from './people.ts'

/** A session lives until it expires, and as long as it is used: `seen_since` is how long ago it must have been. */
export type Lasting = { now: Date; seen_since: Date }

type Seen = { id: string; seen_at: Date | null }
/** Noted at most once a minute: a busy page must not make every read a write. */
export async function noteSeen(rows: Rows, table: 'sessions' | 'tokens', { id, seen_at }: Seen, now: Date) {
  const minute_ago = new Date(now.getTime() - 60_000)
  if (seen_at && seen_at >= minute_ago && seen_at <= now) return
  await dbOf(rows)
    .updateTable(table)
    .set({ seen_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', minute_ago), eb('seen_at', '>', now)]))
    .execute()
}

/** The person of a session has shown that it is them. */
export async function noteConfirmed(change: Change, session_id: string): Promise<void> {
  await dbOf(change).updateTable('sessions').set({ confirmed_at: change.now }).where('id', '=', session_id).execute()
}

type Beginning = Pick<Row<'sessions'>, 'confirmed_at' | 'passkey_id'>
/** What a session that another one opened begins with: moving to another site shows nothing new. */
export async function beginningOf(change: Change, session_id: string | null): Promise<Beginning> {
  const parent =
    session_id &&
    (await dbOf(change)
      .selectFrom('sessions')
      .select(['confirmed_at', 'passkey_id'])
      .where('id', '=', session_id)
      .executeTakeFirst())
  return parent || { confirmed_at: change.now, passkey_id: null }
}

/** Whether this browser has been signed in as this address before. */
export async function isKnownDevice(rows: Rows, secret_hash: string, email: string): Promise<boolean> {
  const device = await dbOf(rows)
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('secret_hash', '=', secret_hash)
    .where('email', '=', email)
    .executeTakeFirst()
  return device !== undefined
}

/** Whether this person was signed in somewhere before, and never in this browser. The first time ever nothing is new. */
export async function isNewDevice(rows: Rows, user_id: string, secret_hash: string | undefined): Promise<boolean> {
  const db = dbOf(rows)
  const devices = await db.selectFrom('devices').select('secret_hash').where('user_id', '=', user_id).execute()
  if (devices.some((device) => device.secret_hash === secret_hash)) return false
  if (devices.length > 0) return true
  const earlier = await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).limit(1).execute()
  return earlier.length > 0
}

export async function findMagicLink(rows: Rows, id: string): Promise<Row<'magic_links'> | undefined> {
  if (!isId(id)) return undefined
  return dbOf(rows).selectFrom('magic_links').selectAll().where('id', '=', id).executeTakeFirst()
}

type OneUse = 'magic_links' | 'passes' | 'login_states' | 'extension_approvals'

/** Marks a one-use row as used; only one of many parallel callers is told that it was the one. */
export async function useUp(rows: Rows, table: OneUse, id: string, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  const used = await dbOf(rows)
    .updateTable(table)
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

const BY_ID: [string, string] = ['id', 'id']

/** Where a person is signed in, the newest first. */
export async function pageSessions(
  rows: Rows,
  user_id: string,
  { now, seen_since }: Lasting,
  paging: Paging,
): Promise<Page<Row<'sessions'>>> {
  const found = await dbOf(rows)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', seen_since)
    .where(after(paging, BY_ID, false))
    .orderBy(inOrder(BY_ID, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ id }) => id)
}

/** Open passes as well: each would be a session again. What stays stands on its own, as its parent may be among them. */
export async function endOtherSessions(change: Change, user_id: string, kept: string | undefined): Promise<void> {
  const db = dbOf(change)
  await db.deleteFrom('passes').where('user_id', '=', user_id).where('used_at', 'is', null).execute()
  if (kept) await db.updateTable('sessions').set({ session_id: null }).where('id', '=', kept).execute()
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept!))
    .execute()
}

/** Remembers a browser as one its owner signs in from. */
export async function keepDevice(change: Change, user_id: string, secret_hash: string): Promise<void> {
  await dbOf(change)
    .insertInto('devices')
    .values({ id: change.newId(), user_id, secret_hash, created_at: change.now })
    .onConflict((conflict) => conflict.columns(['secret_hash', 'user_id']).doNothing())
    .execute()
}

type Link = Pick<Row<'magic_links'>, 'email' | 'site' | 'language' | 'expires_at'>
export async function addMagicLink(change: Change, link: Link): Promise<string> {
  const id = change.newId()
  await dbOf(change)
    .insertInto('magic_links')
    .values({ id, ...link, created_at: change.now })
    .execute()
  return id
}

/** A pass that was still good; it is used up by this. */
export async function usePass(change: Change, id: string): Promise<Row<'passes'> | undefined> {
  const pass = isId(id) && (await dbOf(change).selectFrom('passes').selectAll().where('id', '=', id).executeTakeFirst())
  if (!pass) return undefined
  await lockUser(change, pass.user_id)
  return (await useUp(change, 'passes', id, change.now)) ? pass : undefined
}
