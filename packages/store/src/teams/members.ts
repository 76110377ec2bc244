import type { Level } from '@starling/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** Of the teams that are there, those that a person is in. */
export const teamsOf = (user_id: string): RawBuilder<unknown> => sql`(
  select memberships.team_id from memberships join teams on teams.id = memberships.team_id
  where memberships.user_id = ${user_id} and memberships.removed_at is null and teams.removed_at is null)`

export const findMembership = (rows: Rows, team_id: string, user_id: string): Promise<Row<'memberships'> | undefined> =>
  dbOf(rows)
    .selectFrom('memberships')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export type MemberRow = Pick<Row<'memberships'>, 'id' | 'level' | 'joined_at'> & {
  user: Pick<Row<'users'>, 'id' | 'email' | 'first_name' | 'last_name'>
  /** Their account is being deleted, and their membership with it. */
  is_leaving: boolean
}

/** With those who come back should their account: their membership has ended in the same moment. */
const members = (rows: Rows, team_id: string) =>
  dbOf(rows)
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'level', 'joined_at', 'users.id as user_id', 'email', 'first_name', 'last_name'])
    .select(sql<boolean>`users.removed_at is not null`.as('is_leaving'))
    .where('team_id', '=', team_id)
    .where(sql<boolean>`memberships.removed_at is not distinct from users.removed_at`)

type Found = Omit<MemberRow, 'user'> & Omit<MemberRow['user'], 'id'> & { user_id: string }
const memberRow = ({ id, level, joined_at, is_leaving, user_id, ...person }: Found): MemberRow => ({
  id,
  level,
  joined_at,
  is_leaving,
  user: { id: user_id, ...person },
})

const BY_JOINING: [string, string] = ['joined_at', 'memberships.id']

/** Who is in a team, the first to join first. */
export async function pageMembers(rows: Rows, team_id: string, paging: Paging): Promise<Page<MemberRow>> {
  const found = await members(rows, team_id)
    .where(after(paging, BY_JOINING, true))
    .orderBy(inOrder(BY_JOINING, true))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found.map(memberRow), paging, ({ joined_at }) => joined_at)
}

export async function findMember(rows: Rows, team_id: string, pk: string): Promise<MemberRow | undefined> {
  if (!isId(pk)) return undefined
  const found = await members(rows, team_id).where('memberships.id', '=', pk).executeTakeFirst()
  return found && memberRow(found)
}

export async function isMemberByEmail(rows: Rows, team_id: string, email: string): Promise<boolean> {
  const found = await members(rows, team_id).where('email', '=', email).executeTakeFirst()
  return found !== undefined && !found.is_leaving
}

/** Of someone whose account is being deleted: whether they are in the team again should they come back. */
export async function keepLeaving(change: Change, team_id: string, pk: string, comesBack: boolean): Promise<boolean> {
  if (!isId(pk)) return false
  const kept = await sql`
    update memberships set removed_at = ${comesBack ? sql`users.removed_at` : change.now}
    from users where users.id = user_id and users.removed_at is not null
      and memberships.id = ${pk} and team_id = ${team_id} and memberships.removed_at is not null`.execute(dbOf(change))
  return kept.numAffectedRows === 1n
}

/** Whether both are in a team together. */
export async function isTeammate(rows: Rows, member_id: string, user_id: string): Promise<boolean> {
  if (!isId(member_id)) return false
  const found = await dbOf(rows)
    .selectFrom('memberships as theirs')
    .innerJoin('memberships as mine', 'mine.team_id', 'theirs.team_id')
    .select('theirs.id')
    .where('theirs.id', '=', member_id)
    .where('theirs.removed_at', 'is', null)
    .where('mine.user_id', '=', user_id)
    .where('mine.removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever was in the team before is in it again, as of now. */
export async function joinTeam(change: Change, team_id: string, user_id: string, level: Level): Promise<void> {
  await dbOf(change)
    .insertInto('memberships')
    .values({ id: change.newId(), team_id, user_id, level, joined_at: change.now })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'user_id']).doUpdateSet({ removed_at: null, level, joined_at: change.now }),
    )
    .execute()
}

/**
 * Changes of one team queue behind each other: the last admin cannot be removed twice over, nor one thing be made twice.
 * What only refers to the team, such as a line of its log, does not wait for them.
 */
export async function lockTeam(change: Change, team_id: string): Promise<void> {
  await dbOf(change).selectFrom('teams').select('id').where('id', '=', team_id).forNoKeyUpdate().execute()
}

export async function countAdmins(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('level', '=', 'admin')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Who looks after a team. */
export async function adminsOf(rows: Rows, team_id: string): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', team_id)
    .where('level', '=', 'admin')
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .execute()
  return found.map(({ user_id }) => user_id)
}

export type MembershipRow = { id: string; level: Level; team: Pick<Row<'teams'>, 'id' | 'name' | 'slug' | 'logo'> }

export async function membershipsOf(rows: Rows, user_id: string): Promise<MembershipRow[]> {
  const found = await dbOf(rows)
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['memberships.id', 'level', 'teams.id as team_id', 'name', 'slug', 'logo'])
    .where('user_id', '=', user_id)
    .where('memberships.removed_at', 'is', null)
    .orderBy('name')
    .orderBy('teams.id')
    .execute()
  return found.map(({ id, level, team_id, name, slug, logo }) => ({
    id,
    level,
    team: { id: team_id, name, slug, logo },
  }))
}
