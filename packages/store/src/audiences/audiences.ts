import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Owner } from '../table.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type SavedAudience = Row<'audiences'>
/** Whose audiences are looked through: of teams that a person is in, of the person, or both. */
export type AudienceReach = 'teams' | 'person' | 'both'

export const ownerOfAudience = ({ team_id, user_id }: Pick<SavedAudience, 'team_id' | 'user_id'>): Owner =>
  team_id === null ? { user_id: user_id! } : { team_id }

const ofTeams = (user_id: string) => sql<boolean>`audiences.team_id in ${teamsOf(user_id)}`
const ofPerson = (user_id: string) => sql<boolean>`audiences.user_id = ${user_id}`
const REACHES: Record<AudienceReach, (user_id: string) => ReturnType<typeof ofTeams>> = {
  teams: ofTeams,
  person: ofPerson,
  both: (user_id) => sql<boolean>`(${ofPerson(user_id)} or ${ofTeams(user_id)})`,
}

/** One that this person may open: theirs, or of a team that they are in. What was removed is not there, unless asked for. */
export async function findReachableAudience(
  rows: Rows,
  pk: string,
  { user_id, reach, removed = false }: { user_id: string; reach: AudienceReach; removed?: boolean },
): Promise<SavedAudience | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('audiences')
    .selectAll()
    .where('id', '=', pk)
    .where(REACHES[reach](user_id))
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

export async function countAudiences(rows: Rows, owner: Owner): Promise<number> {
  const [column, id] = Object.entries(owner)[0] as ['team_id' | 'user_id', string]
  const { n } = await dbOf(rows)
    .selectFrom('audiences')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(column, '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** The newest other of an owner that asks the same. */
export async function findSameAudience(
  rows: Rows,
  { id, days, audience_creator_query_id, ...row }: SavedAudience,
): Promise<Pick<SavedAudience, 'id' | 'name'> | undefined> {
  const [column, owner] = Object.entries(ownerOfAudience(row))[0] as ['team_id' | 'user_id', string]
  return dbOf(rows)
    .selectFrom('audiences')
    .select(['id', 'name'])
    .where(column, '=', owner)
    .where('id', '<>', id)
    .where('audience_creator_query_id', '=', audience_creator_query_id)
    .where('days', 'is not distinct from', days)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** So that two who save at once make two versions. */
export async function lockAudience(change: Change, id: string): Promise<SavedAudience | undefined> {
  return dbOf(change)
    .selectFrom('audiences')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function findVersion(
  rows: Rows,
  audience_id: string,
  number: number,
): Promise<Row<'audience_versions'> | undefined> {
  return dbOf(rows)
    .selectFrom('audience_versions')
    .selectAll()
    .where('audience_id', '=', audience_id)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** How many people each version had when it was counted last, by audience and number. */
export async function sizesByVersion(
  rows: Rows,
  versions: readonly { audience_id: string }[],
): Promise<Map<string, number>> {
  const ids = [...new Set(versions.map(({ audience_id }) => audience_id))]
  if (ids.length === 0) return new Map()
  const counted = await dbOf(rows)
    .selectFrom('audience_sizes')
    .select(['audience_id', 'version', 'size'])
    .distinctOn(['audience_id', 'version'])
    .where('audience_id', 'in', ids)
    .orderBy('audience_id')
    .orderBy('version')
    .orderBy('counted_at', 'desc')
    .execute()
  return new Map(counted.map(({ audience_id, version, size }) => [`${audience_id} ${version}`, size]))
}

/** A version by its own id, with what it is a version of. */
export async function findVersionById(
  rows: Rows,
  pk: string,
  user_id: string,
): Promise<{ version: Row<'audience_versions'>; audience: SavedAudience } | undefined> {
  if (!isId(pk)) return undefined
  const version = await dbOf(rows).selectFrom('audience_versions').selectAll().where('id', '=', pk).executeTakeFirst()
  const audience = version && (await findReachableAudience(rows, version.audience_id, { user_id, reach: 'teams' }))
  return audience && { version, audience }
}

export type AudienceAuthor = Pick<Row<'users'>, 'id' | 'email' | 'first_name' | 'last_name'>
export async function authorsOf(
  rows: Rows,
  made: readonly { made_by: string | null }[],
): Promise<Map<string, AudienceAuthor>> {
  const ids = [...new Set(made.flatMap(({ made_by }) => made_by ?? []))]
  if (ids.length === 0) return new Map()
  const people = await dbOf(rows)
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(people.map((person) => [person.id, person]))
}
