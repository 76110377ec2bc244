import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './file.ts'

test('a file is sent piece by piece, and none is made that nobody waits for', async () => {
  let made = 0
  async function* pieces() {
    for (; made < 1000; made++) yield Buffer.alloc(64 * 1024, 'x')
  }
  const app = Fastify()
  app.get('/', (_, reply) => sendFile(reply, { name: 'a.json', type: 'application/json', bytes: pieces() }))
  const answer = await fetch(await app.listen({ port: 0 }))
  expect(answer.headers.get('content-disposition')).toContain('a.json')
  const reader = answer.body!.getReader()
  expect((await reader.read()).value!.length).toBeGreaterThan(0)
  await reader.cancel()
  await app.close()
  expect(made).toBeLessThan(1000)
})
