import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addTeam, joinTeam, noteConfirmed, uploadSubject } from '@starling/store'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { payingCouriers, readSubscriptions } from '../../test-kit/paying.ts'
import { randomFrom } from '../../test-kit/random.ts'
import { openTeamDesk, sendUpload, type TeamDeskAtX } from '../../test-kit/uploading.ts'

const IS_FULL = process.env.ENDURE === 'full'
/** Payments and uploads together. */
const ACTS = Number(process.env.ACTS ?? (IS_FULL ? 10_000 : 40))
const ACTS_OF_TEAM = 5
const TEAMS = Math.ceil(ACTS / 2 / ACTS_OF_TEAM)
const UPLOADS = ACTS - TEAMS * ACTS_OF_TEAM
const AT_ONCE = 6
const SEED = Number(process.env.SEED ?? 1)
const PEOPLE = 120
const HOUR_MS = 3_600_000

const random = randomFrom(SEED)
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
let world: World
let admin: Browser
let desk: TeamDeskAtX
let url: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 100_000 })
  admin = await world.signIn('admin@meridian.example')
  const { id } = await admin.getTeam({ path: { slug: 'meridian' } })
  desk = await openTeamDesk(world, admin, id)
  await world.settle()
  await world.product.jobs.stop()
  const couriers = payingCouriers(world.product)
  const patience = { first_pause_s: 0.02, most_attempts: 100_000 }
  await world.product.store.startJobs({ work: {}, couriers, crons: [] }, patience)
  await world.product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.product.app.server.address() as AddressInfo
  url = `http://localhost:${port}/api/starling/billing/events/`
  await control({ url, repeat: 3, reorder: true })
})
afterAll(() => world.stop())

const control = (body: object) =>
  fetch(`${world.sandbox.url}/control/billing`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const AT_BILLER = ['/v1/customers', '/v1/checkout/sessions', '/v1/subscriptions/*']
const AT_X = ['/12/accounts/*/custom_audiences', '/12/accounts/*/users']
/** The next one that asks there has bad luck: nothing happened, or it did and nobody was told. */
function mischief(paths: readonly string[]): void {
  if (random() < 0.4) return
  const kind = oneOf(['status', 'status', 'slow', 'cut', 'lost', 'lost', 'garbage'] as const)
  const status = oneOf([429, 500, 502, 503])
  world.sandbox.faults.add({ kind, status, method: 'POST', path: oneOf(paths), delay_ms: 30, retry_after_s: 0 })
}

async function until<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found) return found
    await sleep(15)
  }
}

type Payer = { team: string; email: string; upgrades: number; paid: number; is_cancelled: boolean; plan: string }
const card = (number = '4242424242424242') => new URLSearchParams({ card: number })

/** Whoever pays has confirmed who they are within the last minutes. */
const CONFIRMED_FOR = 100

async function pay(n: number): Promise<Payer> {
  if (n % CONFIRMED_FOR === 0) {
    const [session] = (await world.rows('sessions')).filter(({ user_id }) => user_id === admin.user!.id)
    await world.product.store.change('operator', async (change) => {
      await noteConfirmed(change, session!.id)
      await change.audit('test.sent')
    })
  }
  const team = `payer-${n}`
  const path = { team_id: team }
  const email = `invoices-${n}@new.example`
  await world.product.store.change('operator', async (change) => {
    const id = await addTeam(change, { slug: team, name: team })
    await joinTeam(change, id, admin.user!.id, 'admin')
    await change.audit('test.sent')
  })
  await admin.changeTeam({ path: { slug: team }, body: { invoice_email: email, invoice_name: team, country: 'NL' } })
  const payer = { team, email, upgrades: 0, paid: 0, is_cancelled: false, plan: 'team_monthly' }
  const settled = () =>
    until(async () => {
      const state = await admin.getTeamBilling({ path })
      return state.pending === null && state
    })

  // Bought, perhaps in a second tab once more: only one page can be paid.
  for (let tab = 0; tab < 1 + Math.floor(random() * 2); tab++) {
    mischief(AT_BILLER)
    await admin.startCheckout({ body: { team, plan: 'team_monthly' } })
    await settled()
  }
  const pages = (await world.rows('billing_checkouts')).filter((row) => row.url !== null)
  const team_row = await admin.getTeam({ path: { slug: team } })
  for (const page of pages.filter(({ team_id }) => team_id === team_row.id)) {
    payer.paid += (await fetch(page.url!, { method: 'POST', body: card(), redirect: 'manual' })).status === 303 ? 1 : 0
  }
  // Nobody asks: the events come, each three times and the last first.
  await until(async () => (await admin.getTeamBilling({ path })).subscription)

  mischief(AT_BILLER)
  const { at, due_micro, plan } = await admin.previewUpgrade({ path, body: { plan: 'enterprise_monthly' } })
  await admin.upgradeSubscription({ body: { team, plan: plan.id, at, due_micro } })
  payer.upgrades++
  payer.plan = plan.id
  await settled()
  for (let turn = 0; turn < 3; turn++) {
    mischief(AT_BILLER)
    payer.is_cancelled = !payer.is_cancelled
    await (payer.is_cancelled ? admin.cancelSubscription({ body: { team } }) : admin.keepSubscription({ path }))
    await settled()
    if (random() < 0.3)
      expect((await fetch(url, { method: 'POST', body: '{"id":"evt_forged"}', headers: JSON_TYPE })).status).toBe(400)
  }
  return payer
}
const JSON_TYPE = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }

