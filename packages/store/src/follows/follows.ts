import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type FollowPerson = Pick<Row<'follow_items'>, 'uid' | 'handle' | 'name'>
export type FollowCounts = Record<Row<'follow_items'>['state'], number>
type Run = Pick<Row<'follow_runs'>, 'id' | 'user_id'>
const OPEN = ['running', 'waiting'] as const

export async function addFollowItems(change: Change, { id, user_id }: Run, people: FollowPerson[]): Promise<void> {
  if (people.length === 0) return
  const items = people.map(({ uid, handle, name }, position) => ({
    id: change.newId(),
    user_id,
    run_id: id,
    position,
    uid,
    handle,
    name,
    state: 'pending' as const,
  }))
  await dbOf(change).insertInto('follow_items').values(items).execute()
}

export const followItems = (rows: Rows, { id, user_id }: Run): Promise<Row<'follow_items'>[]> =>
  dbOf(rows)
    .selectFrom('follow_items')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('run_id', '=', id)
    .orderBy('position')
    .execute()

/** By run. */
export async function followCounts(rows: Rows, user_id: string, run_ids: string[]): Promise<Map<string, FollowCounts>> {
  const counts = new Map(run_ids.map((id) => [id, { pending: 0, done: 0, failed: 0 }]))
  if (run_ids.length === 0) return counts
  const found = await dbOf(rows)
    .selectFrom('follow_items')
    .select(['run_id', 'state', ({ fn }) => fn.countAll<number>().as('n')])
    .where('user_id', '=', user_id)
    .where('run_id', 'in', run_ids)
    .groupBy(['run_id', 'state'])
    .execute()
  for (const { run_id, state, n } of found) counts.get(run_id)![state] = n
  return counts
}

type Moved = Partial<Pick<Row<'follow_runs'>, 'state' | 'error' | 'started_at' | 'waits_until' | 'ended_at'>>

/** Only from one of these states: whoever stopped it meanwhile has the last word. */
export async function moveFollowRun(
  change: Change,
  { id, user_id }: Run,
  from: readonly Row<'follow_runs'>['state'][],
  values: Moved,
): Promise<boolean> {
  const moved = await dbOf(change)
    .updateTable('follow_runs')
    .set(values)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

export const moveOpenRun = (change: Change, run: Run, values: Moved): Promise<boolean> =>
  moveFollowRun(change, run, OPEN, values)

export const isOpenRun = ({ state }: Pick<Row<'follow_runs'>, 'state'>): boolean =>
  (OPEN as readonly string[]).includes(state)

export const nextFollowItem = (rows: Rows, { id, user_id }: Run): Promise<Row<'follow_items'> | undefined> =>
  dbOf(rows)
    .selectFrom('follow_items')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('run_id', '=', id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

/** Whether the last so many were all refused. */
export async function areRefused(rows: Rows, { id, user_id }: Run, inARow: number): Promise<boolean> {
  const last = await dbOf(rows)
    .selectFrom('follow_items')
    .select('state')
    .where('user_id', '=', user_id)
    .where('run_id', '=', id)
    .where('state', '!=', 'pending')
    .orderBy('position', 'desc')
    .limit(inARow)
    .execute()
  return last.length === inARow && last.every(({ state }) => state === 'failed')
}
