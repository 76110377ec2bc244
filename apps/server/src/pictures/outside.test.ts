import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTSIDE } from './outside.ts'

let asked: http.IncomingMessage[] = []
const host = http.createServer((request, response) => {
  asked.push(request)
  if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1:1/', 'set-cookie': 'a=b' }).end()
  else response.setHeader('set-cookie', 'a=b').end('bytes')
})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  port = (host.address() as AddressInfo).port
})
afterAll(() => void host.close())

const reach = (path: string) =>
  OUTSIDE.connect({
    address: '127.0.0.1',
    // No resolver knows this name: what is connected to is the address.
    url: new URL(`http://pictures.invalid:${port}${path}`),
    signal: AbortSignal.timeout(5_000),
  })

test('nothing of whoever looks goes out: no cookie, no authorization, no address of the page', async () => {
  asked = []
  for (let times = 0; times < 2; times++) {
    const { status, bytes } = await reach('/a.png')
    expect(status).toBe(200)
    expect((await Array.fromAsync(bytes, (part) => Buffer.from(part).toString())).join('')).toBe('bytes')
  }
  expect(asked.map(({ headers }) => headers)).toEqual(
    Array(2).fill({
      host: `pictures.invalid:${port}`,
      accept: 'image/*',
      'accept-encoding': 'identity',
      connection: 'close',
    }),
  )
})

test('a redirect is told, not followed', async () => {
  asked = []
  expect((await reach('/moved')).status).toBe(302)
  expect(asked).toHaveLength(1)
})
