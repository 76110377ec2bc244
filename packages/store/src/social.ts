import { type Kysely, sql } from 'kysely'
import type { SocialNetwork } from './social-tables.ts'
import type { Row, Tables } from './tables.ts'

type Db = Kysely<Tables>

/** The person whose account this is here; a disconnected one is nobody's. */
export const findLinked = (db: Db, network: SocialNetwork, uid: string): Promise<Row<'social_accounts'> | undefined> =>
  db
    .selectFrom('social_accounts')
    .selectAll()
    .where('network', '=', network)
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whoever links the same account at the same time waits, and then finds it linked. */
export async function lockAccount(db: Db, network: SocialNetwork, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${uid}`}, 3))`.execute(db)
}

export const linkedOf = (db: Db, user_id: string): Promise<Row<'social_accounts'>[]> =>
  db
    .selectFrom('social_accounts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()

export const findLoginState = (db: Db, state_hash: string): Promise<Row<'login_states'> | undefined> =>
  db.selectFrom('login_states').selectAll().where('state_hash', '=', state_hash).executeTakeFirst()

/** Who came back to this browser last and has not yet said who they are here. */
export const findArrived = (
  db: Db,
  browser_hash: string,
  network: SocialNetwork,
  now: Date,
): Promise<Row<'login_states'> | undefined> =>
  db
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
export async function finishLoginState(db: Db, id: string, now: Date): Promise<boolean> {
  const finished = await db
    .updateTable('login_states')
    .set({ finished_at: now, arrived: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return finished.numUpdatedRows === 1n
}
