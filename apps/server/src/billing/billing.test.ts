import type { Client } from '@starling/contract/browser'
import { say } from '@starling/text/both'
import { World } from '@starling/world'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { refuseUnsubscribed } from './index.ts'

const TEAM = 'halcyon'
const path = { team_id: TEAM }
const DAY_MS = 86_400_000
let world: World
let admin: Client
let stripe: Stripe
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@halcyon.example')
  const { hostname: host, port } = new URL(world.sandbox.url)
  const options = { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const
  stripe = new Stripe(world.sandbox.world.app.stripe.secret_key, options)
})
afterAll(() => world.stop())

const pay = (url: string, card = '4242424242424242') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
const started = () => admin.startCheckout({ body: { team: TEAM, plan: 'team_monthly' } })
const state = () => admin.getTeamBilling({ path })
const customer = async () => (await world.rows('billing_customers'))[0]!.customer!
const read = async () => {
  await admin.readBilling({ path })
  await world.settle()
  return (await state()).subscription
}

/** An event as the biller sends it, now. */
function event(id: string, object: object, secret = world.sandbox.world.app.stripe.webhook_secret, age_s = 0) {
  const made = { id, object: 'event', type: 'customer.subscription.updated', created: 1, data: { object } }
  const payload = JSON.stringify(made, null, 2)
  const timestamp = Math.floor(Date.now() / 1000) - age_s
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return send(payload, signature)
}
const send = (payload: string, signature: string) =>
  world.product.app.inject({
    method: 'POST',
    url: '/api/starling/billing/events/',
    headers: { host: 'localhost:4000', 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })

test('plans and the key that a page may have', async () => {
  expect(await admin.listBillingPlans()).toMatchObject([
    { id: 'team_monthly', name: 'Team', amount_micro: 499_000_000, currency: 'usd', interval: 'month' },
    { id: 'enterprise_monthly', name: 'Enterprise' },
    { id: 'team_yearly', interval: 'year' },
    { id: 'enterprise_yearly' },
  ])
  const { public_key } = await admin.getBillingKey()
  expect(public_key).toBe(world.sandbox.world.app.stripe.publishable_key)
  expect(await state()).toEqual({ is_offered: true, subscription: null, pending: null, error: null, read_at: null })
})

test('without billing details, as a member and for another team nothing is bought', async () => {
  expect(await codeOf(started())).toBe('billing_details_needed')
  const body = { team: 'meridian', plan: 'team_monthly' }
  expect(await codeOf(admin.startCheckout({ body }))).toBe('not_found')
  const member = await world.as('member@meridian.example')
  expect(await codeOf(member.startCheckout({ body }))).toBe('admin_needed')
  expect(await codeOf(admin.cancelSubscription({ body: { team: TEAM } }))).toBe('not_subscribed')
})

test('a subscription that the operator gave is neither bought again nor changed here', async () => {
  const mira = await world.as('admin@meridian.example')
  const details = { invoice_name: 'Meridian', invoice_email: 'a@meridian.example', country: 'NL' }
  await mira.changeTeam({ path: { slug: 'meridian' }, body: details })
  const body = { team: 'meridian', plan: 'team_monthly' }
  expect(await codeOf(mira.startCheckout({ body }))).toBe('already_subscribed')
  expect(await codeOf(mira.cancelSubscription({ body }))).toBe('invalid')
  expect(await codeOf(mira.cancelSubscription({ body: { team: 'meridian' } }))).toBe('not_subscribed')
  const { subscription } = await mira.getTeamBilling({ path: { team_id: 'meridian' } })
  expect(subscription).toMatchObject({ is_billed: false, active: true, price: null, plan: { name: 'Team' } })
})

test('of two checkouts only the last can be paid, and one that is paid makes the team subscribed', async () => {
  const details = { invoice_name: 'Halcyon', invoice_email: 'invoices@halcyon.example', country: 'JP' }
  await admin.changeTeam({ path: { slug: TEAM }, body: details })
  const first = await started()
  expect(first).toMatchObject({ state: 'pending', url: null })
  await world.settle()
  const { url } = await admin.getCheckout({ path: { ...path, pk: first.id } })
  const second = await started()
  await world.settle()
  const open = await admin.getCheckout({ path: { ...path, pk: second.id } })
  expect(open).toMatchObject({ state: 'open', plan: 'team_monthly', error: null })
  expect((await admin.getCheckout({ path: { ...path, pk: first.id } })).state).toBe('failed')
  expect((await pay(url!)).status).not.toBe(303)
  const paid = await pay(open.url!)
  expect(paid.headers.get('location')).toBe(`http://localhost:4000/${TEAM}/team?tab=details&checkout=${second.id}`)
  expect(await read()).toMatchObject({
    ...{ is_billed: true, active: true, status: 'active', plan: { name: 'Team' }, plan_id: 'team_monthly' },
    ...{ ends_at: null, is_cancelled: false },
    price: { amount_micro: 499_000_000, currency: 'usd', interval: 'month', interval_count: 1 },
  })
  expect(await admin.getCheckout({ path: { ...path, pk: second.id } })).toMatchObject({ state: 'paid', url: null })
  expect((await admin.getTeam({ path: { slug: TEAM } })).subscriptions).toMatchObject([
    { active: true, plan: { name: 'Team' } },
  ])
  expect(await codeOf(started())).toBe('already_subscribed')
  const { data } = await stripe.customers.list({ email: details.invoice_email })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ name: 'Halcyon', address: { country: 'JP' } })
})

