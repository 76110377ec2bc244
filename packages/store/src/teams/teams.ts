import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type TeamRow = Row<'teams'> & { member_count: number; subscriptions: Row<'subscriptions'>[] }

/** A team is named in an address by its slug or its id. One that is being deleted is not there. */
export const findTeam = (rows: Rows, slug_or_id: string): Promise<Row<'teams'> | undefined> =>
  dbOf(rows)
    .selectFrom('teams')
    .selectAll()
    .where(isId(slug_or_id) ? 'id' : 'slug', '=', slug_or_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Also one that is being deleted: what was begun in its name is finished. */
export const findTeamRow = (rows: Rows, id: string): Promise<Row<'teams'> | undefined> =>
  dbOf(rows).selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirst()

/** A subscription whose end has come is not active, whatever the biller has not told us yet. */
export async function teamsWithFacts(rows: Rows, team_ids: string[], now: Date): Promise<TeamRow[]> {
  if (team_ids.length === 0) return []
  const teams = await dbOf(rows)
    .selectFrom('teams')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('memberships')
        .whereRef('team_id', '=', 'teams.id')
        .where('removed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('member_count'),
    )
    .where('id', 'in', team_ids)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const subscriptions = await dbOf(rows)
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', 'in', team_ids)
    .orderBy('start', 'desc')
    .execute()
  return teams.map((team) => ({
    ...team,
    member_count: team.member_count ?? 0,
    subscriptions: subscriptions
      .filter(({ team_id }) => team_id === team.id)
      .map((one) => ({ ...one, active: one.active && !(one.ends_at && one.ends_at <= now) })),
  }))
}

/** The first of meridian, meridian-2, meridian-3 … that is free. */
export async function freeSlug(change: Change, wanted: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${wanted}, 2))`.execute(dbOf(change))
  const taken = await dbOf(change).selectFrom('teams').select('slug').where('slug', 'like', `${wanted}%`).execute()
  const slugs = new Set(taken.map(({ slug }) => slug))
  if (!slugs.has(wanted)) return wanted
  for (let n = 2; ; n++) if (!slugs.has(`${wanted}-${n}`)) return `${wanted}-${n}`
}

export async function addTeam(change: Change, team: Pick<Row<'teams'>, 'slug' | 'name'>): Promise<string> {
  const id = change.newId()
  await dbOf(change)
    .insertInto('teams')
    .values({ id, ...team, created_at: change.now })
    .execute()
  return id
}

type Settable = Partial<Pick<Row<'teams'>, 'name' | 'logo' | 'invoice_email' | 'country' | 'invoice_name'>>
export async function changeTeamRow(change: Change, team_id: string, values: Settable): Promise<void> {
  if (Object.keys(values).length === 0) return
  await dbOf(change).updateTable('teams').set(values).where('id', '=', team_id).execute()
}
