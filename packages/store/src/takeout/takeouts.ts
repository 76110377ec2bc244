import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

/** Ids of those that nobody has prepared yet. */
export async function waitingTakeouts(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('takeouts')
    .select('id')
    .where('state', '=', 'waiting')
    .where('removed_at', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}

/** One that still waits, held until the change is over: whoever else would prepare it finds it done. */
export const lockWaitingTakeout = (change: Change, id: string): Promise<Row<'takeouts'> | undefined> =>
  dbOf(change)
    .selectFrom('takeouts')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type State = Row<'takeouts'>['state']

/** For good, with their files: a newer one takes their place. */
export async function dropTakeouts(change: Change, { user_id, id }: Row<'takeouts'>, states: State[]): Promise<void> {
  await dbOf(change)
    .deleteFrom('takeouts')
    .where('user_id', '=', user_id)
    .where('state', 'in', states)
    .where('id', '!=', id)
    .execute()
}
