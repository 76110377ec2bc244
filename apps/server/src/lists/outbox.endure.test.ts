import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listSubject } from '@starling/store'
import { consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Carrying, CUSTOMER, STEPS } from './carrying.ts'

const KILLS = process.env.ENDURE === 'full' ? 1000 : 25
const CARRIER = fileURLToPath(new URL('carrier-process.ts', import.meta.url))
const BEHIND_S = 60

let world: World
let owner: { user_id: string }
let social_account_id: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 100_000 })
  const browser = await world.signIn('admin@meridian.example')
  await world
    .as('admin@meridian.example')
    .then((admin) => admin.changeReading({ path: { team_id: 'meridian' }, body: { cap: null } }))
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  social_account_id = arrival.account.id
  owner = { user_id: browser.user!.id }
  await world.settle()
  // From here on only the processes that are killed carry anything.
  await world.product.jobs.stop()
})
afterAll(() => world.stop())

/** The next one loads while another works. */
class Carriers {
  #next = this.#warm()

  #warm(): Promise<ChildProcess> {
    const child = fork(CARRIER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child))
      child.once('exit', () => reject(new Error('a carrier ended before it was warm')))
    })
  }

  async start(dies_at: Carrying['dies_at'], dies_after_ms = 0): Promise<{ child: ChildProcess; ended: Promise<void> }> {
    const child = await this.#next
    this.#next = this.#warm()
    const { config } = world.product
    const billing = { secret_key: world.sandbox.world.app.stripe.secret_key, base_url: world.sandbox.url }
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.send({ connection: world.connection, config, billing, dies_at, dies_after_ms } satisfies Carrying)
    return { child, ended }
  }

  async close(): Promise<void> {
    ;(await this.#next).kill('SIGKILL')
  }
}

const listName = (n: number) => `Kill ${n}`
const email = (n: number) => `kill-${n}@new.example`

/** A list with someone on it, which X makes without a key, and a customer, whom billing makes with ours. */
async function send(n: number, member: { uid: string; handle: string; name: string }): Promise<void> {
  await world.product.store.change(owner, async ({ now, table, send, audit }) => {
    if (n % 2 === 0) {
      const payload = { email: email(n) } as never
      await send(CUSTOMER, payload, { owner, subject: `customer ${n}` })
    } else {
      const fields = { description: '', private: false, created_at: now, synced_at: null }
      const list = await table(owner, 'x_lists').add({ social_account_id, uid: null, name: listName(n), ...fields })
      const sending = { owner, subject: listSubject(list.id) }
      await send('x_list.create', { list_id: list.id }, sending)
      await send('x_list.member', { list_id: list.id, ...member, on: true }, sending)
    }
    await audit('test.sent')
  })
}

async function customersOf(n: number): Promise<number> {
  const url = new URL('/v1/customers', world.sandbox.url)
  url.searchParams.set('email', email(n))
  const authorization = `Bearer ${world.sandbox.world.app.stripe.secret_key}`
  const { data } = (await (await fetch(url, { headers: { authorization } })).json()) as { data: unknown[] }
  return data.length
}

test(`${KILLS} times kill -9 between two steps: everything leaves, once where the other side keeps a key, and once in our records`, async () => {
  const network = await world.sandbox.world.network()
  const { id: uid, handle, name } = network.accountAt(7)!
  const member = { uid: String(uid), handle, name }
  const carriers = new Carriers()
  for (let n = 0; n < KILLS; n++) {
    await send(n, member)
    const { ended } = await carriers.start(STEPS[n % STEPS.length], (n * 7) % 40)
    await ended
  }
  const { child } = await carriers.start(undefined)
  const open = async () => (await world.rows('outbox')).filter(({ state }) => state !== 'done')
  await expect.poll(open, { timeout: BEHIND_S * 1000 + KILLS * 100, interval: 200 }).toEqual([])
  child.kill('SIGKILL')
  await carriers.close()

  const entries = (await world.rows('outbox')).filter(({ kind }) => kind !== 'mail.login')
  const sent = (await world.rows('audit')).filter(({ action }) => action === 'outbox.sent')
  for (const { id } of entries) expect(sent.filter(({ subject_id }) => subject_id === id)).toHaveLength(1)
  const lists = await world.rows('x_lists')
  const members = await world.rows('x_list_members')
  expect(new Set(lists.map(({ uid }) => uid)).size).toBe(lists.length)
  const atX = network.database.prepare('SELECT count(*) AS n FROM lists WHERE name = ?')
  let doubles = 0
  for (const { id, uid, name } of lists) {
    expect(uid).not.toBeNull()
    const { n } = atX.get(name) as { n: number }
    expect(n).toBeGreaterThanOrEqual(1)
    doubles += n - 1
    expect(members.filter(({ list_id }) => list_id === id)).toHaveLength(1)
  }
  for (let n = 0; n < KILLS; n += 2) expect(await customersOf(n)).toBe(1)
  console.log(`${entries.length} entries through ${KILLS} kills; ${doubles} lists made twice at X, none here`)
})
