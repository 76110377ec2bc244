import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type UploadRow = Row<'uploaded_audiences'>

/** All that is done at X for one goes one after the other. */
export const uploadSubject = (id: string): string => `upload ${id}`

/** One of a team that this person is in. What was removed is not there, unless asked for. */
export async function findReachableUpload(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: { user_id: string; removed?: boolean },
): Promise<UploadRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('uploaded_audiences')
    .selectAll()
    .where('id', '=', pk)
    .where(sql<boolean>`uploaded_audiences.team_id in ${teamsOf(user_id)}`)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

/** Also one that was removed: for whoever carries out what was begun. */
export const findUpload = (rows: Rows, id: string): Promise<UploadRow | undefined> =>
  dbOf(rows).selectFrom('uploaded_audiences').selectAll().where('id', '=', id).executeTakeFirst()

export const lockUpload = (change: Change, id: string): Promise<UploadRow | undefined> =>
  dbOf(change).selectFrom('uploaded_audiences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const changeUpload = (
  change: Change,
  id: string,
  values: Partial<Omit<UploadRow, 'id' | 'team_id'>>,
): Promise<unknown> =>
  dbOf(change)
    .updateTable('uploaded_audiences')
    .set({ ...values, changed_at: change.now })
    .where('id', '=', id)
    .execute()

type People = Pick<Row<'uploaded_people'>, 'told' | 'wanted'>
export const findUploadedPeople = (rows: Rows, id: string): Promise<People | undefined> =>
  dbOf(rows).selectFrom('uploaded_people').select(['told', 'wanted']).where('id', '=', id).executeTakeFirst()

export const wantPeople = (change: Change, { id, team_id }: Pick<UploadRow, 'id' | 'team_id'>, wanted: Buffer) =>
  dbOf(change)
    .insertInto('uploaded_people')
    .values({ id, team_id, told: null, wanted })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ wanted }))
    .execute()

/** X knows now whom it was to know. */
export const notePeopleTold = (change: Change, id: string): Promise<unknown> =>
  sql`update uploaded_people set told = wanted, wanted = null where id = ${id}`.execute(dbOf(change))

/** X knows nobody of it any more; whoever is to be told again is whoever was to be told last. */
export const forgetPeopleTold = (change: Change, id: string): Promise<unknown> =>
  sql`update uploaded_people set wanted = coalesce(wanted, told), told = null where id = ${id}`.execute(dbOf(change))

export type AccountOfUpload = Pick<Row<'team_accounts'>, 'id' | 'name' | 'account_id'>
export async function accountsOfUploads(
  rows: Rows,
  uploads: readonly Pick<UploadRow, 'team_account_id'>[],
): Promise<Map<string, AccountOfUpload>> {
  const ids = [...new Set(uploads.map(({ team_account_id }) => team_account_id))]
  if (ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('team_accounts')
    .select(['id', 'name', 'account_id'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((account) => [account.id, account]))
}

/** Addresses of who uploaded them. */
export async function uploadersOf(
  rows: Rows,
  uploads: readonly Pick<UploadRow, 'uploaded_by'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(uploads.flatMap(({ uploaded_by }) => uploaded_by ?? []))]
  if (ids.length === 0) return new Map()
  const people = await dbOf(rows).selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, email }) => [id, email]))
}

export async function countUploads(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('uploaded_audiences')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Whether an ad account has this audience already, in another row than this one. Under the team's lock, or it may come meanwhile. */
export async function isUploaded(
  change: Change,
  {
    id,
    team_id,
    team_account_id,
    audience_id,
  }: Pick<UploadRow, 'team_id' | 'team_account_id' | 'audience_id'> & { id?: string },
): Promise<boolean> {
  if (audience_id === null) return false
  const found = await dbOf(change)
    .selectFrom('uploaded_audiences')
    .select('id')
    .where('team_id', '=', team_id)
    .where('team_account_id', '=', team_account_id)
    .where('audience_id', '=', audience_id)
    .where('removed_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '!=', id!))
    .executeTakeFirst()
  return found !== undefined
}

const MINUTE_MS = 60_000
/** What X may have got on with: soon where it is at it, now and then where it is not. */
export const uploadsToCheck = (rows: Rows, now: Date, most: number): Promise<UploadRow[]> =>
  dbOf(rows)
    .selectFrom('uploaded_audiences')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('x_id', 'is not', null)
    .where('state', 'in', ['processing', 'ready', 'too_small'])
    .where(
      sql<boolean>`(checked_at is null or checked_at <= ${new Date(now.getTime() - 360 * MINUTE_MS)}
        or state = 'processing' and checked_at <= ${new Date(now.getTime() - 25 * MINUTE_MS)})`,
    )
    .orderBy(sql`checked_at nulls first`)
    .limit(most)
    .execute()

/** Those whose rule says that it is time, and that are not on their way. */
export async function uploadsToRefresh(rows: Rows, now: Date): Promise<string[]> {
  const due = await dbOf(rows)
    .selectFrom('uploaded_audiences')
    .select('id')
    .where('removed_at', 'is', null)
    .where('refresh_at', '<=', now)
    .where('state', 'in', ['processing', 'ready', 'too_small'])
    .orderBy('refresh_at')
    .execute()
  return due.map(({ id }) => id)
}
