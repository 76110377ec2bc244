import type Stripe from 'stripe'
import { microOf } from './money.ts'

/** What is paid for, and how often. */
export type BillerPrice = {
  id: string
  lookup_key: string | null
  name: string
  amount_micro: number
  currency: string
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
}
export type BillerSubscription = {
  id: string
  status: string
  start: number
  price: string
  lookup_key: string | null
  product: string
  amount_micro: number
  currency: string
  interval: BillerPrice['interval']
  interval_count: number
  cancel_at_period_end: boolean
  current_period_start: number | null
  current_period_end: number | null
  ended_at: number | null
}
export type BillerInvoice = {
  id: string
  number: string | null
  status: string
  total_micro: number
  due_micro: number
  currency: string
  created: number
  /** The page on which it can be read, and paid if it is open. */
  url: string | null
  pdf: string | null
  /** When the card is tried again. */
  next_attempt: number | null
}
export type BillerPreview = { total_micro: number; credit_micro: number; currency: string }
export type CheckoutStatus = 'open' | 'complete' | 'expired'

const INTERVALS = ['day', 'week', 'month', 'year'] as const
const intervalOf = (recurring: Stripe.Price.Recurring | null | undefined): BillerPrice['interval'] =>
  INTERVALS.find((one) => one === recurring?.interval) ?? 'month'

export function priceOf(one: Stripe.Price): BillerPrice {
  const { id, lookup_key, unit_amount, currency, recurring, product } = one
  return {
    id,
    lookup_key,
    name: typeof product === 'object' && 'name' in product ? product.name : String(product),
    amount_micro: microOf(unit_amount ?? 0, currency),
    currency,
    interval: intervalOf(recurring),
    interval_count: recurring?.interval_count ?? 1,
  }
}

export function subscriptionOf(one: Stripe.Subscription): BillerSubscription {
  const item = one.items.data[0]
  const price = item?.price
  return {
    id: one.id,
    status: one.status,
    start: one.start_date,
    price: price?.id ?? '',
    lookup_key: price?.lookup_key ?? null,
    product: typeof price?.product === 'string' ? price.product : (price?.product.id ?? ''),
    amount_micro: microOf((price?.unit_amount ?? 0) * (item?.quantity ?? 1), one.currency),
    currency: one.currency,
    interval: intervalOf(price?.recurring),
    interval_count: price?.recurring?.interval_count ?? 1,
    cancel_at_period_end: one.cancel_at_period_end,
    current_period_start: item?.current_period_start ?? null,
    current_period_end: item?.current_period_end ?? null,
    ended_at: one.ended_at,
  }
}

export function invoiceOf(one: Stripe.Invoice): BillerInvoice {
  const { number, status, total, amount_remaining, currency, created } = one
  return {
    id: one.id ?? '',
    number,
    status: status ?? 'draft',
    total_micro: microOf(total, currency),
    due_micro: status === 'open' ? microOf(amount_remaining, currency) : 0,
    currency,
    created,
    url: one.hosted_invoice_url ?? null,
    pdf: one.invoice_pdf ?? null,
    next_attempt: status === 'open' ? one.next_payment_attempt : null,
  }
}

export function previewOf({ total, currency, lines }: Stripe.Invoice): BillerPreview {
  const credit = lines.data.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
  return { total_micro: microOf(total, currency), credit_micro: -microOf(credit, currency) || 0, currency }
}
