import { type Books, shown } from './books.ts'
import type { Price } from './catalogue.ts'
import type { Customer } from './customers.ts'
import { type Form, formsOf, isForm, mapOf, textOf } from './form.ts'
import { bill, draftInvoice, type Line } from './invoices.ts'
import { periodEnd } from './periods.ts'
import { BillingProblem, missing, noSuch } from './problem.ts'
import { differences, type Item, isEnded, itemsOf, lineOf, renew, type Subscription } from './subscriptions.ts'

type Update = { subscription: Subscription; lines: Line[]; isNewPeriod: boolean }

/** What a change of items comes to: a credit for what was not used, and the price of the rest. */
function changedItems(books: Books, before: Subscription, forms: Form[], at: number): Update {
  const waiting: Line[] = []
  let isNewPeriod = false
  let data = [...before.items.data]
  for (const [n, form] of forms.entries()) {
    const id = textOf(form.id)
    const index = id === undefined ? -1 : data.findIndex((item) => item.id === id)
    if (id !== undefined && index < 0) throw noSuch('subscription_item', id, `items[${n}][id]`, 400)
    if (index < 0) {
      data.push(...itemsOf(books, before.id, [form], at, data[0]?.current_period_end))
      continue
    }
    const old = data[index]!
    if (form.deleted === 'true') {
      data = data.filter((item) => item !== old)
      continue
    }
    const price_id = textOf(form.price)
    const price =
      price_id === undefined ? old.price : (shown(books.get<Price>('price', price_id, `items[${n}][price]`)) as Price)
    const quantity = Number(textOf(form.quantity) ?? old.quantity)
    const isOther = price.recurring!.interval !== old.price.recurring!.interval
    const next: Item = { ...old, price, quantity }
    const left = Math.max(0, old.current_period_end - at) / (old.current_period_end - old.current_period_start)
    if (before.status !== 'trialing' && (price.id !== old.price.id || quantity !== old.quantity)) {
      const part = (item: Item, share: number, description: string): Line => ({
        ...lineOf(item),
        amount: Math.round(item.price.unit_amount * item.quantity * share),
        description,
        period: { start: at, end: old.current_period_end },
        proration: true,
      })
      waiting.push(part(old, -left, 'Unused time'))
      if (isOther) {
        isNewPeriod = true
        next.current_period_start = at
        next.current_period_end = periodEnd(at, price)
        waiting.push(lineOf(next))
      } else waiting.push(part(next, left, 'Remaining time'))
    }
    data[index] = next
  }
  const items = { ...before.items, data }
  return { subscription: { ...before, items }, lines: waiting, isNewPeriod }
}

export function updateSubscription(books: Books, id: string, form: Form): Subscription {
  const before = books.get<Subscription>('sub', id)
  if (isEnded(before))
    throw new BillingProblem(400, 'A canceled subscription can only update its metadata.', {
      code: 'resource_missing',
      param: 'id',
    })
  const { subscription, lines, isNewPeriod } = changedItems(books, before, formsOf(form.items), momentOf(books, form))
  const behaviour = textOf(form.proration_behavior) ?? 'create_prorations'
  const next: Subscription = {
    ...subscription,
    metadata: { ...(before.metadata as object), ...mapOf(form.metadata) },
    ...(form.cancel_at_period_end === undefined
      ? {}
      : cancelAtEnd(books, before, form.cancel_at_period_end === 'true')),
    ...(isForm(form.cancellation_details)
      ? { cancellation_details: { ...(before.cancellation_details as object), ...mapOf(form.cancellation_details) } }
      : {}),
  }
  if (form.trial_end === 'now' && before.status === 'trialing') {
    next.trial_end = books.now()
    books.save('sub', next)
    return renew(books, next)
  }
  const due = behaviour === 'none' ? (isNewPeriod ? lines.filter(({ proration }) => !proration) : []) : lines
  if (due.length > 0 && (behaviour === 'always_invoice' || isNewPeriod)) {
    const customer = books.get<Customer>('cus', before.customer)
    const invoice = bill(books, {
      customer,
      subscription: id,
      lines: due,
      billing_reason: 'subscription_update',
      currency: String(before.currency),
    })
    if (invoice.status !== 'paid') {
      if (textOf(form.payment_behavior) === 'error_if_incomplete')
        throw new BillingProblem(402, 'Your card was declined.', {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
        })
      next.status = 'past_due'
    }
    next.latest_invoice = invoice.id
  } else next.private = { waiting: [...before.private.waiting, ...due] }
  books.save('sub', next)
  books.emit('customer.subscription.updated', next, differences(before, next))
  return next
}

/** Worked out for a moment that was named, the figure is the same whenever it is asked for. */
const momentOf = (books: Books, { proration_date }: Form) => Number(textOf(proration_date) ?? books.now())

function cancelAtEnd(books: Books, { items }: Subscription, yes: boolean): Partial<Subscription> {
  const end = Math.min(...items.data.map(({ current_period_end }) => current_period_end))
  return { cancel_at_period_end: yes, cancel_at: yes ? end : null, canceled_at: yes ? books.now() : null }
}

/** What the next invoice would say, with the changes that are asked for. */
export function previewInvoice(books: Books, form: Form): Record<string, unknown> {
  const details = isForm(form.subscription_details) ? form.subscription_details : {}
  const id = textOf(form.subscription)
  if (!id) throw missing('subscription')
  const before = books.get<Subscription>('sub', id, 'subscription')
  const { lines, subscription } = changedItems(books, before, formsOf(details.items), momentOf(books, details))
  const customer = books.get<Customer>('cus', before.customer)
  const upcoming = details.proration_behavior === 'always_invoice' ? [] : subscription.items.data.map(lineOf)
  const all = [...before.private.waiting, ...lines, ...upcoming]
  const { id: _, ...preview } = draftInvoice(
    books,
    { customer, subscription: id, lines: all, billing_reason: 'upcoming', currency: String(before.currency) },
    `upcoming_in_${id.slice(4)}`,
  )
  return { ...preview, id: `upcoming_in_${id.slice(4)}`, status: 'draft' }
}
