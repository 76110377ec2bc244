import { type Books, shown, type Thing } from './books.ts'
import { createPrice, createProduct, type Price, updateThing } from './catalogue.ts'
import { createSession, expireSession, lineItems, type Session, sessionOf } from './checkout.ts'
import { createCustomer, updateCustomer } from './customers.ts'
import { type Form, textOf, textsOf } from './form.ts'
import { assertPaid, charge, type Invoice } from './invoices.ts'
import { pageOf } from './lists.ts'
import { missing } from './problem.ts'
import { previewInvoice, updateSubscription } from './subscription-changes.ts'
import { cancelSubscription, isEnded, type Subscription, subscribe } from './subscriptions.ts'
import { createEndpoint, type Endpoint, showNewEndpoint } from './webhooks.ts'

export type Ask = { books: Books; form: Form; id: string; secret: string }
type Handler = (ask: Ask) => object
export type ApiRoute = { method: 'GET' | 'POST' | 'DELETE'; path: string; run: Handler; takes?: string[] }

const list =
  (prefix: string, url: string, accepts: (thing: Thing, form: Form) => boolean = () => true): Handler =>
  ({ books, form }) =>
    pageOf(
      books.all(prefix).filter((thing) => accepts(thing, form)),
      form,
      url,
    )

/** A filter that is not given lets everything through. */
const same = (thing: Thing, form: Form, ...names: string[]) =>
  names.every((name) => form[name] === undefined || String(thing[name]) === form[name])

const one =
  (prefix: string): Handler =>
  ({ books, id }) =>
    shown(books.get(prefix, id))

function isListed(thing: Thing, form: Form): boolean {
  const subscription = thing as Subscription
  const status = textOf(form.status)
  if (status === undefined && isEnded(subscription)) return false
  if (status !== undefined && status !== 'all' && status !== 'ended' && subscription.status !== status) return false
  if (status === 'ended' && !isEnded(subscription)) return false
  const price = textOf(form.price)
  return (
    same(thing, form, 'customer') &&
    (price === undefined || subscription.items.data.some((item) => item.price.id === price))
  )
}

function isPriced(thing: Thing, form: Form): boolean {
  const keys = textsOf(form.lookup_keys)
  return (
    same(thing, form, 'product', 'currency', 'type', 'active') &&
    (keys.length === 0 || keys.includes(String((thing as Price).lookup_key)))
  )
}

const subscriptionOf = (invoice: Thing) =>
  (invoice.parent as { subscription_details?: { subscription: string } } | null)?.subscription_details?.subscription

/** What a paid invoice does for a subscription that waited for it. */
function pay({ books, id }: Ask): object {
  const invoice = charge(books, books.get<Invoice>('in', id))
  assertPaid(invoice)
  const subscription = books.get<Subscription>('sub', subscriptionOf(invoice) ?? '')
  if (subscription.status === 'past_due' || subscription.status === 'incomplete') {
    books.emit('customer.subscription.updated', books.save('sub', { ...subscription, status: 'active' as const }))
  }
  return shown(invoice)
}

function openPortal({ books, form }: Ask): object {
  const customer = textOf(form.customer)
  if (!customer) throw missing('customer')
  books.get('cus', customer, 'customer')
  const id = books.nextId('bps')
  return books.save('bps', {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: books.now(),
    customer,
    flow: null,
    livemode: false,
    locale: textOf(form.locale) ?? null,
    on_behalf_of: null,
    return_url: textOf(form.return_url) ?? null,
    url: `${books.origin()}/checkout/portal/${id}`,
  })
}

