import { ApiError } from '@starling/contract/browser'
import { XApi } from '@starling/outside'
import { findUserByEmail } from '@starling/store'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { passOf } from '../../test-kit/matrix/house.ts'
import { xCredentials } from '../networks/index.ts'

const ADMIN = 'admin@meridian.example'
const HOUR_MS = 60 * 60_000
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
type Network = 'x' | 'facebook' | 'linkedin'

async function connect(browser: Browser, network: Network, person = '', protocol: 'oauth1' | 'oauth2' = 'oauth2') {
  const path = { network }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol } })
  const { searchParams } = await consentAt(authorize_url, { person })
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  return arrival.account
}

/** Handles of the people on the consent page of X. */
async function xHandles(): Promise<string[]> {
  return (await world.sandbox.world.credentials()).users.map(({ username }) => username)
}

test('an account is connected, listed without its secrets, and disconnected', async () => {
  const browser = await world.signIn(ADMIN)
  const [handle] = await xHandles()
  const account = await connect(browser, 'x', `@${handle}`)
  expect(account).toMatchObject({
    provider: 'x',
    handle,
    has_ads: false,
    scopes: expect.arrayContaining(['list.write']),
  })
  const linkedin = await connect(browser, 'linkedin', 'Mira')
  expect((await browser.listSocialAccounts()).map(({ provider }) => provider)).toEqual(['x', 'linkedin'])
  const { social_accounts } = await browser.getMe()
  expect(social_accounts).toEqual([
    { id: account.id, provider: 'x' },
    { id: linkedin.id, provider: 'linkedin' },
  ])
  await browser.disconnectSocialAccount({ path: { pk: linkedin.id } })
  expect((await browser.listSocialAccounts()).map(({ id }) => id)).toEqual([account.id])
  expect(await browser.disconnectSocialAccount({ path: { pk: linkedin.id } }).catch(codeOf)).toBe('not_found')
  expect((await connect(browser, 'linkedin', 'Mira')).id).toBe(linkedin.id)
  await world.settle()
})

test('tokens are encrypted at rest, and bound to their row', async () => {
  const row = (await world.rows('social_accounts')).find(({ network }) => network === 'x')
  if (!row) throw new Error('no account is linked')
  const credentials = await xCredentials(world.product, row)()
  const { bearer } = credentials as { bearer: string }
  expect(bearer.length).toBeGreaterThan(20)
  for (const table of ['social_accounts', 'login_states', 'audit'] as const) {
    expect(JSON.stringify(await world.rows(table))).not.toContain(bearer)
  }
  expect(() => world.product.secrets.decrypt(row.login_grant!, crypto.randomUUID())).toThrow()
  expect(() => world.product.secrets.decrypt(`${row.login_grant!.slice(0, -4)}AAAA`, row.id)).toThrow()
})

test('an account that someone else has linked is not taken over', async () => {
  const other = await world.signIn('admin@halcyon.example')
  const [handle] = await xHandles()
  expect(await connect(other, 'x', `@${handle}`).catch(codeOf)).toBe('already_linked')
  expect(await other.listSocialAccounts()).toEqual([])
})

test('connecting needs a browser session that no token made, and comes back to the same person', async () => {
  const path = { network: 'linkedin' }
  const program = await world.as(ADMIN)
  expect(await program.connectSocialAccount({ path, body: {} }).catch(codeOf)).toBe('wrong_credential')
  const { token } = await world.token(ADMIN)
  const ofToken = world.browser()
  ofToken.user = await ofToken.loginViaToken({ body: { token } })
  expect(await ofToken.connectSocialAccount({ path, body: {} }).catch(codeOf)).toBe('wrong_credential')
  const browser = await world.signIn('member@meridian.example')
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url, { person: 'Tomas' })
  await world.signIn('admin@halcyon.example', browser)
  const body = Object.fromEntries(searchParams)
  expect(await browser.finishSocialRedirect({ path, body }).catch(codeOf)).toBe('unauthorized_login')
  expect(await browser.listSocialAccounts()).toEqual([])
})

test('the last way in stays: an address that was never proved is none', async () => {
  const token = await passOf(world, 'planner@dentsu-nl.example')
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token } })
  const first = await connect(browser, 'linkedin', 'Noor')
  expect(await browser.disconnectSocialAccount({ path: { pk: first.id } }).catch(codeOf)).toBe('last_way_in')
  const second = await connect(browser, 'facebook', 'Noor')
  await browser.disconnectSocialAccount({ path: { pk: first.id } })
  expect(await browser.disconnectSocialAccount({ path: { pk: second.id } }).catch(codeOf)).toBe('last_way_in')
  await world.signIn('planner@dentsu-nl.example', browser)
  await browser.disconnectSocialAccount({ path: { pk: second.id } })
  expect(await browser.listSocialAccounts()).toEqual([])
})

test('after disconnecting the very next call finds no token, and the token is dead at X', async () => {
  const browser = await world.signIn('leaver@new.example')
  const handle = (await xHandles())[1]!
  const { id } = await connect(browser, 'x', `@${handle}`)
  const user = (await findUserByEmail(world.product.store, 'leaver@new.example'))!
  const credentials = xCredentials(world.product, { id, user_id: user.id })
  const { bearer } = (await credentials()) as { bearer: string }
  const api = world.product.networks.xApi(credentials)
  const stolen = new XApi({ base_url: world.sandbox.url, credentials: { bearer } })
  expect((await api.me()).data).toMatchObject({ username: handle })
  await browser.disconnectSocialAccount({ path: { pk: id } })
  await expect(api.me()).rejects.toMatchObject({ code: 'reconnect_needed' })
  await world.settle()
  await expect(stolen.me()).rejects.toMatchObject({ code: 'reconnect_needed' })
  const left = await world.rows('ended_grants')
  expect(left).toEqual([])
})

test('a grant that has ended is renewed, once for many callers', async () => {
  const browser = await world.signIn('stayer@new.example')
  const { id } = await connect(browser, 'x', `@${(await xHandles())[2]}`)
  const user = (await findUserByEmail(world.product.store, 'stayer@new.example'))!
  const credentials = xCredentials(world.product, { id, user_id: user.id })
  const before = await credentials()
  world.clock.advance(3 * HOUR_MS)
  const after = await Promise.all([credentials(), credentials(), credentials()])
  expect(after[0]).not.toEqual(before)
  expect(after[1]).toEqual(after[0])
  expect(after[2]).toEqual(after[0])
  expect((await world.product.networks.xApi(credentials).me()).data).toBeDefined()
})

test('a slow renewal holds up nobody else: who waits for it holds no connection', async () => {
  const browser = await world.signIn('waiter@new.example')
  const { id } = await connect(browser, 'x', `@${(await xHandles())[3]}`)
  const user = (await findUserByEmail(world.product.store, 'waiter@new.example'))!
  const credentials = xCredentials(world.product, { id, user_id: user.id })
  world.clock.advance(3 * HOUR_MS)
  const slow = world.sandbox.faults.add({ path: '/2/oauth2/token', kind: 'slow', delay_ms: 600_000, left: null })
  const renewing = Array.from({ length: 40 }, () => credentials())
  for (let n = 0; n < 3; n++) {
    expect((await world.product.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  }
  world.sandbox.faults.remove(slow.id)
  const keys = await Promise.all(renewing)
  expect(new Set(keys.map((one) => JSON.stringify(one))).size).toBe(1)
})
