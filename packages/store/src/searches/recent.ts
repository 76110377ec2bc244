import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const recentSearchesOf = (rows: Rows, user_id: string, most: number): Promise<Row<'recent_searches'>[]> =>
  dbOf(rows)
    .selectFrom('recent_searches')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

type Asked = Pick<Row<'recent_searches'>, 'audience_creator_query_id' | 'query_type' | 'body' | 'days'>

/** A question that was asked before moves to the front; of older ones so many are kept. */
export async function noteSearch(
  change: Change,
  user_id: string,
  { body, ...asked }: Asked,
  kept: number,
): Promise<Row<'recent_searches'>> {
  const { now } = change
  const values = { body: JSON.stringify(body), days: asked.days, searched_at: now }
  const row = await dbOf(change)
    .insertInto('recent_searches')
    .values({ id: change.newId(), user_id, ...asked, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'audience_creator_query_id']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  await forgetOlder(change, user_id, kept)
  return row
}

async function forgetOlder(change: Change, user_id: string, kept: number): Promise<void> {
  await dbOf(change)
    .deleteFrom('recent_searches')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('recent_searches')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('searched_at', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute()
}

export async function clearRecentRows(change: Change, user_id: string): Promise<void> {
  await dbOf(change).deleteFrom('recent_searches').where('user_id', '=', user_id).execute()
}

type Noted = Pick<Row<'email_ad_accounts'>, 'ad_account_id' | 'name'>

/** Noted twice it is one: the name given last is kept. */
export const keepEmailAdAccount = (change: Change, user_id: string, noted: Noted): Promise<Row<'email_ad_accounts'>> =>
  dbOf(change)
    .insertInto('email_ad_accounts')
    .values({ id: change.newId(), user_id, ...noted, created_at: change.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'ad_account_id']).doUpdateSet({ name: noted.name }))
    .returningAll()
    .executeTakeFirstOrThrow()
