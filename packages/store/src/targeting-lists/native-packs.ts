import type { NativePackFilter } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, limitOf, type Page, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export type NativePackRow = Row<'native_packs'>
/** With the audience that it is of. */
export type NamedNativePack = NativePackRow & { name: string; name_ja: string }

/** Of audiences that the operator has not hidden. */
const named = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('native_packs')
    .innerJoin('catalog_audiences', 'catalog_audiences.id', 'native_packs.audience_id')
    .selectAll('native_packs')
    .select(['catalog_audiences.name', 'catalog_audiences.name_ja'])
    .where('catalog_audiences.status', '<>', 'paused')

export const findNativePack = async (rows: Rows, pk: string): Promise<NamedNativePack | undefined> =>
  isId(pk) ? named(rows).where('native_packs.id', '=', pk).executeTakeFirst() : undefined

/** Those that are there, the newest first: what somebody tried in vain is nobody's business. */
export async function pageNativePacks(rows: Rows, wanted: NativePackFilter): Promise<Page<NamedNativePack>> {
  const { country, audience_id, text } = wanted
  const likely = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const found = await named(rows)
    .where('state', '=', 'ready')
    .$if(country !== undefined, (query) => query.where('country', '=', country!))
    .$if(audience_id !== undefined, (query) => query.where(sql<boolean>`audience_id::text = ${audience_id}`))
    .$if(Boolean(likely), (query) =>
      query.where(sql<boolean>`(catalog_audiences.name ilike ${likely} or catalog_audiences.name_ja ilike ${likely})`),
    )
    .where(after(wanted, ['native_packs.id', 'native_packs.id'], false))
    .orderBy('native_packs.id', 'desc')
    .limit(limitOf(wanted) + 1)
    .execute()
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, ({ id }) => id)
}

/** The one of an audience and a country; made where there is none yet, however many ask at once. */
export async function addNativePack(
  change: Change,
  { audience_id, country }: Pick<NativePackRow, 'audience_id' | 'country'>,
): Promise<{ id: string; is_new: boolean }> {
  const db = dbOf(change)
  const added = await db
    .insertInto('native_packs')
    .values({
      ...{ id: change.newId(), audience_id, country, state: 'waiting', created_at: change.now },
      ...{ error: null, size: null, size_of: null, targeting_package: null, as_of: null, made_at: null },
    })
    .onConflict((conflict) => conflict.columns(['audience_id', 'country']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, is_new: true }
  const { id } = await db
    .selectFrom('native_packs')
    .select('id')
    .where('audience_id', '=', audience_id)
    .where('country', '=', country)
    .executeTakeFirstOrThrow()
  return { id, is_new: false }
}

type Made = Partial<Omit<Tables['native_packs'], 'targeting_package'>> & { targeting_package?: string | null }
/** Writes what was made of the pack as it was read; false where another was quicker. */
export async function changeNativePack(
  change: Change,
  { id, made_at }: Pick<NativePackRow, 'id' | 'made_at'>,
  values: Made,
): Promise<boolean> {
  const { numUpdatedRows } = await dbOf(change)
    .updateTable('native_packs')
    .set(values as never)
    .where('id', '=', id)
    .where('made_at', 'is not distinct from', made_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ids of those that wait, or were made before then: so many, the oldest first. */
export async function staleNativePacks(rows: Rows, before: Date, most: number): Promise<string[]> {
  const found = await named(rows)
    .where(sql<boolean>`(made_at is null or made_at < ${before})`)
    .orderBy('made_at', sql`asc nulls first`)
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}
