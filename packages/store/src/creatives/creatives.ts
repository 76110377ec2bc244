import type { CreativeKind } from '@starling/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type CreativeRow = Row<'ad_creatives'>

/** One of a team that this person is in. What was removed is not there, unless asked for. */
export async function findReachableCreative(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: { user_id: string; removed?: boolean },
): Promise<CreativeRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('ad_creatives')
    .selectAll()
    .where('id', '=', pk)
    .where(sql<boolean>`team_id in ${teamsOf(user_id)}`)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

/** So that of two who save at once the second sees what the first did. */
export const lockCreative = (change: Change, id: string): Promise<CreativeRow | undefined> =>
  dbOf(change)
    .selectFrom('ad_creatives')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function countCreatives(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('ad_creatives')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

type Wanted = Paging & {
  kind?: CreativeKind | undefined
  search?: string | undefined
  variant_of?: string | undefined
}

export async function pageCreatives(rows: Rows, team_id: string, wanted: Wanted): Promise<Page<CreativeRow>> {
  const { kind, search, variant_of } = wanted
  if (variant_of !== undefined && !isId(variant_of)) return { rows: [], next: null }
  const likely = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const which: RawBuilder<boolean>[] = [
    sql<boolean>`team_id = ${team_id} and removed_at is null`,
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(likely ? [sql<boolean>`(name ilike ${likely} or text ilike ${likely})`] : []),
    ...(variant_of ? [sql<boolean>`(id = ${variant_of} or variant_of = ${variant_of})`] : []),
    after(wanted, ['changed_at', 'id'], false),
  ]
  const { rows: found } = await sql<CreativeRow>`
    select * from ad_creatives where ${sql.join(which, sql` and `)}
    order by ${inOrder(['changed_at', 'id'], false)} limit ${limitOf(wanted) + 1}`
    .execute(dbOf(rows))
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, ({ changed_at }) => changed_at)
}

/** All of the groups that these are in, the first made first: which letter each bears. */
export async function variantsAmong(rows: Rows, creatives: readonly CreativeRow[]): Promise<Map<string, string[]>> {
  const heads = [...new Set(creatives.map(({ id, variant_of }) => variant_of ?? id))]
  const { rows: found } = await sql<{ head: string; ids: string[] }>`
    select variant_of as head, array_agg(id order by id) as ids from ad_creatives
    where variant_of = any(${heads}) group by variant_of`.execute(dbOf(rows))
  return new Map(found.map(({ head, ids }) => [head, ids]))
}

type PostAt = Pick<Row<'creative_posts'>, 'creative_id' | 'version' | 'account_id'>
export const findCreativePost = (rows: Rows, { creative_id, version, account_id }: PostAt) =>
  dbOf(rows)
    .selectFrom('creative_posts')
    .selectAll()
    .where('creative_id', '=', creative_id)
    .where('version', '=', version)
    .where('account_id', '=', account_id)
    .executeTakeFirst()

/** To note it twice is no harm. */
export async function noteCreativePost(
  change: Change,
  row: PostAt & { team_id: string; tweet_id: string },
): Promise<void> {
  await dbOf(change)
    .insertInto('creative_posts')
    .values({ id: change.newId(), created_at: change.now, ...row })
    .onConflict((conflict) => conflict.columns(['creative_id', 'version', 'account_id']).doNothing())
    .execute()
}
