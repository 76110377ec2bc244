import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const LISTS = 60
/** Longer than any machine takes for the rest: X answers when the test says so. */
const HELD_MS = 600_000

let world: World
let browser: Browser
let account: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1000 })
  browser = await world.signIn('admin@meridian.example')
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  account = arrival.account.id
})
afterAll(() => world.stop())

test(`${LISTS} lists at once and a slow X: everything is answered, and whether the product is ready is told meanwhile`, async () => {
  const slow = world.sandbox.faults.add({ path: '/2/lists', kind: 'slow', delay_ms: HELD_MS, left: null })
  const making = Array.from({ length: LISTS }, (_, n) => browser.createXList({ body: { account, name: `List ${n}` } }))
  for (let n = 0; n < 5; n++) {
    const { statusCode } = await world.product.app.inject({ url: '/readyz' })
    // On a slow machine sixty take every connection for longer than readiness waits for one, and that is told.
    expect([200, 503]).toContain(statusCode)
  }
  world.sandbox.faults.remove(slow.id)
  const made = await Promise.all(making)
  expect(new Set(made.map(({ id }) => id)).size).toBe(LISTS)
  expect((await world.product.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})
