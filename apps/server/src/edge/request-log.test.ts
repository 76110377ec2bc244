import { findUserByEmail } from '@starling/store'
import { World } from '@starling/world'
import { expect, inject, test } from 'vitest'

const OWNER = 'admin@meridian.example'
const SECRET = 'rosebud-of-the-north'
const HOST = { host: 'localhost:4000', 'x-forwarded-for': '203.0.113.77' }
type Line = Record<string, unknown>

/** Requests that carry a secret wherever one can be; what the log then says of them, and all of it. */
async function logged(env: NodeJS.ProcessEnv): Promise<{ requests: Line[]; all: string; owner_id: string }> {
  const world = await World.create(inject('postgres'), { TRUST_PROXY: '1', ...env })
  const lines: string[] = []
  const note = world.watch.noteLog.bind(world.watch)
  world.watch.noteLog = (line) => {
    lines.push(line)
    note(line)
  }
  const { token } = await world.token(OWNER)
  await world.product.app.inject({
    method: 'PATCH',
    url: `/api/teams/meridian/?code=${SECRET}`,
    headers: { ...HOST, authorization: `Token ${token}`, cookie: `session=${SECRET}`, 'user-agent': SECRET },
    payload: { invoice_name: SECRET },
  })
  await world.product.app.inject({ url: `/no/such/${SECRET}?q=${SECRET}`, headers: HOST })
  const { id: owner_id } = (await findUserByEmail(world.product.store, OWNER))!
  await world.stop()
  const requests = lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
  return { requests, all: lines.join(''), owner_id }
}

const ALWAYS = { level: 30, time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) }
const line = (rest: Line) => ({
  ...ALWAYS,
  request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  took_ms: expect.any(Number),
  msg: 'request',
  ...rest,
})

test('one line for each request: its route and never its address, and nobody', async () => {
  const { requests, all, owner_id } = await logged({})
  expect(requests).toEqual([
    line({ method: 'PATCH', route: '/api/teams/:slug/', status: 200 }),
    line({ method: 'GET', route: null, status: 404 }),
  ])
  for (const never of [SECRET, owner_id, '203.0.113', 'stl_user_', 'code=', '?']) expect(all).not.toContain(never)
})

test('with the person and as much of the address as the operator wants', async () => {
  const short = await logged({ REQUEST_LOG: 'people' })
  expect(short.requests).toEqual([
    line({
      method: 'PATCH',
      route: '/api/teams/:slug/',
      status: 200,
      person_id: short.owner_id,
      address: '203.0.113.0',
    }),
    line({ method: 'GET', route: null, status: 404, person_id: null, address: '203.0.113.0' }),
  ])
  expect(short.all).not.toContain(SECRET)
  const whole = await logged({ REQUEST_LOG: 'people', ADDRESSES: 'whole' })
  expect(whole.requests[0]).toMatchObject({ address: '203.0.113.77' })
  const none = await logged({ REQUEST_LOG: 'people', ADDRESSES: 'none' })
  expect(none.requests[0]).toMatchObject({ address: null, person_id: none.owner_id })
})

test('none at all', async () => {
  expect((await logged({ REQUEST_LOG: 'off' })).requests).toEqual([])
})
