import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Talker } from './language-model.ts'

const MEGABYTE = 1024 * 1024
const PIECE = 'x'.repeat(64 * 1024)
const GIGABYTE = 1024 * MEGABYTE

let server: Server
let sent: number
beforeAll(async () => {
  server = createServer((_, reply) => {
    sent = 0
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"choices":[{"delta":{"content":"')
    const more = () => {
      while (!reply.destroyed && sent < GIGABYTE) {
        sent += PIECE.length
        if (!reply.write(PIECE)) return reply.once('drain', more)
      }
      return reply.end()
    }
    more()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => void server.close())

test('a line that never ends is not read to its end', async () => {
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const talker = new Talker({ kind: 'openai', base_url, api_key: 'k', model: 'm' })
  const read = async () => {
    for await (const _ of talker.stream({ system: 's', messages: [{ role: 'user', content: 'q' }] }));
  }
  await expect(read()).rejects.toMatchObject({ code: 'upstream_down' })
  expect(sent).toBeLessThan(32 * MEGABYTE)
})
