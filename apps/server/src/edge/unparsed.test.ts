import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { World } from '@starling/world'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refuseUnparsed } from './unparsed.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  await world.product.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.product.app.server.address() as AddressInfo).port
})
afterAll(() => world.stop())

/** All that comes back until the other side hangs up. */
async function answerTo(sent: string, at = port) {
  const socket = connect(at, '127.0.0.1')
  socket.write(sent)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    code: /^x-error-code: (\w+)/im.exec(head)?.[1],
    nosniff: /^x-content-type-options: nosniff/im.test(head),
    body: JSON.parse(body || 'null'),
  }
}
const NOT_HTTP = { status: 400, code: 'invalid', body: { non_field_errors: ['The request is not valid HTTP.'] } }
const get = (headers: string[], path = '/api/starling/languages/') =>
  [`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n')

test.each([
  ['no request line', 'hello\r\n\r\n'],
  ['a method that nobody knows', 'STEAL / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a version that nobody speaks', 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n'],
  ['a header without a name', get(['host: localhost', ': x'])],
  ['a header over two lines', get(['host: localhost', 'x-a: b', ' c'])],
  ['a NUL in a header', get(['host: localhost', 'x-a: \0'])],
  [
    'two lengths of its body',
    'POST /api/teams/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['TLS where there is none', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('%s is refused in the shape of the house', async (_, sent) => {
  expect(await answerTo(sent)).toMatchObject({ ...NOT_HTTP, nosniff: true })
})

test('headers without an end are too large', async () => {
  const answer = await answerTo(get(['host: localhost', `x-a: ${'a'.repeat(20_000)}`]))
  expect(answer).toMatchObject({ status: 431, code: 'headers_too_large', nosniff: true })
  expect(answer.body).toEqual({ detail: 'The request is too large.', code: 'headers_too_large' })
})

test('a page whose address is too long is told to a person as a page, in both languages', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(get(['host: localhost', 'accept: text/html'], `/explore/conversation?keywords=${'a'.repeat(20_000)}`))
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 431 .*content-type: text\/html; charset=utf-8/s)
  expect(body).toContain('This address is too long')
  expect(body).toContain('アドレスが長すぎます')
  expect(body).toContain('href="/"')
})

test.each([
  ['two hosts', ['host: localhost', 'host: evil.example']],
  ['the same host twice', ['Host: localhost', 'HOST: localhost']],
])('%s are no HTTP: who stands before us may have believed the other one', async (_, headers) => {
  for (const path of ['/api/starling/languages/', '/login', '/livez'])
    expect(await answerTo(get(headers, path))).toMatchObject({ ...NOT_HTTP, nosniff: true })
})

test('a request without a host is for another installation', async () => {
  expect(await answerTo(get([]))).toMatchObject({ status: 421, code: 'wrong_host', nosniff: true })
})

test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s is nothing that is asked here', async (method) => {
  const answer = await answerTo(get(['host: localhost', 'x-secret: repeat-me']).replace('GET', method))
  expect(answer).toMatchObject({ status: 404, code: 'not_found' })
  expect(JSON.stringify(answer.body)).not.toContain('repeat-me')
})

test('whatever is expected besides, the answer comes', async () => {
  expect(await answerTo(get(['host: localhost', 'expect: the-unexpected'], '/livez'))).toMatchObject({
    status: 200,
    code: undefined,
  })
})

test('a request that never ends is too slow, and the connection is closed', async () => {
  const app = Fastify({
    clientErrorHandler: refuseUnparsed,
    requestTimeout: 100,
    http: { connectionsCheckingInterval: 20, headersTimeout: 50 },
  })
  app.post('/', async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port: slow } = app.server.address() as AddressInfo
  const begun = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  for (const sent of [begun, `${begun}content-length: 10\r\n\r\n{`]) {
    expect(await answerTo(sent, slow)).toMatchObject({ status: 408, code: 'too_slow', nosniff: true })
  }
  await app.close()
  expect(world.product.app.server.requestTimeout).toBe(60_000)
})
