import type { Books, Thing } from './books.ts'
import { type Form, isForm, mapOf, textOf, textsOf } from './form.ts'
import { declined, wrong } from './problem.ts'

export type Customer = Thing & {
  email: string | null
  name: string | null
  currency: string | null
  invoice_settings: { default_payment_method: string | null }
}

const NOWHERE = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function createCustomer(books: Books, form: Form): Customer {
  const customer: Customer = {
    id: books.nextId('cus'),
    object: 'customer',
    address: isForm(form.address) ? { ...NOWHERE, ...mapOf(form.address) } : null,
    balance: 0,
    created: books.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: textOf(form.description) ?? null,
    discount: null,
    email: textOf(form.email) ?? null,
    invoice_prefix: books.nextId('x').slice(2, 10).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    } as Customer['invoice_settings'],
    livemode: false,
    metadata: mapOf(form.metadata),
    name: textOf(form.name) ?? null,
    next_invoice_sequence: 1,
    phone: textOf(form.phone) ?? null,
    preferred_locales: textsOf(form.preferred_locales),
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  if (customer.email !== null && !/^[^@\s]+@[^@\s]+$/.test(customer.email)) {
    throw wrong('email', `Invalid email address: ${customer.email}`, 'email_invalid')
  }
  books.save('cus', customer)
  books.emit('customer.created', customer)
  return customer
}

export function updateCustomer(books: Books, id: string, form: Form): Customer {
  const customer = books.get<Customer>('cus', id)
  const next: Customer = { ...customer, metadata: { ...(customer.metadata as object), ...mapOf(form.metadata) } }
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    if (form[name] !== undefined) next[name] = textOf(form[name]) ?? null
  }
  if (isForm(form.address)) next.address = { ...NOWHERE, ...mapOf(form.address) }
  const settings = form.invoice_settings
  if (isForm(settings) && settings.default_payment_method !== undefined) {
    const method = textOf(settings.default_payment_method) ?? null
    if (method !== null) books.get('pm', method, 'invoice_settings[default_payment_method]')
    next.invoice_settings = { ...customer.invoice_settings, default_payment_method: method }
  }
  books.save('cus', next)
  books.emit('customer.updated', next)
  return next
}

/** Numbers that Stripe's own test mode knows: what happens at once, and what happens when the card is charged later. */
const CARDS: Record<string, { brand: string; now?: string; later?: string }> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '3566002020360505': { brand: 'jcb' },
  '4000000000000002': { brand: 'visa', now: 'generic_decline' },
  '4000000000009995': { brand: 'visa', now: 'insufficient_funds' },
  '4000000000000341': { brand: 'visa', later: 'generic_decline' },
}

export type PaymentMethod = Thing & { customer: string; private: { later: string | null } }

/** Takes a card for a customer, or says why the bank does not like it. */
export function attachCard(books: Books, customer: Customer, number: string): PaymentMethod {
  const plain = number.replace(/\D/g, '')
  const card = CARDS[plain]
  if (!card) throw wrong('card[number]', 'Your card number is incorrect.', 'incorrect_number')
  if (card.now) throw declined(card.now)
  const method: PaymentMethod = {
    id: books.nextId('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address: NOWHERE, email: customer.email, name: customer.name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: 12,
      exp_year: new Date(books.now() * 1000).getUTCFullYear() + 3,
      fingerprint: `fp${plain.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: plain.slice(-4),
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.now(),
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
    private: { later: card.later ?? null },
  }
  books.save('pm', method)
  books.emit('payment_method.attached', method)
  const settings = { ...customer.invoice_settings, default_payment_method: method.id }
  books.save('cus', { ...customer, invoice_settings: settings })
  return method
}
