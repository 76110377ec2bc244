import type { Insertable } from 'kysely'
import { newId } from '../ids.ts'
import { dbOf, type Rows, rowsOf } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { type Booking, settleRead } from './costs.ts'
import { type PositionRow, writePositions } from './runs.ts'

type Kept = {
  page: Omit<Insertable<Tables['ingest_pages']>, 'id'>
  paid: Booking & { cost: number }
  positions: PositionRow[]
}

/** A page, what it cost and how far it brings the run: all of it or none, so that it is neither missed nor paid again. */
export async function keepPage(rows: Rows, { page, paid, positions }: Kept): Promise<void> {
  await dbOf(rows)
    .transaction()
    .execute(async (db) => {
      const id = newId(page.fetched_at as Date)
      await db
        .insertInto('ingest_pages')
        .values({ id, ...page })
        .execute()
      await settleRead(rowsOf(db), paid, { count: paid.count, cost: paid.cost })
      await writePositions(db, positions)
      // What was brought ends the count of waits in a row.
      await db.updateTable('ingest_runs').set({ waits: 0 }).where('id', '=', page.run_id).execute()
    })
}

/** In the order they came. */
export const pagesLeft = (rows: Rows, run_id: string): Promise<Row<'ingest_pages'>[]> =>
  dbOf(rows).selectFrom('ingest_pages').selectAll().where('run_id', '=', run_id).orderBy('id').execute()

/** Once they are in the corpus. */
export async function dropPages(rows: Rows, pages: Row<'ingest_pages'>[], deleted: number): Promise<void> {
  const [first] = pages
  if (!first) return
  await dbOf(rows)
    .transaction()
    .execute(async (db) => {
      const ids = pages.map(({ id }) => id)
      await db.deleteFrom('ingest_pages').where('id', 'in', ids).execute()
      await db
        .updateTable('ingest_runs')
        .set((eb) => ({ deleted: eb('deleted', '+', deleted) }))
        .where('id', '=', first.run_id)
        .execute()
    })
}