test('what the invoices say follows the billing details', async () => {
  await admin.changeTeam({ path: { slug: TEAM }, body: { invoice_name: 'Halcyon KK' } })
  await world.settle()
  expect(await stripe.customers.retrieve(await customer())).toMatchObject({ name: 'Halcyon KK' })
})

test('an upgrade costs what was shown, and nothing that was not shown', async () => {
  world.clock.advance(10 * DAY_MS)
  const preview = await admin.previewUpgrade({ path, body: { plan: 'enterprise_monthly' } })
  expect(preview.due_micro).toBeGreaterThan(0)
  expect(preview.credit_micro).toBeGreaterThan(0)
  const body = { team: TEAM, plan: 'enterprise_monthly', at: preview.at, due_micro: preview.due_micro }
  const other = { ...body, due_micro: body.due_micro - 1 }
  expect(await codeOf(admin.upgradeSubscription({ body: other }))).toBe('not_as_previewed')
  world.clock.advance(59 * 60_000)
  expect((await admin.upgradeSubscription({ body })).pending).toBe('upgrade')
  // On its way, or done: never a second time.
  expect(['in_flight', 'not_as_previewed']).toContain(await codeOf(admin.upgradeSubscription({ body })))
  await world.settle()
  expect(await state()).toMatchObject({ pending: null, subscription: { plan: { name: 'Enterprise' } } })
  const [invoice] = await admin.listInvoices({ path, query: { limit: 1 } })
  expect(invoice).toMatchObject({ total_micro: preview.due_micro, status: 'paid', currency: 'usd' })
  expect((await admin.listInvoices({ path })).length).toBe(2)
  expect(await codeOf(admin.previewUpgrade({ path, body: { plan: 'team_monthly' } }))).toBe('not_an_upgrade')
  world.clock.advance(2 * 60_000)
  expect(await codeOf(admin.upgradeSubscription({ body }))).toBe('not_as_previewed')
})

test('cancelled it runs until the end of what is paid, and can be kept until then', async () => {
  expect((await admin.cancelSubscription({ body: { team: TEAM } })).pending).toBe('cancel')
  await world.settle()
  const { subscription } = await state()
  expect(subscription).toMatchObject({ active: true, is_cancelled: true, ends_at: subscription!.period_ends_at })
  expect((await admin.keepSubscription({ path })).pending).toBe('keep')
  await world.settle()
  expect((await state()).subscription).toMatchObject({ is_cancelled: false, ends_at: null })
})

test('an event is noted once, and the biller is asked what is so', async () => {
  const { id } = (await stripe.subscriptions.list({ customer: await customer() })).data[0]!
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  // What the event itself says is old: another one passed it on the way.
  const old = { id, object: 'subscription', customer: await customer(), cancel_at_period_end: false }
  for (const _ of [1, 2, 3]) expect((await event('evt_late', old)).statusCode).toBe(204)
  await world.settle()
  expect((await state()).subscription).toMatchObject({ is_cancelled: true })
  const events = await world.rows('billing_events')
  expect(events.filter(({ event_id }) => event_id === 'evt_late')).toHaveLength(1)
  await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  expect((await read())!.is_cancelled).toBe(false)
})

