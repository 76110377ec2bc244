import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import Stripe from 'stripe'

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
export type BillingEvent = { id: string; type: string; created: number; object: Record<string, unknown> }
export type BillingSubscription = {
  id: string
  status: string
  start: number
  price: string
  cancel_at_period_end: boolean
  current_period_end: number | null
}

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

  async createCustomer(customer: { email: string; name: string; reference: string; idempotency_key: string }) {
    const { email, name, reference, idempotency_key } = customer
    const made = await ours(
      this.#stripe.customers.create({ email, name, metadata: { reference } }, { idempotencyKey: idempotency_key }),
    )
    return made.id
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
        { idempotencyKey: idempotency_key },
      ),
    )
    if (!session.url) throw new AppError('upstream_down', { cause: new Error('a checkout without an address') })
    return { id: session.id, url: session.url }
  }

  async subscriptions(customer: string): Promise<BillingSubscription[]> {
    const { data } = await ours(this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
    return data.map(subscriptionOf)
  }

  async changePrice(id: string, price: string, idempotency_key: string): Promise<BillingSubscription> {
    const current = await ours(this.#stripe.subscriptions.retrieve(id))
    const item = current.items.data[0]
    if (!item) throw new AppError('upstream_down', { cause: new Error('a subscription without an item') })
    const change = { items: [{ id: item.id, price }], proration_behavior: 'create_prorations' as const }
    return subscriptionOf(
      await ours(this.#stripe.subscriptions.update(id, change, { idempotencyKey: idempotency_key })),
    )
  }

  /** It runs on until the end of what is paid. */
  async cancel(id: string): Promise<BillingSubscription> {
    return subscriptionOf(await ours(this.#stripe.subscriptions.update(id, { cancel_at_period_end: true })))
  }

  /** Who sent it is proven by the signature over the raw body; anything else is refused. */
  readEvent(raw: Buffer, signature: string): BillingEvent {
    try {
      const { id, type, created, data } = this.#stripe.webhooks.constructEvent(raw, signature, this.#webhook_secret)
      return { id, type, created, object: data.object as unknown as Record<string, unknown> }
    } catch {
      throw new AppError('forged')
    }
  }
}

function subscriptionOf(one: Stripe.Subscription): BillingSubscription {
  const item = one.items.data[0]
  return {
    id: one.id,
    status: one.status,
    start: one.start_date,
    price: item?.price.id ?? '',
    cancel_at_period_end: one.cancel_at_period_end,
    current_period_end: item?.current_period_end ?? null,
  }
}

async function ours<T>(asking: Promise<T>): Promise<T> {
  refuseInsideChange('billing')
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw new AppError('upstream_down')
    const { statusCode, type } = error
    // The library's error holds the request with its key: only what happened is kept.
    const cause = new Error(`billing failed: ${type}${statusCode ? ` (${statusCode})` : ''}`)
    if (statusCode === 429) throw new AppError('upstream_limit', { cause, retry_after_s: 30 })
    throw new AppError(statusCode && statusCode < 500 ? 'upstream_refused' : 'upstream_down', { cause })
  }
}
