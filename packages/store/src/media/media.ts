import type { MediaKind } from '@starling/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type MediaRow = Row<'ad_media'>

/** One of a team that this person is in. What was removed is not there, unless asked for. */
export async function findReachableMedia(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: { user_id: string; removed?: boolean },
): Promise<MediaRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('ad_media')
    .selectAll()
    .where('id', '=', pk)
    .where(sql<boolean>`team_id in ${teamsOf(user_id)}`)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

type Wanted = Paging & {
  kind?: MediaKind | undefined
  search?: string | undefined
  alt_text?: 'none' | undefined
}

export async function pageMedia(rows: Rows, team_id: string, wanted: Wanted): Promise<Page<MediaRow>> {
  const { kind, search, alt_text } = wanted
  const likely = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const which: RawBuilder<boolean>[] = [
    sql<boolean>`team_id = ${team_id} and removed_at is null`,
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(alt_text ? [sql<boolean>`alt_text = ''`] : []),
    ...(likely ? [sql<boolean>`(name ilike ${likely} or alt_text ilike ${likely})`] : []),
    after(wanted, ['id', 'id'], false),
  ]
  const { rows: found } = await sql<MediaRow>`
    select * from ad_media where ${sql.join(which, sql` and `)}
    order by ${inOrder(['id', 'id'], false)} limit ${limitOf(wanted) + 1}`
    .execute(dbOf(rows))
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, ({ id }) => id)
}

/** Of these ids those that the team has, in no order. */
export async function mediaOfTeam(rows: Rows, team_id: string, ids: readonly string[]): Promise<MediaRow[]> {
  return dbOf(rows)
    .selectFrom('ad_media')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`id = any(${ids.filter(isId)})`)
    .execute()
}

/** The one that was made of the same file, also where it was removed. */
export const findMediaOfFile = (rows: Rows, team_id: string, sha256: string): Promise<MediaRow | undefined> =>
  dbOf(rows)
    .selectFrom('ad_media')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

/** However long ago it was removed: its file is there, and was sent once more. */
export const bringMediaBack = (change: Change, id: string): Promise<MediaRow> =>
  dbOf(change)
    .updateTable('ad_media')
    .set({ removed_at: null, changed_at: change.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function countMedia(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('ad_media')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .executeTakeFirstOrThrow()
  return n
}

/** How many of the 64 signs may differ between two that look the same. */
const ALIKE = 4
const MOST_ALIKE = 10

/** Of each of these, others of the team that look the same. */
export async function similarMedia(
  rows: Rows,
  team_id: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows: found } = await sql<{ id: string; alike: string[] }>`
    select one.id, (array_agg(other.id order by other.id))[1:${sql.raw(String(MOST_ALIKE))}] as alike
    from ad_media one join ad_media other on other.team_id = one.team_id and other.id <> one.id
      and other.removed_at is null
      and bit_count(one.look::bit(64) # other.look::bit(64)) <= ${ALIKE}
    where one.team_id = ${team_id} and one.id = any(${ids}) and one.look is not null and other.look is not null
    group by one.id`.execute(dbOf(rows))
  return new Map(found.map(({ id, alike }) => [id, alike]))
}

/** Of these, those that have a small picture. */
export async function thumbedMedia(rows: Rows, ids: readonly string[]): Promise<Set<string>> {
  const { rows: found } = await sql<{ ad_media_id: string }>`
    select ad_media_id from files where ad_media_id = any(${ids}) and part = 'thumb'`.execute(dbOf(rows))
  return new Set(found.map(({ ad_media_id }) => ad_media_id))
}
