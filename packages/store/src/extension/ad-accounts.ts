import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type AdAccount = Row<'toolkit_ad_accounts'>
type Kept = Pick<AdAccount, 'account_id' | 'name' | 'for_audiences'>
type Link = Pick<Row<'social_accounts'>, 'id' | 'user_id'>

/** Kept twice it is one, and what was forgotten comes back. A name that X gave stays. */
export const keepToolkitAdAccount = (change: Change, user_id: string, kept: Kept): Promise<AdAccount> =>
  dbOf(change)
    .insertInto('toolkit_ad_accounts')
    .values({
      ...{ id: change.newId(), user_id, ...kept, access: 'unknown', checked_at: null, social_account_id: null },
      ...{ created_at: change.now, removed_at: null },
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet({
        name: sql<string>`case when excluded.name = '' or toolkit_ad_accounts.access = 'granted'
          then toolkit_ad_accounts.name else excluded.name end`,
        for_audiences: sql<boolean>`toolkit_ad_accounts.for_audiences or excluded.for_audiences`,
        removed_at: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** By the id that X knows it by. */
export const findToolkitAdAccount = (rows: Rows, user_id: string, account_id: string): Promise<AdAccount | undefined> =>
  dbOf(rows)
    .selectFrom('toolkit_ad_accounts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('account_id', '=', account_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Whether a link is still there; until the change is over it cannot end. */
export async function holdLink(change: Change, { id, user_id }: Link): Promise<boolean> {
  const held = await dbOf(change)
    .selectFrom('social_accounts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** What X opened to a link that ends, X has to be asked about anew. */
export async function forgetAccessThrough(change: Change, { id, user_id }: Link): Promise<void> {
  await dbOf(change)
    .updateTable('toolkit_ad_accounts')
    .set({ access: 'unknown', checked_at: null, social_account_id: null })
    .where('user_id', '=', user_id)
    .where('social_account_id', '=', id)
    .execute()
}
