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

export async function madeWith(rows: Rows, passkey_id: string): Promise<Made> {
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
    .executeTakeFirstOrThrow()
  return {
    passkeys,
    tokens: await of('tokens'),
    social_accounts: await of('social_accounts', sql`revoked_at is null`),
    invites: await of('invites', sql`accepted_at is null and removed_at is null`),
    sessions: n,
  }
}

/** All that these passkeys have opened, also the session they are removed in: what it made later would be nobody's. */
export async function endSessionsOf(change: Change, passkeys: string[]): Promise<void> {
  await dbOf(change).deleteFrom('sessions').where('passkey_id', 'in', passkeys).execute()
}

/**
 * Before a token is deleted, while it is still known what was sent with it and with the tokens made with it. They are
 * held first: whoever sends an invite holds the token, then writes the invite.
 */
export async function withdrawInvitesOf(change: Change, token_id: string): Promise<Row<'invites'>[]> {
  const { rows: tokens } = await sql<{ id: string }>`
    with recursive made as (
      select id from tokens where id = ${token_id}
      union
      select tokens.id from tokens join made on tokens.token_id = made.id
    )
    select id from tokens where id in (select id from made) order by id for update`.execute(dbOf(change))
  if (tokens.length === 0) return []
  return dbOf(change)
    .updateTable('invites')
    .set({ removed_at: change.now })
    .where(
      'token_id',
      'in',
      tokens.map(({ id }) => id),
    )
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .returningAll()
    .execute()
}

/** What stays goes back to whatever the removed key goes back to: a thief cannot cut it loose by removing the key between. */
export async function keepMade(change: Change, { id, passkey_id }: Row<'passkeys'>): Promise<void> {
  for (const table of ['tokens', 'passkeys', 'social_accounts', 'invites'] as const) {
    await dbOf(change).updateTable(table).set({ passkey_id }).where('passkey_id', '=', id).execute()
  }
}
