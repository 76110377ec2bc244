import type { Books, Thing } from './books.ts'
import { shown } from './books.ts'
import type { Price } from './catalogue.ts'
import type { Customer } from './customers.ts'
import { type Form, formsOf, mapOf, textOf } from './form.ts'
import { bill, type Invoice, type Line } from './invoices.ts'
import { periodEnd } from './periods.ts'
import { missing, noSuch, wrong } from './problem.ts'

export type Item = Thing & { price: Price; quantity: number; current_period_start: number; current_period_end: number }

export type Subscription = Thing & {
  customer: string
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid'
  items: { object: 'list'; data: Item[]; has_more: false; url: string }
  cancel_at_period_end: boolean
  latest_invoice: string | null
  trial_end: number | null
  /** Credits and charges that wait for the next invoice. */
  private: { waiting: Line[]; is_warned?: true }
}

const ENDED = ['canceled']
const DAY = 86_400

export const isEnded = ({ status }: Subscription) => ENDED.includes(status)

export const lineOf = (item: Item): Line => ({
  amount: item.price.unit_amount * item.quantity,
  description: `${item.quantity} × ${item.price.nickname ?? item.price.lookup_key ?? item.price.id}`,
  period: { start: item.current_period_start, end: item.current_period_end },
  price: item.price,
  quantity: item.quantity,
  proration: false,
  item: item.id,
})

export function itemsOf(books: Books, id: string, forms: Form[], start: number, end: number | undefined): Item[] {
  return forms.map((form, at) => {
    const price_id = textOf(form.price)
    if (!price_id) throw missing(`items[${at}][price]`)
    const price = books.get<Price>('price', price_id, `items[${at}][price]`)
    if (!price.recurring)
      throw wrong(`items[${at}][price]`, 'The price must be recurring to be used in a subscription.')
    return {
      id: books.nextId('si'),
      object: 'subscription_item',
      created: books.now(),
      current_period_start: start,
      current_period_end: end ?? periodEnd(start, price),
      discounts: [],
      metadata: mapOf(form.metadata),
      price: shown(price) as Price,
      quantity: Number(textOf(form.quantity) ?? 1),
      subscription: id,
      tax_rates: [],
    }
  })
}

/** A new subscription and its first invoice. */
export function subscribe(
  books: Books,
  form: Form,
  billing_reason = 'subscription_create',
): { subscription: Subscription; invoice: Invoice } {
  const customer = books.get<Customer>('cus', textOf(form.customer) ?? '', 'customer')
  const now = books.now()
  const days = Number(textOf(form.trial_period_days) ?? 0)
  const trial_end =
    days > 0
      ? now + days * DAY
      : form.trial_end === undefined || form.trial_end === 'now'
        ? null
        : Number(form.trial_end)
  const id = books.nextId('sub')
  const data = itemsOf(books, id, formsOf(form.items), now, trial_end ?? undefined)
  if (data.length === 0) throw missing('items')
  const currency = data[0]!.price.currency
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: now,
    billing_mode: { type: 'classic' },
    cancel_at: null,
    cancel_at_period_end: form.cancel_at_period_end === 'true',
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    default_payment_method: null,
    description: textOf(form.description) ?? null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', data, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    metadata: mapOf(form.metadata),
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trial_end === null ? 'active' : 'trialing',
    test_clock: null,
    trial_end,
    trial_start: trial_end === null ? null : now,
    private: { waiting: [] },
  }
  const lines = data.map((item) => ({ ...lineOf(item), ...(trial_end === null ? {} : { amount: 0 }) }))
  const invoice = bill(books, { customer, subscription: id, lines, billing_reason, currency })
  const saved = books.save('sub', {
    ...subscription,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? subscription.status : 'incomplete',
  })
  books.emit('customer.subscription.created', saved)
  return { subscription: saved, invoice }
}

export const differences = (before: Thing, after: Thing) =>
  Object.fromEntries(
    Object.keys(after)
      .filter((name) => name !== 'private' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, before[name] ?? null]),
  )

export function cancelSubscription(books: Books, id: string, form: Form = {}): Subscription {
  const before = books.get<Subscription>('sub', id)
  if (isEnded(before)) throw noSuch('subscription', id)
  const at = books.now()
  const ended: Subscription = {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? at,
    ended_at: at,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: 'cancellation_requested',
      ...mapOf(form.cancellation_details),
    },
  }
  books.save('sub', ended)
  books.emit('customer.subscription.deleted', ended)
  return ended
}

/** The next period of a subscription whose last one is over. */
export function renew(books: Books, before: Subscription): Subscription {
  const start =
    before.trial_end !== null && before.status === 'trialing'
      ? before.trial_end
      : before.items.data[0]!.current_period_end
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(start, item.price),
  }))
  const customer = books.get<Customer>('cus', before.customer)
  const lines = [...before.private.waiting, ...data.map(lineOf)]
  const currency = String(before.currency)
  const invoice = bill(books, {
    customer,
    subscription: before.id,
    lines,
    billing_reason: 'subscription_cycle',
    currency,
  })
  const next: Subscription = {
    ...before,
    items: { ...before.items, data },
    status: invoice.status === 'paid' ? 'active' : 'past_due',
    latest_invoice: invoice.id,
    private: { waiting: [] },
  }
  books.save('sub', next)
  books.emit('customer.subscription.updated', next, differences(before, next))
  return next
}

/** Lets time do its work: periods end, trials turn into payments, what was cancelled goes. */
export function passTime(books: Books): void {
  const now = books.now()
  for (const subscription of books.all<Subscription>('sub')) warn(books, subscription, now)
  for (const { id } of books.all<Subscription>('sub')) {
    for (let rounds = 0; rounds < 60; rounds++) {
      const subscription = books.get<Subscription>('sub', id)
      const end = Math.min(...subscription.items.data.map(({ current_period_end }) => current_period_end))
      if (isEnded(subscription) || subscription.status === 'incomplete' || end > now) break
      if (subscription.cancel_at_period_end) cancelSubscription(books, id)
      else renew(books, subscription)
    }
  }
}

const WARNED_BEFORE = 3 * DAY

/** Three days before a trial ends its owner is told, once. */
function warn(books: Books, subscription: Subscription, now: number) {
  const { status, trial_end, private: kept } = subscription
  if (status !== 'trialing' || trial_end === null || kept.is_warned || trial_end - now > WARNED_BEFORE) return
  books.emit(
    'customer.subscription.trial_will_end',
    books.save('sub', { ...subscription, private: { ...kept, is_warned: true } }),
  )
}
