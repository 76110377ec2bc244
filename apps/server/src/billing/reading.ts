import type { BilledSubscription } from '@starling/contract'
import type { BillerSubscription, Billing } from '@starling/outside'
import type { ReadSubscription } from '@starling/store'

/** Our choice: so long after the beginning of a period that was not paid the card is tried again and nothing is taken away. */
export const GRACE_DAYS = 14
const DAY_S = 86_400

const STATUS: Partial<Record<string, BilledSubscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'ended',
}
const COUNTS: readonly BilledSubscription['status'][] = ['trialing', 'active', 'past_due']

/** All of a customer's that ever began; one that was never paid is none. */
export async function readSubscriptions(biller: Billing, customer: string): Promise<ReadSubscription[]> {
  const begun = (await biller.subscriptions(customer)).filter(({ status }) => STATUS[status])
  const products = [...new Set(begun.map(({ product }) => product))]
  const names = new Map(
    await Promise.all(products.map(async (id) => [id, await biller.productName(id)] as [string, string])),
  )
  return begun.map((one) => ({
    billing_id: one.id,
    plan: names.get(one.product)!,
    plan_id: one.lookup_key,
    status: STATUS[one.status]!,
    active: COUNTS.includes(STATUS[one.status]!),
    currency: one.currency,
    amount_micro: one.amount_micro,
    interval: one.interval,
    interval_count: one.interval_count,
    is_cancelled: one.cancel_at_period_end,
    start: momentOf(one.start)!,
    period_ends_at: momentOf(one.current_period_end),
    ends_at: momentOf(endOf(one)),
  }))
}

const momentOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString())

/** By when it is over unless somebody does something; events that are lost change nothing of that. */
function endOf(one: BillerSubscription): number | null {
  const { status, ended_at, cancel_at_period_end, current_period_start, current_period_end } = one
  if (status === 'canceled') return ended_at ?? current_period_end
  const ends = [
    ...(cancel_at_period_end && current_period_end !== null ? [current_period_end] : []),
    ...(status === 'past_due' && current_period_start !== null ? [current_period_start + GRACE_DAYS * DAY_S] : []),
  ]
  return ends.length > 0 ? Math.min(...ends) : null
}