async function inTurns<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const lane = async () => {
    while (next < count) done.push(await work(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return done
}

test(`${ACTS} payments and uploads with answers that fail, are late or are lost, and events repeated and reordered: each effect once, and our records are theirs (SEED=${SEED})`, async () => {
  const network = await world.sandbox.world.network()
  const ids = Array.from({ length: PEOPLE }, (_, at) => network.accountAt(at)!.id)
  ids.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  const payers = await inTurns(TEAMS, pay)
  const uploads = await inTurns(UPLOADS, async (n) => {
    mischief(AT_X)
    const id = await sendUpload(world, desk, `Upload ${n}`, ids)
    await until(async () => (await admin.getUploadedAudience({ path: { pk: id } })).state === 'processing')
    return id
  })
  for (const { id } of world.sandbox.faults.list()) world.sandbox.faults.remove(id)
  await until(async () => (await world.rows('outbox')).every(({ state }) => state === 'done'))

  const different = [...(await booksDiffer(payers)), ...(await audiencesDiffer(uploads))]
  const outbox = await world.rows('outbox')
  const events = await world.rows('billing_events')
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length)
  expect(events.some(({ event_id }) => event_id === 'evt_forged')).toBe(false)
  const again = outbox.filter(({ attempts }) => attempts > 1).length
  console.log(
    `reconciliation: ${payers.length} teams with ${payers.length * ACTS_OF_TEAM} payments, ${uploads.length} uploads, ${outbox.length} effects of which ${again} were tried again, ${events.length} events; ${different.length} differ`,
  )
  expect(different).toEqual([])
})

/** What the biller has of each team, beside what we have and what was asked for. */
async function booksDiffer(payers: readonly Payer[]): Promise<string[]> {
  const key = world.sandbox.world.app.stripe.secret_key
  const at = async (path: string) => {
    const answer = await fetch(new URL(path, world.sandbox.url), { headers: { authorization: `Bearer ${key}` } })
    return ((await answer.json()) as { data: Record<string, unknown>[] }).data
  }
  const rows = await world.rows('subscriptions')
  const customers = await world.rows('billing_customers')
  const differ: string[] = []
  for (const { team, email, upgrades, paid, is_cancelled, plan } of payers) {
    const found = await at(`/v1/customers?${new URLSearchParams({ email })}`)
    const { id: team_id } = await admin.getTeam({ path: { slug: team } })
    const customer = customers.find((one) => one.team_id === team_id)?.customer
    if (found.length !== 1 || found[0]!.id !== customer) differ.push(`${team}: ${found.length} customers`)
    const there = await readSubscriptions(world.product.biller!, customer!)
    const here = rows
      .filter((row) => row.team_id === team_id)
      .map((row) => ({
        ...{ billing_id: row.billing_id, plan: row.plan, plan_id: row.plan_id, status: row.status, active: row.active },
        ...{ currency: row.currency, amount_micro: row.amount_micro, interval: row.interval },
        ...{ interval_count: row.interval_count, is_cancelled: row.is_cancelled, start: row.start.toISOString() },
        ...{ period_ends_at: row.period_ends_at?.toISOString() ?? null, ends_at: row.ends_at?.toISOString() ?? null },
      }))
    if (JSON.stringify(here) !== JSON.stringify(there)) differ.push(`${team}: ${JSON.stringify([here, there])}`)
    const invoices = await at(`/v1/invoices?customer=${customer}&limit=100`)
    const charged = invoices.filter(({ billing_reason }) => billing_reason === 'subscription_update').length
    const asked = [1, 1, upgrades, plan, is_cancelled]
    const happened = [paid, there.length, charged, there[0]?.plan_id, there[0]?.is_cancelled]
    if (String(asked) !== String(happened)) differ.push(`${team}: ${happened} instead of ${asked}`)
  }
  return differ
}

async function audiencesDiffer(uploads: readonly string[]): Promise<string[]> {
  world.clock.advance(9 * HOUR_MS)
  const there = await desk.audiencesAtX()
  const rows = await world.rows('uploaded_audiences')
  const differ: string[] = []
  if (there.length !== uploads.length) differ.push(`${there.length} custom audiences instead of ${uploads.length}`)
  for (const id of uploads) {
    const marked = there.filter(({ name }) => name.endsWith(`stl-${id.replaceAll('-', '').slice(-8)}`))
    const row = rows.find((one) => one.id === id)
    if (marked.length !== 1 || marked[0]!.id !== row?.x_id) differ.push(`${uploadSubject(id)}: ${marked.length} at X`)
    else {
      const { audience_size } = await desk.api.customAudience(desk.ad_account.id, marked[0]!.id)
      if (audience_size !== PEOPLE) differ.push(`${uploadSubject(id)}: ${audience_size} people`)
    }
  }
  return differ
}
