import { type Kysely, sql } from 'kysely'
import { isId } from './ids.ts'
import type { Row, Tables } from './tables.ts'

type Db = Kysely<Tables>

export type TeamRow = Row<'teams'> & { member_count: number; subscriptions: Row<'subscriptions'>[] }

/** A team is named in an address by its slug or its id. */
export const findTeam = (db: Db, slug_or_id: string): Promise<Row<'teams'> | undefined> =>
  db
    .selectFrom('teams')
    .selectAll()
    .where(isId(slug_or_id) ? 'id' : 'slug', '=', slug_or_id)
    .executeTakeFirst()

export async function teamsWithFacts(db: Db, team_ids: string[]): Promise<TeamRow[]> {
  if (team_ids.length === 0) return []
  const teams = await db
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
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', 'in', team_ids)
    .orderBy('start', 'desc')
    .execute()
  return teams.map((team) => ({
    ...team,
    member_count: team.member_count ?? 0,
    subscriptions: subscriptions.filter(({ team_id }) => team_id === team.id),
  }))
}

/** The first of meridian, meridian-2, meridian-3 … that is free. */
export async function freeSlug(db: Db, wanted: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${wanted}, 2))`.execute(db)
  const taken = await db.selectFrom('teams').select('slug').where('slug', 'like', `${wanted}%`).execute()
  const slugs = new Set(taken.map(({ slug }) => slug))
  if (!slugs.has(wanted)) return wanted
  for (let n = 2; ; n++) if (!slugs.has(`${wanted}-${n}`)) return `${wanted}-${n}`
}

export const findMembership = (db: Db, team_id: string, user_id: string): Promise<Row<'memberships'> | undefined> =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export type MemberRow = Pick<Row<'memberships'>, 'id' | 'level' | 'joined_at' | 'removed_at'> & {
  user: Pick<Row<'users'>, 'id' | 'email' | 'first_name' | 'last_name'>
}

/** All who are or were members; a caller chooses. */
export async function membersOf(db: Db, team_id: string): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.id',
      'level',
      'joined_at',
      'removed_at',
      'users.id as user_id',
      'email',
      'first_name',
      'last_name',
    ])
    .where('team_id', '=', team_id)
    .orderBy('joined_at')
    .orderBy('memberships.id')
    .execute()
  return rows.map(({ id, level, joined_at, removed_at, user_id, ...person }) => ({
    id,
    level,
    joined_at,
    removed_at,
    user: { id: user_id, ...person },
  }))
}

/** Changes of one team's admins queue behind each other, so that the last one cannot be removed twice over. */
export async function lockTeam(db: Db, team_id: string): Promise<void> {
  await db.selectFrom('teams').select('id').where('id', '=', team_id).forUpdate().execute()
}

export async function countAdmins(db: Db, team_id: string): Promise<number> {
  const { n } = await db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('level', '=', 'admin')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export type InviteRow = Row<'invites'> & { inviter: string }

export const invitesOf = (db: Db, team_id: string): Promise<InviteRow[]> =>
  db
    .selectFrom('invites')
    .innerJoin('users', 'users.id', 'invites.invited_by')
    .selectAll('invites')
    .select('users.email as inviter')
    .where('team_id', '=', team_id)
    .orderBy('invites.id', 'desc')
    .execute()
