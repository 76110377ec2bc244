import { AskError } from '@starling/engine'
import { dueMonitors, type Row } from '@starling/store'
import type { Product } from '../context.ts'
import { askWeek } from './ask-week.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
/** Our choice: who was away longer is not told of weeks nobody asked about. */
const MOST_MISSED = 8

/** Every hour: the weeks that are over. What could not be computed meanwhile comes the next hour. */
export async function runDueMonitors(product: Product): Promise<void> {
  for (const id of await dueMonitors(product.store.db, product.store.now())) await runMonitor(product, id)
}

/** Computes each week that is over and was not computed yet. */
export async function runMonitor(product: Product, monitor_id: string): Promise<void> {
  const { store, live } = product
  if (live.status.phase !== 'ready') return
  for (;;) {
    const due = await findDue(product, monitor_id)
    if (!due) return
    const { monitor, search } = due
    const until = latestKept(monitor.next_at, store.now())
    const found = await askWeek(live, search.body, Math.floor(until.getTime() / 1000)).catch(whyNot)
    const next_at = new Date(until.getTime() + WEEK_MS)
    await store.change('operator', async ({ db, now, newId, audit }) => {
      const error = found instanceof AskError ? found.message : null
      // Whoever paused or moved it meanwhile has the last word.
      const { numUpdatedRows } = await db
        .updateTable('monitors')
        .set({ next_at, error })
        .where('id', '=', monitor.id)
        .where('next_at', '=', monitor.next_at)
        .executeTakeFirst()
      await audit('monitor.ran', { subject_id: monitor.id, user_id: monitor.user_id })
      if (numUpdatedRows === 0n || found instanceof AskError) return
      await db
        .insertInto('monitor_results')
        .values({
          id: newId(),
          user_id: monitor.user_id,
          monitor_id: monitor.id,
          until,
          result: JSON.stringify(found),
          computed_at: now,
        })
        .onConflict((conflict) => conflict.columns(['monitor_id', 'until']).doNothing())
        .execute()
    })
  }
}

/** A question that cannot be asked is told to its owner; anything else is a failure of ours, and tried again. */
function whyNot(error: unknown): AskError {
  if (error instanceof AskError && ['bad_scope', 'bad_primitive', 'too_large'].includes(error.code)) return error
  throw error
}

function latestKept(next_at: Date, now: Date): Date {
  const missed = Math.floor((now.getTime() - next_at.getTime()) / WEEK_MS)
  return new Date(next_at.getTime() + Math.max(0, missed - MOST_MISSED) * WEEK_MS)
}

type Due = { monitor: Row<'monitors'>; search: Row<'explore_searches'> }
async function findDue({ store }: Product, id: string): Promise<Due | undefined> {
  const { db } = store
  const monitor = await db.selectFrom('monitors').selectAll().where('id', '=', id).executeTakeFirst()
  if (!monitor || monitor.removed_at || monitor.paused || monitor.next_at > store.now()) return undefined
  const search = await store.owned({ user_id: monitor.user_id }, 'explore_searches').find(monitor.search_id)
  if (!search || search.removed_at) return undefined
  return { monitor, search }
}