test.each([
  ['another secret', () => event('evt_forged', {}, 'whsec_other')],
  ['a signature of tomorrow', () => event('evt_early', {}, undefined, -4000)],
  ['an old signature', () => event('evt_old', {}, undefined, 3600)],
  ['no signature', () => send('{"id":"evt_none"}', '')],
  ['other bytes than were signed', async () => send('{"id": "evt_changed"}', 't=1,v1=00')],
])('an event with %s is refused', async (_, forge) => {
  const { statusCode, headers } = await forge()
  expect([statusCode, headers['x-error-code']]).toEqual([400, 'bad_signature'])
  expect((await world.rows('billing_events')).map(({ event_id }) => event_id)).toEqual(['evt_late'])
})

const SUBSCRIPTION = { id: 'sub_1', object: 'subscription', customer: 'cus_1' }
test.each([
  ['no id', { id: undefined }],
  ['an id that is none', { id: 'evt_\u0000' }],
  ['an object in place of an id', { data: { object: { ...SUBSCRIPTION, id: { a: 1 } } } }],
  ['a list in place of a customer', { data: { object: { ...SUBSCRIPTION, customer: ['x'] } } }],
  ['a customer that cannot be stored', { data: { object: { ...SUBSCRIPTION, customer: 'cus_\u0000' } } }],
  ['a time that never comes', { created: 'LATE' }],
  ['no data', { data: undefined }],
  ['nothing in it', { data: { object: null } }],
])('a signed event with %s is refused, and noted nowhere', async (_, more) => {
  const made = { id: 'evt_9', object: 'event', type: 'customer.subscription.updated', created: 1 }
  const payload = JSON.stringify({ ...made, data: { object: SUBSCRIPTION }, ...more }).replace('"LATE"', '1e400')
  const secret = world.sandbox.world.app.stripe.webhook_secret
  const { statusCode } = await send(payload, stripe.webhooks.generateTestHeaderString({ payload, secret }))
  expect(statusCode).toBe(400)
  expect((await world.rows('billing_events')).map(({ event_id }) => event_id)).toEqual(['evt_late'])
})

test('a card that is declined changes nothing, and the team is told', async () => {
  const portal = await admin.openBillingPortal({ path })
  await fetch(`${portal.url}/card`, { method: 'POST', body: new URLSearchParams({ card: '4000000000000341' }) })
  const { at, due_micro } = await admin.previewUpgrade({ path, body: { plan: 'enterprise_yearly' } })
  await admin.upgradeSubscription({ body: { team: TEAM, plan: 'enterprise_yearly', at, due_micro } })
  await world.settle()
  expect(await state()).toMatchObject({
    pending: null,
    error: 'The card was declined. Nothing has changed. Please use another card.',
    subscription: { plan_id: 'enterprise_monthly', active: true },
  })
})

test('a renewal that was not paid leaves fourteen days, however silent the biller is', async () => {
  world.clock.advance(25 * DAY_MS)
  const late = await read()
  expect(late).toMatchObject({ status: 'past_due', active: true })
  // Whoever looks after the team is told once, however often it is read.
  await read()
  const mails = world.sandbox.mailbox.messages({ to: 'admin@halcyon.example' })
  const told = mails.filter(({ subject }) => subject === 'A payment for Halcyon failed')
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(say('en').shortDate(late!.ends_at!))
  expect(Date.parse(late!.ends_at!) - Date.parse(late!.period_ends_at!)).toBeLessThan(0)
  const [open] = await admin.listInvoices({ path, query: { limit: 1 } })
  expect(open).toMatchObject({ status: 'open', due_micro: 1_499_000_000, next_attempt_at: expect.any(String) })
  const context = async () => {
    const [user] = (await world.rows('users')).filter(({ email }) => email === 'admin@halcyon.example')
    return { ...world.product, user: user!, now: world.clock.now() }
  }
  const team = (await world.rows('teams')).find(({ slug }) => slug === TEAM)!
  await refuseUnsubscribed(await context(), team)
  world.clock.advance(15 * DAY_MS)
  expect((await state()).subscription).toMatchObject({ active: false })
  expect(await codeOf(refuseUnsubscribed(await context(), team))).toBe('subscription_needed')
  const { url } = await admin.openBillingPortal({ path })
  await fetch(`${url}/card`, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }) })
  await stripe.invoices.pay(open!.id)
  expect(await read()).toMatchObject({ status: 'active', active: true, ends_at: null })
})

test('whoever deletes the team does not go on paying for it', async () => {
  await admin.deleteTeam({ path, body: { name: 'Halcyon' } })
  await world.settle()
  expect((await stripe.subscriptions.list({ customer: await customer() })).data[0]).toMatchObject({
    cancel_at_period_end: true,
  })
})
