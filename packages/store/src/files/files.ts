import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type FileRow = Row<'files'>

/** Nothing is made of it yet, and its time is not over. */
const isOpen = (now: Date) => sql<boolean>`ad_media_id is null and expires_at > ${now}`

/** One that was sent, of a team that this person is in. */
export async function findSentFile(
  rows: Rows,
  pk: string,
  { user_id, now }: { user_id: string; now: Date },
): Promise<FileRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('files')
    .selectAll()
    .where('id', '=', pk)
    .where(isOpen(now))
    .where(sql<boolean>`team_id in ${teamsOf(user_id)}`)
    .executeTakeFirst()
}

/** One whose bytes are awaited: for who has proven in another way that they may send them. */
export async function findAwaitedFile(rows: Rows, pk: string, now: Date): Promise<FileRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('files')
    .selectAll()
    .where('id', '=', pk)
    .where('state', '=', 'waiting')
    .where(isOpen(now))
    .executeTakeFirst()
}

/** Those of a team that were announced and are not whole. */
export async function countAwaitedFiles(change: Change, team_id: string): Promise<number> {
  const { n } = await dbOf(change)
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('state', '=', 'waiting')
    .where(isOpen(change.now))
    .executeTakeFirstOrThrow()
  return n
}

/** What a team's files take, those that are to come included. */
export async function bytesOfTeam(rows: Rows, team_id: string): Promise<number> {
  const { bytes } = await dbOf(rows)
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('team_id', '=', team_id)
    .executeTakeFirstOrThrow()
  return bytes
}

export const partOfMedia = (
  rows: Rows,
  ad_media_id: string,
  part: FileRow['part'],
): Promise<Pick<FileRow, 'id' | 'size'> | undefined> =>
  dbOf(rows)
    .selectFrom('files')
    .select(['id', 'size'])
    .where('ad_media_id', '=', ad_media_id)
    .where('part', '=', part)
    .executeTakeFirst()

export async function dropPart(change: Change, ad_media_id: string, part: FileRow['part']): Promise<void> {
  await dbOf(change).deleteFrom('files').where('ad_media_id', '=', ad_media_id).where('part', '=', part).execute()
}

export async function dropOverdueFiles(change: Change): Promise<number> {
  const { numDeletedRows } = await dbOf(change)
    .deleteFrom('files')
    .where('ad_media_id', 'is', null)
    .where('expires_at', '<=', change.now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Those of the ids that no row bears. */
export async function unknownFiles(rows: Rows, ids: readonly string[]): Promise<string[]> {
  const { rows: known } = await sql<{ id: string }>`select id from files where id = any(${ids})`.execute(dbOf(rows))
  const there = new Set(known.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}
