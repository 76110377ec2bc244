import type { Books, Thing } from './books.ts'
import { shown } from './books.ts'
import type { Price } from './catalogue.ts'
import { attachCard, type Customer, createCustomer } from './customers.ts'
import { type Form, formsOf, isForm, mapOf, textOf } from './form.ts'
import { assertPaid } from './invoices.ts'
import { BillingProblem, missing, wrong } from './problem.ts'
import { subscribe } from './subscriptions.ts'

export type Session = Thing & {
  status: 'open' | 'complete' | 'expired'
  customer: string | null
  customer_email: string | null
  success_url: string
  cancel_url: string | null
  expires_at: number
  private: { lines: { price: string; quantity: number }[]; subscription_data: Form }
}

const LASTING = 86_400

export function createSession(books: Books, form: Form): Session {
  const success_url = textOf(form.success_url)
  if (form.mode !== 'subscription') throw wrong('mode', 'Only subscriptions are sold here: mode must be subscription')
  if (!success_url) throw missing('success_url')
  const lines = formsOf(form.line_items).map((line, at) => {
    const id = textOf(line.price)
    if (!id) throw missing(`line_items[${at}][price]`)
    return {
      price: books.get<Price>('price', id, `line_items[${at}][price]`),
      quantity: Number(textOf(line.quantity) ?? 1),
    }
  })
  if (lines.length === 0) throw missing('line_items')
  if (lines.some(({ price }) => !price.recurring)) throw wrong('line_items', 'A subscription needs recurring prices')
  const customer = textOf(form.customer)
  if (customer) books.get('cus', customer, 'customer')
  if (customer && form.customer_email !== undefined) {
    throw new BillingProblem(400, 'You may only specify one of these parameters: customer, customer_email.')
  }
  const total = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const data = isForm(form.subscription_data) ? form.subscription_data : {}
  const isTrial = Number(textOf(data.trial_period_days) ?? 0) > 0
  const id = books.nextId('cs').replace('cs_', 'cs_test_')
  const session: Session = {
    id,
    object: 'checkout.session',
    allow_promotion_codes: form.allow_promotion_codes === undefined ? null : form.allow_promotion_codes === 'true',
    amount_subtotal: isTrial ? 0 : total,
    amount_total: isTrial ? 0 : total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: textOf(form.billing_address_collection) ?? null,
    cancel_url: textOf(form.cancel_url) ?? null,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    client_secret: null,
    created: books.now(),
    currency: lines[0]!.price.currency,
    custom_fields: [],
    customer: customer ?? null,
    customer_creation: customer ? null : 'always',
    customer_details: null,
    customer_email: textOf(form.customer_email) ?? null,
    discounts: [],
    expires_at: Number(textOf(form.expires_at) ?? books.now() + LASTING),
    invoice: null,
    livemode: false,
    locale: textOf(form.locale) ?? null,
    metadata: mapOf(form.metadata),
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${books.origin()}/checkout/${id}`,
    private: {
      lines: lines.map(({ price, quantity }) => ({ price: price.id, quantity })),
      subscription_data: data,
    },
  }
  return books.save('cs', session)
}

/** The session as it is now: an open one runs out by itself. */
export function sessionOf(books: Books, id: string): Session {
  const session = books.get<Session>('cs', id)
  return session.status === 'open' && session.expires_at <= books.now() ? expireSession(books, session) : session
}

export function expireSession(books: Books, session: Session): Session {
  if (session.status !== 'open')
    throw new BillingProblem(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
  const expired = books.save('cs', { ...session, status: 'expired' as const, url: null })
  books.emit('checkout.session.expired', expired)
  return expired
}

export function lineItems(books: Books, { id, private: { lines } }: Session): Record<string, unknown> {
  const data = lines.map(({ price: price_id, quantity }, at) => {
    const price = books.get<Price>('price', price_id)
    const amount = price.unit_amount * quantity
    return {
      id: `li_${id.slice(8)}${at}`,
      object: 'item',
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: books.get('prod', price.product).name,
      metadata: {},
      price: shown(price),
      quantity,
    }
  })
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` }
}

type Payment = { email: string; name: string; card: string }

/** The person on the page pays: customer, card, subscription, then the session is complete. */
export function completeSession(books: Books, id: string, { email, name, card }: Payment): Session {
  const session = sessionOf(books, id)
  if (session.status !== 'open') throw new BillingProblem(400, 'This checkout is no longer open.')
  const known = session.customer
  const customer = known
    ? books.get<Customer>('cus', known)
    : createCustomer(books, { email: session.customer_email ?? email, name })
  attachCard(books, customer, card)
  const { lines, subscription_data } = session.private
  const items = lines.map(({ price, quantity }) => ({ price, quantity: String(quantity) }))
  const { subscription, invoice } = subscribe(books, { ...subscription_data, customer: customer.id, items })
  assertPaid(invoice)
  const complete = books.save('cs', {
    ...session,
    status: 'complete' as const,
    payment_status: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
    customer: customer.id,
    customer_details: {
      address: null,
      email: customer.email,
      name: name || customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  })
  books.emit('checkout.session.completed', complete)
  return complete
}
