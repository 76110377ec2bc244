import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '@starling/contract'
import { afterEach, expect, test } from 'vitest'
import { pagesOf } from './pages.ts'
import { Requester, type RequesterOptions } from './request.ts'

type Reply = (response: ServerResponse, request: IncomingMessage) => void
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const cut: Reply = (response) => response.destroy()

/** A host that answers each request with the next reply, the last one again and again. */
async function host(replies: Reply[], options: Partial<RequesterOptions> = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const reply = replies[Math.min(asked.length, replies.length) - 1]!
    request.resume().on('end', () => reply(response, request))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const requester = new Requester({ base_url, credentials: { bearer: 'SECRET' }, ...options })
  return { requester, asked }
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

test.each([
  { what: 'a server error, then well', replies: [json(503, {}), json(200, { data: 1 })], times: 2 },
  { what: 'a cut connection, then well', replies: [cut, json(200, { data: 1 })], times: 2 },
  { what: 'garbage, then well', replies: [((r) => r.end('<html>')) as Reply, json(200, { data: 1 })], times: 2 },
])('a read is asked again after $what', async ({ replies, times }) => {
  const { requester, asked } = await host(replies)
  expect((await requester.ask('GET', '/2/users/me')).body).toEqual({ data: 1 })
  expect(asked.length).toBe(times)
})

test.each([
  { what: 'a cut connection', replies: [cut, json(200, {})], code: 'upstream_down', times: 1 },
  { what: 'a server error', replies: [json(500, {}), json(200, {})], code: 'upstream_down', times: 1 },
  {
    what: 'a used-up limit',
    replies: [json(429, {}, { 'retry-after': '0' }), json(201, {})],
    code: undefined,
    times: 2,
  },
])('a write that may have been heard is not sent again after $what', async ({ replies, code, times }) => {
  const { requester, asked } = await host(replies)
  const failed = await requester.ask('POST', '/2/tweets', { json: { text: 'hi' } }).then(() => undefined, codeOf)
  expect(failed).toBe(code)
  expect(asked.length).toBe(times)
})

test.each([
  [401, { title: 'Unauthorized' }, 'reconnect_needed'],
  [403, { detail: 'Not enrolled' }, 'upstream_refused'],
  [404, {}, 'not_found'],
  [400, { errors: [{ code: 'INVALID_PARAMETER', message: 'Expected time' }] }, 'upstream_refused'],
])('%i becomes our own code', async (status, body, code) => {
  const { requester, asked } = await host([json(status, body)])
  expect(await requester.ask('GET', '/2/users/me').catch(codeOf)).toBe(code)
  expect(asked.length).toBe(1)
})

test('a limit is waited for up to the ceiling, and told beyond it', async () => {
  const soon = String(Math.ceil(Date.now() / 1000) + 1)
  const late = String(Math.ceil(Date.now() / 1000) + 3600)
  const waits: number[] = []
  const first = await host([json(429, {}, { 'x-rate-limit-reset': soon }), json(200, { data: [] })], {
    onWait: (until) => waits.push(until),
  })
  expect((await first.requester.ask('GET', '/2/users/1/followers')).status).toBe(200)
  expect(waits).toEqual([Number(soon) * 1000])
  const second = await host([json(429, {}, { 'x-rate-limit-reset': late })])
  const error = (await second.requester.ask('GET', '/2/users/1/followers').catch((one) => one)) as AppError
  expect(error.code).toBe('upstream_limit')
  expect(error.retry_after_s).toBeGreaterThan(3500)
  // The next question of that kind is not even asked.
  expect(await second.requester.ask('GET', '/2/users/2/followers').catch(codeOf)).toBe('upstream_limit')
  expect(second.asked.length).toBe(1)
})

test('the last allowed request closes the door by itself', async () => {
  const reset = String(Math.ceil(Date.now() / 1000) + 3600)
  const { requester, asked } = await host([
    json(200, {}, { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset }),
  ])
  await requester.ask('GET', '/2/users/1/tweets')
  expect(await requester.ask('GET', '/2/users/2/tweets').catch(codeOf)).toBe('upstream_limit')
  expect((await requester.ask('GET', '/2/users/2/followers')).status).toBe(200)
  expect(asked.length).toBe(2)
})

test('a host that is silent, and one that leads elsewhere', async () => {
  const silent = await host([() => {}], { timeout_ms: 100, tries: 1 })
  expect(await silent.requester.ask('GET', '/2/users/me').catch(codeOf)).toBe('took_too_long')
  const moved = await host([(response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()], {
    tries: 1,
  })
  expect(await moved.requester.ask('GET', '/2/users/me').catch(codeOf)).toBe('upstream_down')
})

test('a stop ends the waiting', async () => {
  const stop = new AbortController()
  const reset = String(Math.ceil(Date.now() / 1000) + 600)
  const { requester } = await host([json(429, {}, { 'x-rate-limit-reset': reset })], {
    signal: stop.signal,
    onWait: () => stop.abort(),
  })
  await expect(requester.ask('GET', '/2/users/me')).rejects.toThrow(/abort/i)
})

test('no failure carries a secret', async () => {
  for (const reply of [json(401, { detail: 'x' }), cut, json(500, {})]) {
    const { requester } = await host([reply], { tries: 1 })
    const error = (await requester.ask('GET', '/2/users/me').catch((one) => one)) as AppError
    for (let one: unknown = error; one instanceof Error; one = one.cause) {
      expect(`${one.stack} ${JSON.stringify(one)}`).not.toContain('SECRET')
    }
  }
})

test('pages go on where they were left, and a token that repeats ends them', async () => {
  const page = (ids: string[], next_token?: string) =>
    json(200, {
      data: ids.map((id) => ({ id })),
      meta: { result_count: ids.length, ...(next_token ? { next_token } : {}) },
    })
  const { requester, asked } = await host([page(['1', '2'], 'b'), page(['3'], 'c'), page([], 'b')])
  const turned: (string | undefined)[] = []
  for await (const { next } of pagesOf(requester, '/2/users/9/followers', { max_results: 2 })) turned.push(next)
  expect(turned).toEqual(['b', 'c', 'b'])
  expect(asked[1]).toBe('GET /2/users/9/followers?max_results=2&pagination_token=b')
  const later = await host([page(['3'])])
  for await (const { rows } of pagesOf(later.requester, '/2/users/9/followers', { max_results: 2 }, { from: 'b' }))
    expect(rows).toBe(1)
  expect(later.asked).toEqual(['GET /2/users/9/followers?max_results=2&pagination_token=b'])
})
