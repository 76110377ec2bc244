import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld } from '../world/world.ts'
import { billingRoutes } from './routes.ts'
import { signatureHeader } from './webhooks.ts'

const DAY = 86_400_000
const data_dir = mkdtempSync(join(tmpdir(), 'billing-'))
let now = new Date('2026-01-31T10:00:00Z')

async function open() {
  const world = openWorld({ data_dir, clock: () => now })
  const app = Fastify({ forceCloseConnections: true })
  await app.register(billingRoutes, { world, data_dir })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stripe = new Stripe(world.app.stripe.secret_key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await app.close()
    await world.close()
  }
  return { stripe, url, app, secret: world.app.stripe.webhook_secret, stop }
}

let shop: Awaited<ReturnType<typeof open>>
const received: { type: string; id: string; at: number }[] = []
const inbox = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    try {
      const body = Buffer.concat(parts).toString()
      const event = shop.stripe.webhooks.constructEvent(body, request.headers['stripe-signature']!, shop.secret)
      received.push({ type: event.type, id: event.id, at: received.length })
      response.writeHead(200).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
})

beforeAll(async () => {
  shop = await open()
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  await control({ url: `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/hooks` })
})
afterAll(async () => {
  await shop.stop()
  await new Promise((resolve) => inbox.close(resolve))
  rmSync(data_dir, { recursive: true, force: true })
})

const control = (body: object) =>
  fetch(`${shop.url}/control/billing`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }).then((answer) => answer.json())
const until = async (type: string, many = 1) => {
  await expect
    .poll(() => received.filter((event) => event.type === type).length, { timeout: 5_000 })
    .toBeGreaterThanOrEqual(many)
  return received.filter((event) => event.type === type)
}
const priceOf = async (lookup_key: string) => (await shop.stripe.prices.list({ lookup_keys: [lookup_key] })).data[0]!
const pay = (url: string, card = '4242 4242 4242 4242') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'ann@company.example', name: 'Ann', card }),
  })

async function subscribed(card?: string, more: Stripe.Checkout.SessionCreateParams = {}) {
  const customer = await shop.stripe.customers.create({ email: 'ann@company.example', metadata: { team: '7' } })
  const price = await priceOf('team_monthly')
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:4000/done?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/no',
    client_reference_id: 'team-7',
    ...more,
  })
  const answer = await pay(session.url!, card)
  const done = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] })
  return { customer, session, answer, done, subscription: done.subscription as Stripe.Subscription }
}

test('the header is the one that the official client makes', () => {
  const payload =
    '{"id":"evt_1","object":"event","type":"customer.subscription.updated","data":{"object":{"id":"sub_1","object":"subscription"}}}'
  expect(signatureHeader(payload, 'whsec_x', 1_700_000_000)).toBe(
    't=1700000000,v1=8b85388116f3b544b8d553225173ff5cd31a3532ab9305e6c555b6c90bfd85cf',
  )
})

test('a checkout becomes a subscription, and the events tell of it', async () => {
  const { answer, done, session, subscription, customer } = await subscribed()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`http://localhost:4000/done?session_id=${session.id}`)
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'team-7' })
  expect(done.line_items!.data[0]).toMatchObject({ quantity: 1, amount_total: 49_900 })
  expect(subscription).toMatchObject({ status: 'active', customer: customer.id })
  expect(subscription.items.data[0]!.current_period_end).toBe(Date.UTC(2026, 1, 28, 10) / 1000)
  const [invoice] = (await shop.stripe.invoices.list({ customer: customer.id })).data
  expect(invoice).toMatchObject({ status: 'paid', total: 49_900 })
  expect(invoice!.parent!.subscription_details!.subscription).toBe(subscription.id)
  for (const type of [
    'customer.created',
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]) {
    expect((await until(type)).length).toBeGreaterThan(0)
  }
})

test('a card that the bank declines leaves nothing behind', async () => {
  const { answer, done, customer } = await subscribed('4000 0000 0000 0002')
  expect(answer.status).toBe(402)
  expect(await answer.text()).toContain('Your card was declined.')
  expect(done.status).toBe('open')
  expect((await shop.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
})

test('a trial costs nothing until it is over', async () => {
  const { done, subscription } = await subscribed(undefined, {
    subscription_data: { trial_period_days: 14, metadata: { a: 'b' } },
  })
  expect(done.payment_status).toBe('no_payment_required')
  expect(subscription).toMatchObject({ status: 'trialing', metadata: { a: 'b' } })
  now = new Date(now.getTime() + 12 * DAY)
  expect(await until('customer.subscription.trial_will_end')).toHaveLength(1)
  now = new Date(now.getTime() + 3 * DAY)
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

test('an upgrade is prorated, previewed the same as billed', async () => {
  const { subscription } = await subscribed()
  const item = subscription.items.data[0]!
  const { id: price } = await priceOf('enterprise_monthly')
  const items = [{ id: item.id, price }]
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  })
  const changed = await shop.stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  })
  expect(changed.items.data[0]!.price.id).toBe(price)
  const invoice = changed.latest_invoice as Stripe.Invoice
  expect(invoice).toMatchObject({ total: preview.total, status: 'paid', billing_reason: 'subscription_update' })
  expect(invoice.total).toBe(149_900 - 49_900)
})

