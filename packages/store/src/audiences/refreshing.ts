import { type RawBuilder, sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { findReachableAudience, type SavedAudience } from './audiences.ts'

/** Its time has come, it is not paused, not a draft, not before its first day and not after its last; its owner is there. */
const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`refresh_at <= ${now} and removed_at is null
  and status in ('active', 'halted')
  and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
  and (user_id is null or exists (select 1 from users where users.id = audiences.user_id and users.removed_at is null))
  and (team_id is null or exists (select 1 from teams where teams.id = audiences.team_id and teams.removed_at is null))`

/** Ids of those that are to be counted anew. */
export async function dueAudiences(rows: Rows, now: Date): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('audiences')
    .select('id')
    .where(isDue(now))
    .orderBy('refresh_at')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

export const findDueAudience = (rows: Rows, id: string, now: Date): Promise<SavedAudience | undefined> =>
  dbOf(rows).selectFrom('audiences').selectAll().where('id', '=', id).where(isDue(now)).executeTakeFirst()

/** Held until the change has happened, where it is still due as it was found: whoever came first has counted it. */
export async function lockDueAudience(change: Change, found: SavedAudience): Promise<SavedAudience | undefined> {
  return dbOf(change)
    .selectFrom('audiences')
    .selectAll()
    .where('id', '=', found.id)
    .where('refresh_at', '=', found.refresh_at)
    .where('version', '=', found.version)
    .where(isDue(change.now))
    .forUpdate()
    .executeTakeFirst()
}

export type KeptMembers = Pick<Row<'audience_members'>, 'version' | 'size' | 'people'>

export const findAudienceMembers = (rows: Rows, audience_id: string): Promise<KeptMembers | undefined> =>
  dbOf(rows)
    .selectFrom('audience_members')
    .select(['version', 'size', 'people'])
    .where('audience_id', '=', audience_id)
    .executeTakeFirst()

export async function keepAudienceMembers(change: Change, audience: SavedAudience, kept: KeptMembers): Promise<void> {
  const { team_id, user_id } = audience
  const counted = { ...kept, counted_at: change.now }
  await dbOf(change)
    .insertInto('audience_members')
    .values({ audience_id: audience.id, team_id, user_id, ...counted })
    .onConflict((conflict) => conflict.column('audience_id').doUpdateSet(counted))
    .execute()
}

export async function forgetAudienceMembers(change: Change, audience_id: string): Promise<void> {
  await dbOf(change).deleteFrom('audience_members').where('audience_id', '=', audience_id).execute()
}

/** Another version that asks for the same people. */
export async function moveAudienceMembers(change: Change, audience_id: string, version: number): Promise<void> {
  await dbOf(change).updateTable('audience_members').set({ version }).where('audience_id', '=', audience_id).execute()
}

export type AudienceNews = { audience: SavedAudience; size: Row<'audience_sizes'>; before: number }

/** A count that was told of, with its audience while who set the rule may still open it. */
export async function findAudienceNews(rows: Rows, size_id: string): Promise<AudienceNews | undefined> {
  const db = dbOf(rows)
  const size = await db.selectFrom('audience_sizes').selectAll().where('id', '=', size_id).executeTakeFirst()
  if (!size) return undefined
  const there = await db.selectFrom('audiences').selectAll().where('id', '=', size.audience_id).executeTakeFirst()
  if (!there?.refreshed_by) return undefined
  const reach = { user_id: there.refreshed_by, reach: 'both' } as const
  const audience = await findReachableAudience(rows, there.id, reach)
  return audience && { audience, size, before: size.size - (size.joined ?? 0) + (size.left ?? 0) }
}

/** The newest count of each that moved more than chance explains, of a person who is told of it and has not looked. */
export async function newsOf(
  rows: Rows,
  audiences: readonly Pick<SavedAudience, 'id' | 'refreshed_by'>[],
  user_id: string,
): Promise<Map<string, Row<'audience_sizes'>>> {
  const ids = audiences.filter(({ refreshed_by }) => refreshed_by === user_id).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('audience_sizes')
    .innerJoin('audiences', 'audiences.id', 'audience_sizes.audience_id')
    .selectAll('audience_sizes')
    .distinctOn('audience_id')
    .where('audience_id', 'in', ids)
    .where('is_notable', '=', true)
    .where(sql<boolean>`(refresh_seen_at is null or refresh_seen_at < counted_at)`)
    .orderBy('audience_id')
    .orderBy('counted_at', 'desc')
    .execute()
  return new Map(found.map((row) => [row.audience_id, row]))
}
