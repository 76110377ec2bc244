import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

test('a repeated key has one effect and one answer', async () => {
  const admin = await world.as('admin@halcyon.example')
  const send = () => admin.createTeam({ body: { name: 'Once' } }, { idempotency_key: 'k1' })
  const first = await send()
  expect(await send()).toEqual(first)
  const more = await Promise.allSettled(Array.from({ length: 20 }, send))
  for (const answer of more) {
    if (answer.status === 'fulfilled') expect(answer.value).toEqual(first)
    else expect(answer.reason).toMatchObject({ code: 'in_flight' })
  }
  expect((await admin.listTeams()).filter(({ name }) => name === 'Once')).toHaveLength(1)
})

test('what is repeated is answered by what was made, with its times', async () => {
  const admin = await world.as('admin@meridian.example')
  const body = { body: { query_type: 'conversation' as const, keywords: [['coffee']] }, name: 'Coffee' }
  const plan = { name: 'Winter', budget: 100, starts_on: '2026-12-01', ends_on: '2026-12-31', parts: [] }
  const { id: audience_config_id } = await admin.createAudienceConfig({ body: { ...body, team: 'meridian' } })
  const { id: pk } = await admin.createAudiencePlan({ body: { ...plan, team: 'meridian' } })
  const email = 'admin@halcyon.example'
  const calls: Record<string, (key: { idempotency_key: string }) => Promise<unknown>> = {
    audience: (key) => admin.createAudienceConfig({ body: { ...body, team: 'meridian' } }, key),
    own_audience: (key) => admin.createProAudienceConfig({ body }, key),
    plan: (key) => admin.createAudiencePlan({ body: { ...plan, team: 'meridian' } }, key),
    restored: (key) => admin.restoreAudiencePlan({ path: { pk } }, key),
    shared: (key) => admin.shareAudienceViaAccount({ body: { audience_config_id, email } }, key),
    shared_by_mail: (key) => admin.shareAudience({ body: { audience_config_id, emails: [email] } }, key),
  }
  for (const [name, call] of Object.entries(calls)) {
    const key = { idempotency_key: `times ${name}` }
    const first = await call(key)
    expect(await call(key), name).toEqual(first)
  }
})

test('the same key for another body is refused, and another person has keys of their own', async () => {
  const admin = await world.as('admin@halcyon.example')
  await admin.createTeam({ body: { name: 'First' } }, { idempotency_key: 'k2' })
  await expect(admin.createTeam({ body: { name: 'Second' } }, { idempotency_key: 'k2' })).rejects.toMatchObject({
    status: 422,
    code: 'key_reused',
  })
  const other = await world.as('planner@dentsu-nl.example')
  expect(await other.createTeam({ body: { name: 'Second' } }, { idempotency_key: 'k2' })).toMatchObject({
    name: 'Second',
  })
})

test.each(['[', '{"a":'])('a body of 50,000 times %s is refused, with a key and without', async (open) => {
  const { token } = await world.token('admin@halcyon.example')
  const payload = `${open.repeat(50_000)}1${(open === '[' ? ']' : '}').repeat(50_000)}`
  for (const key of [{}, { 'idempotency-key': 'deep' }]) {
    const answer = await world.product.app.inject({
      method: 'POST',
      url: '/api/teams/',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', ...key },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-error-code']).toBe('invalid')
  }
})

test('every change leaves its audit row, and a refused one leaves none', async () => {
  const count = async () => (await world.rows('audit')).length
  const admin = await world.as('admin@meridian.example')
  // What the tests before have asked for is counted by jobs, which leave theirs.
  await world.settle()
  const before = await count()
  await admin.createTeam({ body: { name: 'Audited' } })
  expect(await count()).toBe(before + 1)
  const members = await admin.listMembers({ path: { team_id: 'meridian' } })
  const me = members.find(({ user }) => user.email === 'admin@meridian.example')!
  await expect(admin.deleteMember({ path: { team_id: 'meridian', pk: me.id } })).rejects.toMatchObject({
    code: 'last_admin',
  })
  expect(await count()).toBe(before + 1)
  await expect(world.product.store.change('operator', async () => 'nothing noted')).rejects.toThrow('audit')
})
