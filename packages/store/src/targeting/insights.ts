import type { Updateable } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

type Insights = Row<'targeting_insights'>

/** Ids of those that are still to be made. */
export async function waitingInsights(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows).selectFrom('targeting_insights').select('id').where('state', '=', 'waiting').execute()
  return found.map(({ id }) => id)
}

export const findWaitingInsights = (rows: Rows, id: string): Promise<Insights | undefined> =>
  dbOf(rows)
    .selectFrom('targeting_insights')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Of one that still waits: what was made or cancelled meanwhile stays as it is. */
export const moveWaitingInsights = async (
  change: Change,
  id: string,
  values: Updateable<Tables['targeting_insights']>,
): Promise<Insights | undefined> =>
  isId(id)
    ? dbOf(change)
        .updateTable('targeting_insights')
        .set(values)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returningAll()
        .executeTakeFirst()
    : undefined