function removeCustomer({ books, id }: Ask): object {
  const customer = books.get('cus', id)
  for (const subscription of books.all<Subscription>('sub')) {
    if (subscription.customer === id && !isEnded(subscription)) cancelSubscription(books, subscription.id)
  }
  books.save('cus', { ...customer, deleted: true })
  books.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

const withLines = (books: Books, session: Session, form: Form) => ({
  ...shown(session),
  ...(textsOf(form.expand).some((path) => path.startsWith('line_items'))
    ? { line_items: lineItems(books, session) }
    : {}),
})

const PERSON = [
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'address',
  'preferred_locales',
  'invoice_settings',
  'payment_method',
  'tax_exempt',
  'shipping',
  'tax',
  'balance',
  'source',
  'test_clock',
  'tax_id_data',
]

export const API: ApiRoute[] = [
  { method: 'GET', path: '/customers', run: list('cus', '/v1/customers', (thing, form) => same(thing, form, 'email')) },
  { method: 'POST', path: '/customers', takes: PERSON, run: ({ books, form }) => createCustomer(books, form) },
  { method: 'GET', path: '/customers/:id', run: one('cus') },
  {
    method: 'POST',
    path: '/customers/:id',
    takes: PERSON,
    run: ({ books, id, form }) => updateCustomer(books, id, form),
  },
  { method: 'DELETE', path: '/customers/:id', run: removeCustomer },
  {
    method: 'GET',
    path: '/customers/:id/payment_methods',
    run: ({ books, form, id }) =>
      pageOf(
        books.all('pm').filter(({ customer }) => customer === id),
        form,
        `/v1/customers/${id}/payment_methods`,
      ),
  },
  { method: 'GET', path: '/payment_methods/:id', run: one('pm') },
  { method: 'GET', path: '/products', run: list('prod', '/v1/products', (thing, form) => same(thing, form, 'active')) },
  { method: 'POST', path: '/products', run: ({ books, form }) => createProduct(books, form) },
  { method: 'GET', path: '/products/:id', run: one('prod') },
  { method: 'POST', path: '/products/:id', run: ({ books, id, form }) => updateThing(books, 'prod', id, form) },
  { method: 'GET', path: '/prices', run: list('price', '/v1/prices', isPriced) },
  { method: 'POST', path: '/prices', run: ({ books, form }) => createPrice(books, form) },
  { method: 'GET', path: '/prices/:id', run: one('price') },
  { method: 'POST', path: '/prices/:id', run: ({ books, id, form }) => updateThing(books, 'price', id, form) },
  {
    method: 'GET',
    path: '/checkout/sessions',
    run: list('cs', '/v1/checkout/sessions', (thing, form) => same(thing, form, 'customer', 'subscription', 'status')),
  },
  {
    method: 'POST',
    path: '/checkout/sessions',
    takes:
      'mode customer customer_email line_items success_url cancel_url client_reference_id allow_promotion_codes subscription_data metadata locale expires_at billing_address_collection payment_method_types payment_method_collection automatic_tax tax_id_collection customer_update customer_creation currency discounts ui_mode submit_type phone_number_collection custom_text consent_collection return_url adaptive_pricing saved_payment_method_options'.split(
        ' ',
      ),
    run: ({ books, form }) => withLines(books, createSession(books, form), form),
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    run: ({ books, id, form }) => withLines(books, sessionOf(books, id), form),
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id/line_items',
    run: ({ books, id }) => lineItems(books, sessionOf(books, id)),
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    run: ({ books, id }) => shown(expireSession(books, sessionOf(books, id))),
  },
  { method: 'GET', path: '/subscriptions', run: list('sub', '/v1/subscriptions', isListed) },
  { method: 'POST', path: '/subscriptions', run: ({ books, form }) => shown(subscribe(books, form).subscription) },
  { method: 'GET', path: '/subscriptions/:id', run: one('sub') },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    takes:
      'items cancel_at_period_end proration_behavior proration_date payment_behavior metadata trial_end billing_cycle_anchor cancellation_details default_payment_method description collection_method off_session cancel_at pause_collection payment_settings automatic_tax discounts days_until_due'.split(
        ' ',
      ),
    run: ({ books, id, form }) => shown(updateSubscription(books, id, form)),
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    run: ({ books, id, form }) => shown(cancelSubscription(books, id, form)),
  },
  {
    method: 'GET',
    path: '/subscription_items',
    run({ books, form }) {
      const subscription = textOf(form.subscription)
      if (!subscription) throw missing('subscription')
      return books.get<Subscription>('sub', subscription, 'subscription').items
    },
  },
  {
    method: 'GET',
    path: '/invoices',
    run: list(
      'in',
      '/v1/invoices',
      (thing, form) =>
        same(thing, form, 'customer', 'status') &&
        (form.subscription === undefined || subscriptionOf(thing) === form.subscription),
    ),
  },
  { method: 'POST', path: '/invoices/create_preview', run: ({ books, form }) => previewInvoice(books, form) },
  { method: 'GET', path: '/invoices/:id', run: one('in') },
  { method: 'POST', path: '/invoices/:id/pay', run: pay },
  { method: 'POST', path: '/billing_portal/sessions', run: openPortal },
  { method: 'GET', path: '/events', run: list('evt', '/v1/events', (thing, form) => same(thing, form, 'type')) },
  { method: 'GET', path: '/events/:id', run: one('evt') },
  { method: 'GET', path: '/webhook_endpoints', run: list('we', '/v1/webhook_endpoints') },
  { method: 'GET', path: '/webhook_endpoints/:id', run: one('we') },
  {
    method: 'POST',
    path: '/webhook_endpoints',
    run: ({ books, form, secret }) => showNewEndpoint(createEndpoint(books, form, secret)),
  },
  {
    method: 'DELETE',
    path: '/webhook_endpoints/:id',
    run({ books, id }) {
      const endpoint = books.get<Endpoint>('we', id)
      books.save('we', { ...endpoint, status: 'disabled' as const, deleted: true })
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]
