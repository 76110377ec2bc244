import type { NewDraft } from '@starling/contract'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** For whom it is built: for oneself, or for a team. */
type Whose = { user_id: string; for_team_id: string | null }

export const findBuilderDraft = (
  rows: Rows,
  { user_id, for_team_id }: Whose,
): Promise<Row<'builder_drafts'> | undefined> =>
  dbOf(rows)
    .selectFrom('builder_drafts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('for_team_id', for_team_id === null ? 'is' : '=', for_team_id)
    .executeTakeFirst()

export const keepDraft = (change: Change, whose: Whose, draft: NewDraft): Promise<Row<'builder_drafts'>> => {
  const values = { draft: JSON.stringify(draft), kept_at: change.now }
  return dbOf(change)
    .insertInto('builder_drafts')
    .values({ id: change.newId(), ...whose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'for_team_id']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}
