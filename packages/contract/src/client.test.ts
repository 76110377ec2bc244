import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, createClient } from './client.ts'
import { buildRequest, queryString } from './request.ts'
import { WIRE, type WireCall } from './wire.ts'

const call = (method: WireCall['method'], path: string): WireCall => ({ method, path, who: 'user' })
const file = new Blob(['bytes'], { type: 'image/png' })

test.each([
  ['arrays are repeated', { tag: ['a', 'b'] }, '?tag=a&tag=b'],
  ['null and undefined are skipped', { a: null, b: undefined, c: 0, d: '', e: false }, '?c=0&d=&e=false'],
  ['null inside an array is skipped', { tag: ['a', null] }, '?tag=a'],
  ['nothing', {}, ''],
  ['signs are escaped', { q: 'a&b=c d#é' }, '?q=a%26b%3Dc+d%23%C3%A9'],
])('query: %s', (_, values, expected) => {
  expect(queryString(values)).toBe(expected)
})

test('path values fill the placeholders and cannot leave their place', () => {
  const { url } = buildRequest('http://api', call('GET', '/api/teams/{slug}/'), { path: { slug: '../x y' } }, {})
  expect(url).toBe('http://api/api/teams/..%2Fx%20y/')
  expect(() => buildRequest('', call('GET', '/api/teams/{slug}/'), {}, {})).toThrow('needs slug')
})

test('an address that is whole is not prefixed', () => {
  expect(buildRequest('http://api', call('GET', 'https://else/x'), {}, {}).url).toBe('https://else/x')
})

test('fields are sent as JSON', () => {
  const { body, headers } = buildRequest('', call('POST', '/x/'), { body: { a: [1], b: null } }, {})
  expect(body).toBe('{"a":[1],"b":null}')
  expect(headers['content-type']).toBe('application/json')
})

test('a file among the fields is sent raw, and the other fields move to the query', () => {
  const { url, body, headers } = buildRequest(
    '',
    call('POST', '/x/'),
    { body: { file, title: 'T', tags: ['a', 'b'], no: null } },
    {},
  )
  expect(body).toBe(file)
  expect(url).toBe('/x/?title=T&tags=a&tags=b')
  expect(headers['content-type']).toBeUndefined()
})

test('several files are sent as a form', () => {
  const { url, body } = buildRequest('', call('POST', '/x/'), { body: { files: [file, file], title: 'T' } }, {})
  expect((body as FormData).getAll('files')).toHaveLength(2)
  expect(url).toBe('/x/?title=T')
})

let server: Server
let root: string
type Answered = { status: number; type: string; body: string; headers?: Record<string, string> }
let answer: Answered
/** Answered first, one after the other. */
let pages: Answered[] = []
let seen: { request: IncomingMessage; body: string }
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    seen = { request, body: await text(request) }
    const { status, type, body, headers } = pages.shift() ?? answer
    reply.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const json = (status: number, body: unknown, headers = {}) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
})

test('a call goes out with its headers and comes back as its answer', async () => {
  answer = json(200, { id: '1' })
  const pending: Promise<unknown>[] = []
  const client = createClient(WIRE, {
    root,
    headers: () => ({ 'x-csrftoken': 'c' }),
    onCall: (one) => pending.push(one),
  })
  const sent = client.createTeam({ body: { name: 'T' } }, { idempotency_key: 'k' })
  expect(await sent).toEqual({ id: '1' })
  expect(seen.request).toMatchObject({ method: 'POST', url: '/api/teams/' })
  expect(seen.request.headers).toMatchObject({ 'x-csrftoken': 'c', 'idempotency-key': 'k', accept: 'application/json' })
  expect(JSON.parse(seen.body)).toEqual({ name: 'T' })
  expect(pending).toEqual([sent])
})

test('a list is given whole, page after page; who says how long a page is gets one', async () => {
  const client = createClient(WIRE, { root, headers: () => ({}) })
  const path = { team_id: 'meridian' }
  pages = [json(200, [{ id: '1' }], { 'x-next-cursor': 'a b' }), json(200, [{ id: '2' }], { 'x-next-cursor': 'c' })]
  answer = json(200, [{ id: '3' }])
  expect(await client.listMembers({ path })).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }])
  expect(seen.request.url).toBe('/api/teams/meridian/members/?cursor=c')
  pages = [json(200, [{ id: '1' }], { 'x-next-cursor': 'a' })]
  expect(await client.listMembers({ path, query: { limit: 1 } })).toEqual([{ id: '1' }])
  expect(seen.request.url).toBe('/api/teams/meridian/members/?limit=1')
})

test.each([
  [
    'a field map',
    json(400, { name: ['is short'] }, { 'x-error-code': 'invalid' }),
    { status: 400, code: 'invalid', message: 'Name: is short' },
  ],
  [
    'a refusal',
    json(403, { detail: 'Please sign in.', code: 'sign_in_needed' }),
    { status: 403, code: 'sign_in_needed', message: 'Please sign in.' },
  ],
  [
    'plain text',
    { status: 500, type: 'text/plain', body: 'It broke' },
    { status: 500, code: undefined, message: 'It broke' },
  ],
  ['broken JSON', { status: 502, type: 'application/json', body: '{"a"' }, { status: 502, message: '{"a"' }],
  ['the time to wait', json(429, { detail: 'x', code: 'too_many' }, { 'retry-after': '90' }), { retry_after_s: 90 }],
  ['the request id', json(500, {}, { 'x-request-id': 'r1' }), { request_id: 'r1' }],
])('an error is told by %s', async (_, reply, expected) => {
  answer = reply
  const told: ApiError[] = []
  const client = createClient(WIRE, { root, headers: () => ({}), onError: (error) => told.push(error) })
  await expect(client.getMe()).rejects.toMatchObject(expected)
  expect(told[0]).toBeInstanceOf(ApiError)
})

test('a server that is not there is status 0 with the sentence of the specification', async () => {
  const client = createClient(WIRE, { root: 'http://127.0.0.1:9', headers: () => ({}) })
  await expect(client.getMe()).rejects.toMatchObject({
    status: 0,
    message: 'Something went wrong. Please try again later.',
  })
})

test('an aborted call is an abort, not a failure of the network', async () => {
  const client = createClient(WIRE, { root, headers: () => ({}) })
  await expect(client.getMe(undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a call waits for what comes before it, and takes the headers of after', async () => {
  const sent: string[] = []
  const before = Promise.withResolvers<void>()
  let token = 'none'
  const { logout } = createClient(WIRE, {
    root: '',
    before: ({ method }) => (method === 'POST' ? before.promise : undefined),
    headers: () => ({ token }),
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('token')!)
      return new Response(null, { status: 204 })
    },
  })
  const answered = logout()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
  token = 'known'
  before.resolve()
  await answered
  expect(sent).toEqual(['known'])
})
