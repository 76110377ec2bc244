import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'
import type { Row } from '../tables.ts'

type Granted = Pick<Row<'ad_grants'>, 'member_id' | 'social_account_id' | 'network' | 'account_id'>

/** Granted twice it is one, through the account that was named last. */
export const keepAdGrant = (change: Change, user_id: string, granted: Granted): Promise<Row<'ad_grants'>> =>
  dbOf(change)
    .insertInto('ad_grants')
    .values({ id: change.newId(), user_id, ...granted, created_at: change.now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'member_id', 'network', 'account_id'])
        .doUpdateSet({ social_account_id: granted.social_account_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
