import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** Every way in ends with this, and what runs in the person's name stops. Grants at networks are ended by their room. */
export async function endUser(change: Change, user_id: string): Promise<void> {
  const { now: removed_at } = change
  const db = dbOf(change)
  await db.updateTable('users').set({ removed_at }).where('id', '=', user_id).execute()
  for (const table of ['sessions', 'tokens', 'passes', 'devices', 'takeouts', 'login_states', 'ad_grants'] as const) {
    await db.deleteFrom(table).where('user_id', '=', user_id).execute()
  }
  await db
    .updateTable('memberships')
    .set({ removed_at })
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .execute()
  await db
    .updateTable('follow_runs')
    .set({ state: 'stopped', ended_at: removed_at, waits_until: null })
    .where('user_id', '=', user_id)
    .where('state', 'in', ['preview', 'running', 'waiting'])
    .execute()
}

/** In the teams again that are still there. Ways in are made anew by whoever signs in. */
export async function reviveUser(change: Change, { id, removed_at }: Row<'users'>): Promise<void> {
  const db = dbOf(change)
  await db.updateTable('users').set({ removed_at: null }).where('id', '=', id).execute()
  await sql`
    update memberships set removed_at = null where user_id = ${id} and removed_at = ${removed_at}
      and team_id in (select id from teams where removed_at is null)`.execute(db)
}

/** Names of the teams that would have no admin without this person. */
export async function soleAdminOf(rows: Rows, user_id: string): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select teams.name from memberships join teams on teams.id = memberships.team_id
    where user_id = ${user_id} and level = 'admin' and memberships.removed_at is null and not exists (
      select from memberships as other where other.team_id = teams.id and other.user_id <> ${user_id}
        and other.level = 'admin' and other.removed_at is null)
    order by teams.name, teams.id`.execute(dbOf(rows))
  return found.map(({ name }) => name)
}

/**
 * All that is a person's. What they did in a team stays in its log as done by somebody who is gone; their address is
 * taken out of what others did to them.
 */
export async function purgeUser(change: Change, { id, email }: Pick<Row<'users'>, 'id' | 'email'>): Promise<void> {
  const db = dbOf(change)
  const own = sql`case when team_id is null then null else`
  await sql`
    update audit set user_id = null, address = null, device = null,
      actor = case when actor = 'operator' then actor else 'deleted' end,
      subject = ${own} subject end, subject_id = ${own} subject_id end,
      detail = case when team_id is null then '{}' else detail end
    where (actor = ${id} or user_id = ${id}) and exists (select from audit_teams where audit_id = audit.id)`.execute(db)
  await sql`delete from audit where user_id = ${id} or actor = ${id}`.execute(db)
  await sql`update audit set subject = null where subject = ${email}`.execute(db)
  await sql`update audit set subject_id = null where subject_id = ${id}`.execute(db)
  await db.deleteFrom('invites').where('email', '=', email).execute()
  await db.deleteFrom('magic_links').where('email', '=', email).execute()
  await db.deleteFrom('idempotency_keys').where('owner', '=', id).execute()
  await sql`delete from spendings where strpos(key, ${id}) > 0 or strpos(key, ${email}) > 0`.execute(db)
  await sql`delete from outbox where strpos(payload::text, ${id}) > 0`.execute(db)
  await db.deleteFrom('users').where('id', '=', id).execute()
}
