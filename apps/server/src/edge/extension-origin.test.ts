import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS, type Call, EXTENSION_ID, extensionOrigin, isForExtension } from '@starling/contract'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const OURS = extensionOrigin(EXTENSION_ID)
const OTHERS = [
  extensionOrigin('a'.repeat(32)),
  extensionOrigin(EXTENSION_ID.toUpperCase()),
  `${OURS}/`,
  `${OURS}.evil.example`,
  EXTENSION_ID,
  'http://localhost:4000',
  'https://evil.example',
  'https://ads.x.com',
  'null',
  '*',
  '',
]
const PK = '0198c0de-0000-7000-8000-000000000000'
const calls = Object.entries<Call>(CALLS).filter(([, { testing }]) => !testing)
const urlOf = ({ path }: Call) => path.replace(/\{(\w+)\}/g, PK)

let world: World
let port: number
let token: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  await world.product.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.product.app.server.address() as AddressInfo).port
  token = (await world.token('admin@meridian.example', 'extension')).token
})
afterAll(() => world.stop())

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; cors: string[]; text: string }
/** Over a socket, as a browser sends it. */
const send = (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = { host: `localhost:${port}`, ...headers, ...(body && { 'content-type': 'application/json' }) }
    const asked = request({ port, host: '127.0.0.1', method, path, headers: sent }, (answer) => {
      let text = ''
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('end', () => {
        const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
        resolve({ status: answer.statusCode!, headers: answer.headers, cors: cors.sort(), text })
      })
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
const preflight = (call: Call, origin: string, method: string = call.method) =>
  send('OPTIONS', urlOf(call), {
    ...(origin && { origin }),
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  })

test('the extension may ask its own calls, from its own origin, without cookies', async () => {
  const own = calls.filter(([, call]) => isForExtension(call))
  expect(own.length).toBeGreaterThanOrEqual(15)
  for (const [, call] of own) {
    const { status, headers } = await preflight(call, OURS)
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(OURS)
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(call.method)
    expect(headers['access-control-allow-headers']).toContain('authorization')
    expect(headers.vary).toBe('Origin')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('what is not its own it may not ask', async () => {
  for (const [, call] of calls.filter(([, call]) => !isForExtension(call))) {
    expect(await preflight(call, OURS)).toMatchObject({ status: 404, headers: { 'x-error-code': 'not_found' } })
    if (call.method === 'GET') expect((await send('GET', urlOf(call), { origin: OURS })).cors).toEqual([])
  }
  // Nor by another method at the same address.
  const { headers, status } = await preflight(CALLS.getExtensionPerson, OURS, 'DELETE')
  expect([status, headers['access-control-allow-methods']]).toEqual([404, undefined])
})

test.each(OTHERS)('no page of “%s” may', async (origin) => {
  const headers = { ...(origin && { origin }), authorization: `Token ${token}` }
  for (const call of [CALLS.listExtensionAdAccounts, CALLS.takeExtensionToken, CALLS.recordTargetingListUse]) {
    expect(await preflight(call, origin)).toMatchObject({ status: 404, cors: [] })
    expect((await send(call.method, urlOf(call), headers, call.method === 'GET' ? undefined : {})).cors).toEqual([])
  }
})

test('it reads answers and refusals alike', async () => {
  const from = { origin: OURS, 'sec-fetch-site': 'cross-site' }
  const answered = await send('GET', CALLS.getExtensionPerson.path, { ...from, authorization: `Token ${token}` })
  expect(answered).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': OURS } })
  expect(answered.headers['access-control-expose-headers']).toContain('x-error-code')
  const at = CALLS.validateAdAccount.path
  // A token that has ended is told as such, not taken for a forged page.
  const ended = await send('POST', at, { ...from, authorization: `Token ${token.slice(0, -1)}` }, {})
  expect(ended).toMatchObject({ status: 403, headers: { 'x-error-code': 'sign_in_needed' } })
  expect(ended.headers['access-control-allow-origin']).toBe(OURS)
  const empty = await send('POST', at, { ...from, authorization: `Token ${token}` }, {})
  expect([empty.status, JSON.parse(empty.text)]).toEqual([400, { non_field_errors: ['No ad account id provided'] }])
  const code = { code: 'a', code_verifier: 'a'.repeat(43) }
  expect(await send('POST', CALLS.takeExtensionToken.path, from, code)).toMatchObject({
    ...{ status: 400, headers: { 'x-error-code': 'invalid_approval' } },
  })
})

test('a cookie that comes along is no way in, nor does it act', async () => {
  const browser = await world.signIn('admin@meridian.example')
  const { token: pass } = await browser.createSitePass()
  const page = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' }
  const entered = await send('POST', CALLS.loginViaToken.path, page, { token: pass })
  const cookie = [entered.headers['set-cookie']]
    .flat()
    .map((one) => one!.split(';')[0])
    .join('; ')
  expect(cookie).toContain('starling-session')
  const from = { origin: OURS, 'sec-fetch-site': 'cross-site', cookie }
  expect((await send('GET', CALLS.getExtensionPerson.path, from)).headers['x-error-code']).toBe('wrong_credential')
  const code = { code: 'a', code_verifier: 'a'.repeat(43) }
  for (const [call, body] of [
    [CALLS.takeExtensionToken, code],
    [CALLS.approveExtension, { challenge: 'A'.repeat(43) }],
  ] as const) {
    expect((await send('POST', call.path, from, body)).headers['x-error-code']).toBe('forged')
  }
})

test('an installation may name another extension, and then knows that one only', async () => {
  const id = 'abcdefghijklmnopabcdefghijklmnop'
  const other = await World.create(inject('postgres'), { EXTENSION_ID: id })
  const ask = (origin: string) =>
    other.product.app.inject({
      method: 'OPTIONS',
      url: CALLS.getExtensionPerson.path,
      headers: { host: 'localhost:4000', origin, 'access-control-request-method': 'GET' },
    })
  expect((await ask(extensionOrigin(id))).statusCode).toBe(204)
  expect((await ask(OURS)).statusCode).toBe(404)
  await other.stop()
})
