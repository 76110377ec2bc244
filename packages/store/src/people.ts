import type { Kysely } from 'kysely'
import type { Change } from './change.ts'
import type { Level, Row, Tables } from './tables.ts'

type Db = Kysely<Tables>

export const findUser = (db: Db, id: string): Promise<Row<'users'> | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string): Promise<Row<'users'> | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export async function findOrAddUser({ db, newId, now }: Change, email: string): Promise<Row<'users'>> {
  await db
    .insertInto('users')
    .values({ id: newId(), email, first_name: '', last_name: '', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return (await findUserByEmail(db, email))!
}

/** The person has shown that they read this mailbox, so it is a way in. */
export async function noteVerified({ db, now }: Change, user_id: string): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', user_id).execute()
}

export const groupsOf = (db: Db, user_id: string): Promise<{ name: string }[]> =>
  db.selectFrom('user_groups').select('name').where('user_id', '=', user_id).orderBy('name').execute()

export type MembershipRow = { id: string; level: Level; team: Pick<Row<'teams'>, 'id' | 'name' | 'slug' | 'logo'> }

export async function membershipsOf(db: Db, user_id: string): Promise<MembershipRow[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['memberships.id', 'level', 'teams.id as team_id', 'name', 'slug', 'logo'])
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('teams.id')
    .execute()
  return rows.map(({ id, level, team_id, name, slug, logo }) => ({
    id,
    level,
    team: { id: team_id, name, slug, logo },
  }))
}
