import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** What a token opens. */
export type OpenLink = Pick<Row<'shared_links'>, 'id' | 'team_id' | 'expires_at'> & { team: string; content: Buffer }

/**
 * One that has not ended, was not revoked, and whose maker is still in its team. Everything else is nothing, and nothing
 * tells why: an account or a team that is deleted has no memberships, and gets its links back with them.
 */
export const findOpenLink = (rows: Rows, token_hash: string, now: Date): Promise<OpenLink | undefined> =>
  dbOf(rows)
    .selectFrom('shared_links')
    .innerJoin('shared_answers', 'shared_answers.link_id', 'shared_links.id')
    .innerJoin('teams', 'teams.id', 'shared_links.team_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'shared_links.team_id')
        .onRef('memberships.user_id', '=', 'shared_links.made_by'),
    )
    .select([
      'shared_links.id',
      'shared_links.team_id',
      'shared_links.expires_at',
      'teams.name as team',
      'shared_answers.content',
    ])
    .where('shared_links.token_hash', '=', token_hash)
    .where('shared_links.removed_at', 'is', null)
    .where('shared_links.expires_at', '>', now)
    .where('memberships.removed_at', 'is', null)
    .where('teams.removed_at', 'is', null)
    .executeTakeFirst()

export async function countOpening(change: Change, id: string): Promise<void> {
  await dbOf(change)
    .updateTable('shared_links')
    .set((row) => ({ opened: row('opened', '+', 1), opened_at: change.now }))
    .where('id', '=', id)
    .execute()
}

/** How many are open: of the team, and of one person in all teams. */
export async function countOpenLinks(
  change: Change,
  { team_id, made_by }: Pick<Row<'shared_links'>, 'team_id' | 'made_by'>,
): Promise<{ of_team: number; of_person: number }> {
  const { rows } = await sql<{ of_team: number; of_person: number }>`
    select count(*) filter (where team_id = ${team_id})::int as of_team,
      count(*) filter (where made_by = ${made_by})::int as of_person
    from shared_links
    where (team_id = ${team_id} or made_by = ${made_by}) and removed_at is null and expires_at > ${change.now}`.execute(
    dbOf(change),
  )
  return rows[0]!
}

export type LinkMaker = Pick<Row<'users'>, 'id' | 'email' | 'first_name' | 'last_name'> & { is_member: boolean }

/** Those who made links of a team, by id. */
export async function makersOf(
  rows: Rows,
  team_id: string,
  links: readonly Row<'shared_links'>[],
): Promise<Map<string, LinkMaker>> {
  const ids = [...new Set(links.map(({ made_by }) => made_by))]
  if (ids.length === 0) return new Map()
  const people = await dbOf(rows)
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.team_id', '=', team_id)
        .on('memberships.removed_at', 'is', null),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'memberships.id as membership_id'])
    .where('users.id', 'in', ids)
    .execute()
  return new Map(
    people.map(({ membership_id, ...person }) => [person.id, { ...person, is_member: membership_id !== null }]),
  )
}
