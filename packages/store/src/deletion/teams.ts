import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/**
 * From here on nobody is in the team, so that nobody finds it; nobody can join it, and nothing is read for it. What is
 * ended by this bears the same moment, by which it is found again.
 */
export async function endTeam(change: Change, team_id: string): Promise<void> {
  const { now: removed_at } = change
  const db = dbOf(change)
  await db.updateTable('teams').set({ removed_at }).where('id', '=', team_id).execute()
  for (const table of ['memberships', 'connections'] as const) {
    await db
      .updateTable(table)
      .set({ removed_at })
      .where('team_id', '=', team_id)
      .where('removed_at', 'is', null)
      .execute()
  }
  await db
    .updateTable('invites')
    .set({ removed_at })
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .where('accepted_at', 'is', null)
    .execute()
  await db
    .updateTable('ingest_runs')
    .set({ state: 'stopped', ended_at: removed_at, waits_until: null })
    .where('team_id', '=', team_id)
    .where('state', 'in', ['running', 'waiting'])
    .execute()
}

/** Who was in it and what it read with, as it was. Invites are over: who waits for one is invited again. */
export async function reviveTeam(change: Change, { id, removed_at }: Row<'teams'>): Promise<void> {
  const db = dbOf(change)
  await db.updateTable('teams').set({ removed_at: null }).where('id', '=', id).execute()
  await db
    .updateTable('connections')
    .set({ removed_at: null })
    .where('team_id', '=', id)
    .where('removed_at', '=', removed_at)
    .execute()
  await sql`
    update memberships set removed_at = null where team_id = ${id} and removed_at = ${removed_at}
      and user_id in (select id from users where removed_at is null)`.execute(db)
}

/** Teams in deletion that this person was an admin of when they were deleted, held where a change asks. */
export const endedTeamsOf = (rows: Rows, user_id: string, since: Date): Promise<Row<'teams'>[]> =>
  dbOf(rows)
    .selectFrom('teams')
    .innerJoin('memberships', 'memberships.team_id', 'teams.id')
    .selectAll('teams')
    .where('memberships.user_id', '=', user_id)
    .where('memberships.level', '=', 'admin')
    .whereRef('memberships.removed_at', '=', 'teams.removed_at')
    .where('teams.removed_at', '>', since)
    .orderBy('teams.removed_at', 'desc')
    .orderBy('teams.id')
    .execute()

/** With the log of the team; acts of its members that stand in other teams' logs stay there. */
export async function purgeTeam(change: Change, team_id: string): Promise<void> {
  await dbOf(change).deleteFrom('audit').where('team_id', '=', team_id).execute()
  await sql`delete from spendings where strpos(key, ${team_id}) > 0`.execute(dbOf(change))
  await dbOf(change).deleteFrom('teams').where('id', '=', team_id).execute()
}

export const findEndedTeam = (rows: Rows, id: string): Promise<Row<'teams'> | undefined> =>
  dbOf(rows).selectFrom('teams').selectAll().where('id', '=', id).where('removed_at', 'is not', null).executeTakeFirst()

/** Ids of those whose time is over. */
export async function endedBefore(rows: Rows, table: 'users' | 'teams', moment: Date): Promise<string[]> {
  const found = await dbOf(rows).selectFrom(table).select('id').where('removed_at', '<=', moment).execute()
  return found.map(({ id }) => id)
}
