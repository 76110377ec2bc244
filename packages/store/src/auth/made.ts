import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** What was made in sessions that a passkey opened, and in sessions that these keys opened, and so on. */
export type Made = {
  passkeys: Row<'passkeys'>[]
  tokens: Row<'tokens'>[]
  social_accounts: Row<'social_accounts'>[]
  /** Those that nobody has accepted. */
  invites: Row<'invites'>[]
  sessions: number
}

/** `kept` is the session that is not counted: the one in which it is asked. */
export async function madeWith(rows: Rows, passkey_id: string, kept: string | undefined): Promise<Made> {
  const db = dbOf(rows)
  const { rows: passkeys } = await sql<Row<'passkeys'>>`
    with recursive made as (
      select * from passkeys where passkey_id = ${passkey_id} and removed_at is null
      union
      select passkeys.* from passkeys join made on passkeys.passkey_id = made.id where passkeys.removed_at is null
    )
    select * from made order by id`.execute(db)
  const keys = [passkey_id, ...passkeys.map(({ id }) => id)]
  const of = <T extends 'tokens' | 'social_accounts' | 'invites'>(table: T, which = sql<boolean>`true`) =>
    sql<Row<T>>`select * from ${sql.table(table)} where passkey_id = any(${keys}) and ${which} order by id`
      .execute(db)
      .then((found) => found.rows)
  const { n } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('passkey_id', 'in', keys)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept!))
    .executeTakeFirstOrThrow()
  return {
    passkeys,
    tokens: await of('tokens'),
    social_accounts: await of('social_accounts', sql`revoked_at is null`),
    invites: await of('invites', sql`accepted_at is null and removed_at is null`),
    sessions: n,
  }
}

/** All that these passkeys have opened, but for the session they are removed in: that stands on its own from now on. */
export async function endSessionsOf(change: Change, passkeys: string[], kept: string | undefined): Promise<void> {
  const db = dbOf(change)
  const opened = db.selectFrom('sessions').select('id').where('passkey_id', 'in', passkeys)
  if (kept) {
    await db
      .updateTable('sessions')
      .set({ session_id: null })
      .where('id', '=', kept)
      .where('session_id', 'in', opened)
      .execute()
    await db
      .updateTable('sessions')
      .set({ passkey_id: null })
      .where('id', '=', kept)
      .where('passkey_id', 'in', passkeys)
      .execute()
  }
  await db.deleteFrom('sessions').where('passkey_id', 'in', passkeys).execute()
}

/** What stays goes back to whatever the removed key goes back to: a thief cannot cut it loose by removing the key between. */
export async function keepMade(change: Change, { id, passkey_id }: Row<'passkeys'>): Promise<void> {
  for (const table of ['tokens', 'passkeys', 'social_accounts', 'invites'] as const) {
    await dbOf(change).updateTable(table).set({ passkey_id }).where('passkey_id', '=', id).execute()
  }
}
