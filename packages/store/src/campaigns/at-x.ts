import type { Updateable } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** What came of something at X, by id: also of what was removed here meanwhile, which is there all the same. */
async function note<T extends 'campaigns' | 'ad_sets' | 'ads'>(
  change: Change,
  table: T,
  id: string,
  values: Updateable<Tables[T]>,
): Promise<void> {
  await dbOf(change)
    .updateTable(table)
    .set(values as never)
    .where('id' as never, '=', id as never)
    .execute()
}

type Values<T extends keyof Tables> = Updateable<Tables[T]>
export const noteCampaignAtX = (change: Change, id: string, values: Values<'campaigns'>): Promise<void> =>
  note(change, 'campaigns', id, values)
export const noteAdSetAtX = (change: Change, id: string, values: Values<'ad_sets'>): Promise<void> =>
  note(change, 'ad_sets', id, values)
export const noteAdAtX = (change: Change, id: string, values: Values<'ads'>): Promise<void> =>
  note(change, 'ads', id, values)
