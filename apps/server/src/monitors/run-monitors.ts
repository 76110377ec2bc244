import { AskError } from '@starling/engine'
import { dueMonitors, findDueMonitor, keepWeek } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { askWeek } from './ask-week.ts'
import { isNews } from './week-figures.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
/** Our choice: who was away longer is not told of weeks nobody asked about. */
const MOST_MISSED = 8

/** Every hour: the weeks that are over. What could not be computed meanwhile comes the next hour. */
export async function runDueMonitors(product: Product): Promise<void> {
  for (const id of await dueMonitors(product.store, product.store.now())) await runMonitor(product, id)
}

/** Computes each week that is over and was not computed yet. */
export async function runMonitor(product: Product, monitor_id: string): Promise<void> {
  const { store, engine } = product
  if (engine.status.phase !== 'ready') return
  for (;;) {
    const due = await findDueMonitor(store, monitor_id, store.now())
    if (!due) return
    const { monitor, search } = due
    const until = latestKept(monitor.next_at, store.now())
    const found = await askWeek(engine, search.body, Math.floor(until.getTime() / 1000)).catch(whyNot)
    const next_at = new Date(until.getTime() + WEEK_MS)
    const isRefused = found instanceof AskError
    const week = isRefused ? { error: found.message, found: undefined } : { error: null, found }
    await store.change('operator', async (change) => {
      const result_id = await keepWeek(change, monitor, { until, next_at, ...week })
      // Of weeks that were missed the last one is told.
      if (result_id && monitor.mails && next_at > change.now && isNews(monitor, until, week.found!)) {
        const sending = { owner: { user_id: monitor.user_id }, subject: `monitor ${monitor.id}` }
        await change.send('mail.monitor', { result_id }, sending)
      }
      await change.audit('monitor.ran', { subject_id: monitor.id, user_id: monitor.user_id })
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
