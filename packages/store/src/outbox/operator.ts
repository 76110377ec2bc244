import type { Act } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import { ringLater } from '../send.ts'
import type { Row } from '../tables.ts'

/** What was tried too often and waits for someone to look at it, the oldest first. */
export const stuckEntries = (rows: Rows, most: number): Promise<Row<'outbox'>[]> =>
  dbOf(rows).selectFrom('outbox').selectAll().where('state', '=', 'stuck').orderBy('seq').limit(most).execute()

export const retryEntry = (change: Change, id: string): Promise<boolean> =>
  reopen(change, id, { given_up: false }, 'outbox.retried')

/** The next that carries it ends it instead, so that its room is told as of any other refusal. */
export const giveUpEntry = (change: Change, id: string): Promise<boolean> =>
  reopen(change, id, { given_up: true }, 'outbox.given_up')

async function reopen(change: Change, id: string, values: { given_up: boolean }, action: Act): Promise<boolean> {
  if (!isId(id)) return false
  const entry = await dbOf(change)
    .updateTable('outbox')
    .set({ ...values, state: 'pending', attempts: 1, next_at: sql<Date>`now()`, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'stuck')
    .returning(['subject', 'kind', 'team_id', 'user_id'])
    .executeTakeFirst()
  if (!entry) return false
  await ringLater(change, entry)
  await change.audit(action, {
    subject_id: id,
    detail: { kind: entry.kind },
    ...(entry.team_id && { team_id: entry.team_id }),
    ...(entry.user_id && { user_id: entry.user_id }),
  })
  return true
}
