import type { Books, Thing } from './books.ts'
import type { Price } from './catalogue.ts'
import type { Customer, PaymentMethod } from './customers.ts'
import { BillingProblem, declined } from './problem.ts'

export type Line = {
  amount: number
  description: string
  period: { start: number; end: number }
  price: Price
  quantity: number
  proration: boolean
  item: string
}

export type Invoice = Thing & {
  customer: string
  status: string
  amount_due: number
  total: number
  attempt_count: number
}

type Draft = { customer: Customer; subscription: string; lines: Line[]; billing_reason: string; currency: string }

/** What an invoice would be; nothing is kept and nobody is charged. */
export function draftInvoice(
  books: Books,
  { customer, subscription, lines, billing_reason, currency }: Draft,
  id: string,
): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total)
  const at = books.now()
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason,
    collection_method: 'charge_automatically',
    created: at,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_address: customer.address ?? null,
    description: null,
    discounts: [],
    due_date: null,
    effective_at: at,
    ending_balance: 0,
    hosted_invoice_url: `${books.origin()}/checkout/invoices/${id}`,
    invoice_pdf: `${books.origin()}/checkout/invoices/${id}?pdf`,
    lines: {
      object: 'list',
      data: lines.map((line, at) => showLine(line, id, at, subscription, currency)),
      has_more: false,
      total_count: lines.length,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${String(customer.invoice_prefix)}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    period_end: Math.max(at, ...lines.map(({ period }) => period.end)),
    period_start: Math.min(...lines.map(({ period }) => period.start), at),
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_taxes: [],
  }
}

function showLine(line: Line, invoice: string, at: number, subscription: string, currency: string) {
  const { amount, description, period, price, quantity, proration, item } = line
  return {
    id: `il_${invoice.slice(3)}${at}`,
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
    subtotal: amount,
    taxes: [],
  }
}

/** Makes an invoice out and charges it; the events say how it went. */
export function bill(books: Books, draft: Draft): Invoice {
  const customer = books.get<Customer>('cus', draft.customer.id)
  const invoice = books.save('in', draftInvoice(books, { ...draft, customer }, books.nextId('in')))
  books.save('cus', {
    ...customer,
    currency: draft.currency,
    next_invoice_sequence: Number(customer.next_invoice_sequence) + 1,
  })
  books.emit('invoice.created', invoice)
  books.emit('invoice.finalized', invoice)
  return charge(books, invoice)
}

/** Tries the customer's card; an invoice of nothing is paid by itself. */
export function charge(books: Books, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') throw new BillingProblem(400, 'Invoice is already paid', { code: 'invoice_not_open' })
  const customer = books.get<Customer>('cus', invoice.customer)
  const method = customer.invoice_settings.default_payment_method
  const card = method === null ? undefined : books.get<PaymentMethod>('pm', method)
  const isPaid = invoice.amount_due === 0 || (card !== undefined && card.private.later === null)
  const at = books.now()
  const next: Invoice = {
    ...invoice,
    attempted: invoice.amount_due > 0,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    ...(isPaid
      ? {
          status: 'paid',
          amount_paid: invoice.amount_due,
          amount_remaining: 0,
          status_transitions: { ...(invoice.status_transitions as object), paid_at: at },
        }
      : { next_payment_attempt: at + 3 * 86_400 }),
  }
  books.save('in', next)
  books.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', next)
  if (isPaid && invoice.amount_due > 0) books.emit('invoice.payment_succeeded', next)
  return next
}

/** Refuses when the card does not pay. */
export function assertPaid({ status }: Invoice): void {
  if (status !== 'paid') throw declined('generic_decline')
}
