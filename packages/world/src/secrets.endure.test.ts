import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentAt } from './consent.ts'
import { outsideOf } from './outside.ts'
import { ProductProcess } from './product-process.ts'

const READY_MS = 60_000
let dir: string
let sandbox: Sandbox
/** Its log at its most talkative. */
let product: ProductProcess
/** Every address that the networks were asked for. */
const addresses: string[] = []
const note = (message: unknown) => void addresses.push((message as { request: { url: string } }).request.url)
const ASKED = 'http.server.request.start'
beforeAll(async () => {
  subscribe(ASKED, note)
  dir = await mkdtemp(path.join(tmpdir(), 'starling-secrets-'))
  sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir: dir, network: { accounts: 300, posts: 1000 } })
  product = await ProductProcess.at(dir, { ...outsideOf(sandbox), LOG_LEVEL: 'debug' })
  await product.start()
})
afterAll(async () => {
  await product.stop()
  await sandbox.stop()
  await rm(dir, { recursive: true, force: true })
  unsubscribe(ASKED, note)
})

const cookies = new Map<string, string>()
let csrf = ''
async function post(url: string, body: object): Promise<Record<string, string>> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', cookie, 'x-csrftoken': csrf }
  const answer = await fetch(product.url + url, { method: 'POST', headers, body: JSON.stringify(body) })
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    cookies.set(name!, value!)
  }
  return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>)
}

test('neither tokens of networks nor our own are in the log or in an address, also when networks fail', async () => {
  const link = await product.firstLink()
  const printedBefore = product.printed.length
  csrf = (await post('/rest-auth/login-via-token/', { token: link })).token!
  const session = cookies.get('starling-session')!
  const passed: string[] = []
  const issued: string[] = []
  for (const [network, protocol] of [
    ['x', 'oauth2'],
    ['x', 'oauth1'],
    ['facebook', 'oauth2'],
    ['linkedin', 'oauth2'],
  ]) {
    const { authorize_url } = await post(`/rest-auth/${network}/connect/`, { protocol })
    const { searchParams } = await consentAt(authorize_url!)
    const body = Object.fromEntries(searchParams)
    passed.push(...Object.values(body))
    expect(await post(`/rest-auth/${network}/oauth2/`, body)).toMatchObject({ outcome: 'connected' })
    expect(await post(`/rest-auth/${network}/oauth2/`, body)).toMatchObject({ code: 'unauthorized_login' })
    for (const room of ['x token', 'x token2', 'facebook token', 'linkedin token'])
      issued.push(...sandbox.world.state.entries(room).map(([token]) => token))
  }
  const { token } = await post('/api/starling/tokens/', { kind: 'personal', name: 'Logged' })
  sandbox.faults.add({ path: '/2/*', status: 500, left: null })
  const list = await fetch(`${product.url}/rest-auth/socialaccounts/`, { headers: { authorization: `Token ${token}` } })
  const accounts = (await list.json()) as { id: string; provider: string }[]
  expect(accounts).toHaveLength(3)
  const x = accounts.find(({ provider }) => provider === 'x')!
  const asked = (part: string) => () => addresses.some((address) => address.includes(part))
  // X is told in the background, and fails at that.
  expect(await post('/api/user/lists/', { account: x.id, name: 'Fails' })).toMatchObject({ state: 'pending' })
  await expect.poll(asked('/2/lists'), { timeout: READY_MS }).toBe(true)
  for (const { id } of accounts) await post(`/rest-auth/socialaccounts/${id}/disconnect/`, {})
  await expect.poll(asked('revoke'), { timeout: READY_MS }).toBe(true)

  const { client_secret, consumer_secret, bearer_token, facebook, linkedin } = sandbox.world.app
  const secrets = [client_secret, consumer_secret, bearer_token, facebook.client_secret, linkedin.client_secret]
  const all = new Set([...secrets, ...passed, ...issued, session, token!, csrf])
  const found = (secret: string, texts: string) => secret.length > 8 && texts.includes(secret)
  // Codes and states belong to the protocol: one use, short-lived. What lasts is never part of an address.
  const lasting = [...secrets, ...issued, session, token!, csrf]
  expect(addresses.length).toBeGreaterThan(10)
  expect(lasting.filter((secret) => found(secret, addresses.join(' ')))).toEqual([])
  expect(issued.length).toBeGreaterThanOrEqual(5)
  expect(product.printed.length).toBeGreaterThan(printedBefore)
  expect([...all].filter((secret) => found(secret, product.printed.slice(printedBefore)))).toEqual([])
})
