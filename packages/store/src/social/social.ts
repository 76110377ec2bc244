import type { SocialNetwork } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** The person whose account this is here; a disconnected one is nobody's. */
export const findLinked = (
  rows: Rows,
  network: SocialNetwork,
  uid: string,
): Promise<Row<'social_accounts'> | undefined> =>
  dbOf(rows)
    .selectFrom('social_accounts')
    .selectAll()
    .where('network', '=', network)
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whoever links the same account at the same time waits, and then finds it linked. */
export async function lockAccount(rows: Rows, network: SocialNetwork, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${uid}`}, 3))`.execute(dbOf(rows))
}

export const linkedOf = (rows: Rows, user_id: string): Promise<Row<'social_accounts'>[]> =>
  dbOf(rows)
    .selectFrom('social_accounts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()

export const findLoginState = (rows: Rows, state_hash: string): Promise<Row<'login_states'> | undefined> =>
  dbOf(rows).selectFrom('login_states').selectAll().where('state_hash', '=', state_hash).executeTakeFirst()

/** Who came back to this browser last and has not yet said who they are here. */
export const findArrived = (
  rows: Rows,
  browser_hash: string,
  network: SocialNetwork,
  now: Date,
): Promise<Row<'login_states'> | undefined> =>
  dbOf(rows)
    .selectFrom('login_states')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('network', '=', network)
    .where('arrived', 'is not', null)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Only one of many parallel callers is told that it was the one. */
export async function finishLoginState(rows: Rows, id: string, now: Date): Promise<boolean> {
  const finished = await dbOf(rows)
    .updateTable('login_states')
    .set({ finished_at: now, arrived: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return finished.numUpdatedRows === 1n
}

type Departed = Omit<Row<'login_states'>, 'id' | 'created_at' | 'used_at' | 'arrived' | 'finished_at' | 'sealed'>

/** Someone leaves for a network. What they need again on the way back is sealed with the row's id. */
export async function addLoginState(change: Change, departed: Departed, seal: (id: string) => string): Promise<string> {
  const id = change.newId()
  await dbOf(change)
    .insertInto('login_states')
    .values({ id, ...departed, sealed: seal(id), created_at: change.now })
    .execute()
  return id
}

/** Someone new came back: kept until they have said who they are here. */
export async function keepArrived(change: Change, id: string, arrived: string, expires_at: Date): Promise<void> {
  await dbOf(change).updateTable('login_states').set({ arrived, expires_at }).where('id', '=', id).execute()
}
