import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import Stripe from 'stripe'
import { type BillerEvent, eventOf, isSignedNow } from './event.ts'
import {
  type BillerInvoice,
  type BillerPreview,
  type BillerPrice,
  type BillerSubscription,
  type CheckoutStatus,
  invoiceOf,
  previewOf,
  priceOf,
  subscriptionOf,
} from './things.ts'

export type BillingOptions = {
  secret_key: string
  webhook_secret: string
  /** Another host that speaks Stripe's wire, such as the sandbox. */
  base_url?: string
}
export type Checkout = {
  customer: string
  price: string
  success_url: string
  cancel_url: string
  /** Comes back in the event: which team it is for. */
  reference: string
  idempotency_key: string
}
type Customer = { email: string; name: string; country: string | null }
type Paging = { limit: number; after?: string | undefined }

const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const
const TIMEOUT_MS = 20_000

/** Subscriptions through Stripe. Keys of ours make a repeated request one request. */
export class Billing {
  readonly #stripe: Stripe
  readonly #webhook_secret: string

  constructor({ secret_key, webhook_secret, base_url }: BillingOptions) {
    const url = base_url ? new URL(base_url) : undefined
    const protocol = url?.protocol === 'http:' ? 'http' : 'https'
    this.#stripe = new Stripe(secret_key, {
      maxNetworkRetries: 2,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(url ? { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol } : {}),
    })
    this.#webhook_secret = webhook_secret
  }

  /** What is sold under these keys, the cheapest first. */
  async prices(lookup_keys: readonly string[]): Promise<BillerPrice[]> {
    const wanted = { lookup_keys: [...lookup_keys], active: true, expand: ['data.product'], limit: 100 }
    const { data } = await ours(this.#stripe.prices.list(wanted))
    const sold = data.filter(({ recurring, unit_amount }) => recurring !== null && unit_amount !== null)
    return sold.map(priceOf).toSorted((a, b) => a.amount_micro - b.amount_micro)
  }

  /** What a product is called. */
  async productName(id: string): Promise<string> {
    return (await ours(this.#stripe.products.retrieve(id))).name
  }

  async createCustomer({
    reference,
    idempotency_key,
    ...customer
  }: Customer & { reference: string; idempotency_key: string }): Promise<string> {
    const form = { ...formOf(customer), metadata: { reference } }
    const made = await ours(this.#stripe.customers.create(form, once(idempotency_key)))
    return made.id
  }

  /** To say the same twice leaves the same. */
  async updateCustomer(id: string, customer: Customer): Promise<void> {
    await ours(this.#stripe.customers.update(id, formOf(customer), ONE_TRY))
  }

  async checkout({
    customer,
    price,
    reference,
    idempotency_key,
    ...urls
  }: Checkout): Promise<{ id: string; url: string }> {
    const session = await ours(
      this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          client_reference_id: reference,
          subscription_data: { metadata: { reference } },
          ...urls,
        },
        once(idempotency_key),
      ),
    )
    if (!session.url) throw new AppError('upstream_down', { cause: new Error('a checkout without an address') })
    return { id: session.id, url: session.url }
  }

  async checkoutStatus(id: string): Promise<CheckoutStatus> {
    const { status } = await ours(this.#stripe.checkout.sessions.retrieve(id))
    return CHECKOUT_STATES.find((one) => one === status) ?? 'expired'
  }

  /** One that was not paid can be paid no more. What became of it is the answer. */
  async endCheckout(id: string): Promise<CheckoutStatus> {
    const status = await this.checkoutStatus(id)
    if (status !== 'open') return status
    await ours(this.#stripe.checkout.sessions.expire(id, undefined, ONE_TRY))
    return 'expired'
  }

  async subscriptions(customer: string): Promise<BillerSubscription[]> {
    const found: BillerSubscription[] = []
    let more: { starting_after?: string } | undefined = {}
    while (more) {
      const page: Stripe.ApiList<Stripe.Subscription> = await ours(
        this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100, ...more }),
      )
      found.push(...page.data.map(subscriptionOf))
      more = page.has_more ? { starting_after: page.data.at(-1)!.id } : undefined
    }
    return found
  }

  /** What is to be paid at once for another price from a moment on: the same moment gives the same figure. */
  async previewPrice(id: string, price: string, at: number): Promise<BillerPreview> {
    const items = [{ id: await this.#itemOf(id), price }]
    const subscription_details = { items, proration_behavior: 'always_invoice' as const, proration_date: at }
    return previewOf(await ours(this.#stripe.invoices.createPreview({ subscription: id, subscription_details })))
  }

  /** The difference is paid at once; where the card does not pay, nothing changes. */
  async changePrice(id: string, price: string, at: number, idempotency_key: string): Promise<void> {
    const change = {
      items: [{ id: await this.#itemOf(id), price }],
      proration_behavior: 'always_invoice' as const,
      proration_date: at,
      payment_behavior: 'error_if_incomplete' as const,
    }
    await ours(this.#stripe.subscriptions.update(id, change, once(idempotency_key)))
  }

  /** It runs on until the end of what is paid, or goes on after it. To say so twice leaves the same. */
  async endAtPeriod(id: string, cancel_at_period_end: boolean): Promise<void> {
    await ours(this.#stripe.subscriptions.update(id, { cancel_at_period_end }, ONE_TRY))
  }

  /** Newest first. */
  async invoices(customer: string, { limit, after }: Paging): Promise<{ invoices: BillerInvoice[]; more: boolean }> {
    const asked = { customer, limit, ...(after === undefined ? {} : { starting_after: after }) }
    const { data, has_more } = await ours(this.#stripe.invoices.list(asked))
    return { invoices: data.map(invoiceOf), more: has_more }
  }

  /** A page of the biller's own on which the card is changed: nothing of a card comes here. */
  async openPortal(customer: string, return_url: string): Promise<string> {
    return (await ours(this.#stripe.billingPortal.sessions.create({ customer, return_url }))).url
  }

  /** Who sent it is proven by the signature over the raw body; anything else is refused. */
  readEvent(raw: Buffer, signature: string): BillerEvent {
    let given: unknown
    try {
      given = this.#stripe.webhooks.constructEvent(raw, signature, this.#webhook_secret)
    } catch {
      throw new AppError('bad_signature')
    }
    if (!isSignedNow(signature, Date.now())) throw new AppError('bad_signature')
    const event = eventOf(given)
    if (!event) throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'not_valid' }] } })
    return event
  }

  async #itemOf(id: string): Promise<string> {
    const item = (await ours(this.#stripe.subscriptions.retrieve(id))).items.data[0]
    if (!item) throw new AppError('upstream_down', { cause: new Error('a subscription without an item') })
    return item.id
  }
}

const formOf = ({ email, name, country }: Customer) => ({ email, name, ...(country && { address: { country } }) })

/** Whoever asks for it tries again, and knows how often it did. */
const ONE_TRY = { maxNetworkRetries: 0 }
const once = (idempotencyKey: string) => ({ idempotencyKey, ...ONE_TRY })

async function ours<T>(asking: Promise<T>): Promise<T> {
  refuseInsideChange('billing')
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw new AppError('upstream_down')
    const { statusCode, type, headers } = error
    // The library's error holds the request with its key: only what happened is kept.
    const cause = new Error(`billing failed: ${type}${statusCode ? ` (${statusCode})` : ''}`)
    if (statusCode === 429) {
      const after = Number(headers?.['retry-after'])
      throw new AppError('upstream_limit', { cause, ...(after > 0 && { retry_after_s: after }) })
    }
    // 409: the same key is in another's hand at this moment.
    if (!statusCode || statusCode >= 500 || statusCode === 409) throw new AppError('upstream_down', { cause })
    throw new AppError(type === 'StripeCardError' ? 'payment_declined' : 'billing_refused', { cause })
  }
}
