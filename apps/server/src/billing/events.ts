import { AppError } from '@starling/contract'
import { findBillingEvent, keepBillingEvent, readAnew, teamOfCustomer, teamsToRead } from '@starling/store'
import type { Context, Product } from '../floor/index.ts'

/**
 * An event says that something has happened, and not what is now: it may come twice, late, and after a newer one. So it is
 * noted once, and the biller is asked.
 */
export async function takeBillingEvent(_: unknown, context: Context): Promise<void> {
  const { biller, request, store, change } = context
  if (!biller) throw new AppError('not_found')
  const { body, headers } = request
  const signature = headers['stripe-signature']
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const {
    id: event_id,
    type,
    created,
    customer,
  } = biller.readEvent(raw, typeof signature === 'string' ? signature : '')
  if (await findBillingEvent(store, event_id)) return
  await change(async (tx) => {
    const team_id = (customer && (await teamOfCustomer(tx, customer))) || null
    const isNew = await keepBillingEvent(tx, { event_id, team_id, type, happened_at: new Date(created * 1000) })
    if (isNew && team_id) await readAnew(tx, team_id)
    await tx.audit('billing.event', { detail: { type, event_id }, ...(team_id && { team_id }) })
  })
}

const MOST_READ = 200

/** Every hour: what no event told of, because it was lost or nobody can reach this installation. */
export async function readDueBilling({ store, biller }: Product): Promise<void> {
  if (!biller) return
  const due = await teamsToRead(store, store.now(), MOST_READ)
  if (due.length === 0) return
  await store.change('operator', async (change) => {
    for (const team_id of due) await readAnew(change, team_id)
    await change.audit('billing.due', { detail: { teams: due.length } })
  })
}