test('cancelled at the end of the period, it lives until then and can be kept', async () => {
  const { subscription } = await subscribed()
  const leaving = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(leaving).toMatchObject({ status: 'active', cancel_at_period_end: true })
  const kept = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  now = new Date(now.getTime() + 40 * DAY)
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
  await until('customer.subscription.deleted')
})

test('a card that fails later makes the subscription past due, and paying mends it', async () => {
  const { subscription, customer } = await subscribed('4000 0000 0000 0341', {
    subscription_data: { trial_period_days: 1 },
  })
  now = new Date(now.getTime() + 2 * DAY)
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' })
  await until('invoice.payment_failed')
  const [invoice] = (await shop.stripe.invoices.list({ customer: customer.id, status: 'open' })).data
  await expect(shop.stripe.invoices.pay(invoice!.id!)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:4000/',
  })
  expect(await (await fetch(portal.url)).text()).toContain('past_due')
  await fetch(`${portal.url}/card`, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }) })
  expect(await shop.stripe.invoices.pay(invoice!.id!)).toMatchObject({ status: 'paid' })
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

test('the same key does a thing once, and not two things', async () => {
  const create = (email: string) => shop.stripe.customers.create({ email }, { idempotencyKey: 'key-1' })
  const [one, two] = [await create('a@company.example'), await create('a@company.example')]
  expect(two.id).toBe(one.id)
  await expect(create('b@company.example')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test.each<[string, (stripe: Stripe) => Promise<unknown>, object]>([
  [
    'an unknown customer',
    (stripe) => stripe.customers.retrieve('cus_no'),
    { statusCode: 404, code: 'resource_missing' },
  ],
  [
    'a price nobody has',
    (stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        success_url: 'http://localhost',
        line_items: [{ price: 'price_no' }],
      }),
    { statusCode: 400, param: 'line_items[0][price]' },
  ],
  [
    'a parameter nobody knows',
    (stripe) => stripe.customers.create({ shoe: '44' } as Stripe.CustomerCreateParams),
    { statusCode: 400, code: 'parameter_unknown' },
  ],
  [
    'an email that is none',
    (stripe) => stripe.customers.create({ email: 'ann' }),
    { statusCode: 400, code: 'email_invalid' },
  ],
])('%s is refused', async (_what, ask, expected) => {
  await expect(ask(shop.stripe)).rejects.toMatchObject(expected)
})

test('without the key nothing is answered', async () => {
  const { port } = shop.app.server.address() as AddressInfo
  const stranger = new Stripe('sk_test_other', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})

test('lists page by id, newest first', async () => {
  const ids: string[] = []
  for await (const customer of shop.stripe.customers.list({ limit: 2 })) ids.push(customer.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(4)
})

test('on demand events come twice and the wrong way round', async () => {
  await control({ repeat: 2, reorder: true })
  const from = received.length
  await subscribed()
  await expect.poll(() => received.length - from, { timeout: 5_000 }).toBeGreaterThanOrEqual(16)
  const types = received.slice(from).map(({ type }) => type)
  expect(types.indexOf('checkout.session.completed')).toBeLessThan(types.indexOf('customer.subscription.created'))
  const [first] = received.slice(from)
  expect(received.slice(from).filter(({ id }) => id === first!.id)).toHaveLength(2)
  await control({ repeat: 1, reorder: false })
})

test('everything is there after a restart, and an event nobody took is sent again', async () => {
  const { subscription } = await subscribed()
  await until('checkout.session.completed')
  await shop.stop()
  shop = await open()
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  const from = received.length
  const { data } = await shop.stripe.events.list({ type: 'customer.subscription.created', limit: 1 })
  await fetch(`${shop.url}/control/billing/events/${data[0]!.id}/resend`, { method: 'POST' })
  await expect.poll(() => received.slice(from).some(({ id }) => id === data[0]!.id), { timeout: 5_000 }).toBe(true)
})

test('events do not leave this machine', async () => {
  expect(await control({ url: 'http://elsewhere.example/hooks' })).toMatchObject({
    error: expect.stringContaining('this machine'),
  })
})
