import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { World } from '@starling/world'
import { expect, inject, test } from 'vitest'

test('a server that stops finishes what it has begun, and begins nothing more', async () => {
  const world = await World.create(inject('postgres'))
  const { token } = await world.token('admin@halcyon.example')
  const { app } = world.product
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const body = JSON.stringify({ name: 'Begun' })
  let taken = 0
  app.server.on('request', () => taken++)
  const begun = Array.from({ length: 20 }, () => {
    const one = request({
      port,
      method: 'POST',
      path: '/api/teams/',
      headers: {
        host: 'localhost',
        authorization: `Token ${token}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    })
    one.write(body.slice(0, 5))
    return one
  })
  const answers = begun.map(async (one) => {
    const [answer] = await once(one, 'response')
    return { status: answer.statusCode as number, team: JSON.parse(await text(answer)) }
  })
  // A connection that is there has not asked yet.
  await expect.poll(() => taken).toBe(begun.length)
  const stopped = world.stop()
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/livez`).catch(() => 'closed')).toBe('closed')
  for (const one of begun) one.end(body.slice(5))
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ status: 200, team: { name: 'Begun' } })
  await stopped
})
