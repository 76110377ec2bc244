import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type CatalogRow = Row<'catalog_audiences'>

export async function findCatalogAudience(rows: Rows, pk: string): Promise<CatalogRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('catalog_audiences')
    .selectAll()
    .where('id', '=', pk)
    .where('status', '<>', 'paused')
    .executeTakeFirst()
}

export type OfferedAudience = Pick<CatalogRow, 'key' | 'kind' | 'name' | 'name_ja' | 'categories' | 'region' | 'body'> &
  Pick<CatalogRow, 'size'>

/** What the corpus offers now. What it offered before and offers no more is halted, and stays to be found by its id. */
export async function keepCatalog(change: Change, offered: readonly OfferedAudience[]): Promise<void> {
  const db = dbOf(change)
  for (const { body, ...one } of offered) {
    const counted = { size: one.size, sized_at: change.now, body: JSON.stringify(body) }
    const unlessRenamed = (column: 'name' | 'name_ja') =>
      sql<string>`case when catalog_audiences.is_renamed then ${sql.ref(`catalog_audiences.${column}`)} else ${one[column]} end`
    const named = { categories: one.categories, region: one.region }
    await db
      .insertInto('catalog_audiences')
      .values({
        id: change.newId(),
        ...one,
        ...counted,
        former_size: null,
        starts_at: null,
        ends_at: null,
        created_at: change.now,
        changed_at: change.now,
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          ...counted,
          ...named,
          name: unlessRenamed('name'),
          name_ja: unlessRenamed('name_ja'),
          former_size: sql<number>`catalog_audiences.size`,
          // Hidden by the operator it stays hidden.
          status: sql`case when catalog_audiences.status = 'halted' then 'active' else catalog_audiences.status end`,
        }),
      )
      .execute()
  }
  const keys = offered.map(({ key }) => key)
  await db
    .updateTable('catalog_audiences')
    .set({ status: 'halted', changed_at: change.now })
    .where('status', '=', 'active')
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute()
}

/** What an operator put into it: counted with the rest, by the rules of the rest. */
export const addedToCatalog = (rows: Rows): Promise<CatalogRow[]> =>
  dbOf(rows).selectFrom('catalog_audiences').selectAll().where('kind', '=', 'added').execute()

/** Not shown until it was counted. */
export async function addToCatalog(
  change: Change,
  { body, ...given }: Pick<CatalogRow, 'name' | 'name_ja' | 'categories' | 'region' | 'body'>,
): Promise<string> {
  const id = change.newId()
  await dbOf(change)
    .insertInto('catalog_audiences')
    .values({
      id,
      key: `added ${id}`,
      kind: 'added',
      ...given,
      body: JSON.stringify(body),
      status: 'halted',
      size: 0,
      former_size: null,
      sized_at: change.now,
      starts_at: null,
      ends_at: null,
      created_at: change.now,
      changed_at: change.now,
    })
    .execute()
  return id
}

/** What an operator changes of one; undefined where there is none of this id. */
export async function changeInCatalog(
  change: Change,
  id: string,
  values: { name: string; name_ja: string; is_renamed: true } | { status: 'active' | 'paused' },
): Promise<CatalogRow | undefined> {
  if (!isId(id)) return undefined
  return dbOf(change)
    .updateTable('catalog_audiences')
    .set({ ...values, changed_at: change.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** All of it, the hidden too, as an operator looks at it. */
export const wholeCatalog = (rows: Rows): Promise<CatalogRow[]> =>
  dbOf(rows).selectFrom('catalog_audiences').selectAll().orderBy('kind').orderBy('name').execute()

/** When the catalog was made last. */
export async function catalogMadeAt(rows: Rows): Promise<Date | null> {
  const { at } = await dbOf(rows)
    .selectFrom('catalog_audiences')
    .select(({ fn }) => fn.max('sized_at').as('at'))
    .where('kind', '<>', 'added')
    .executeTakeFirstOrThrow()
  return at
}
