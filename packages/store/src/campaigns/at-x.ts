import { sql, type Updateable } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** What came of something at X, by id: also of what was removed here meanwhile, which is there all the same. */
async function note(change: Change, table: 'campaigns' | 'ad_sets' | 'ads', id: string, values: object): Promise<void> {
  const given = Object.entries(values)
  if (given.length === 0) return
  const set = sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(dbOf(change))
}

type Values<T extends keyof Tables> = Updateable<Tables[T]>
export const noteCampaignAtX = (change: Change, id: string, values: Values<'campaigns'>): Promise<void> =>
  note(change, 'campaigns', id, values)
export const noteAdSetAtX = (change: Change, id: string, values: Values<'ad_sets'>): Promise<void> =>
  note(change, 'ad_sets', id, values)
export const noteAdAtX = (change: Change, id: string, values: Values<'ads'>): Promise<void> =>
  note(change, 'ads', id, values)
