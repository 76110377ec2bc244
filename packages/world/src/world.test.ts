import { dropTable } from '@starling/store/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PEOPLE } from './people.ts'
import { World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

test('the seeded people can sign in', async () => {
  for (const { email, first_name } of PEOPLE) {
    expect(await (await world.as(email)).getMe()).toMatchObject({ email, first_name })
  }
})

test('a clock that is moved moves the product', async () => {
  const before = world.product.store.now().getTime()
  world.clock.advance(60_000)
  expect(world.product.store.now().getTime() - before).toBeGreaterThanOrEqual(60_000)
})

test('a call that fails inside fails the test with its cause', async () => {
  const broken = await World.create(inject('postgres'))
  const admin = await broken.as('admin@meridian.example')
  await dropTable(broken.connection, 'subscriptions')
  await expect(admin.listTeams()).rejects.toThrow(/GET \/api\/teams\/.*subscriptions/)
  await broken.stop()
})

test('a job that fails inside fails the test too', async () => {
  const broken = await World.create(inject('postgres'))
  await broken.sandbox.stop()
  await broken.browser().requestMagicLink({ body: { email: 'lost@new.example' } })
  await expect(broken.settle()).rejects.toThrow(/background work failed/)
  await broken.product.stop()
})

test('the reset call puts everything back', async () => {
  const admin = await world.as('admin@meridian.example')
  await admin.createTeam({ body: { name: 'Gone soon' } })
  expect(await (await world.as()).resetForTests()).toEqual({ people: PEOPLE.map(({ email }) => email) })
  const teams = await (await world.as('admin@meridian.example')).listTeams()
  expect(teams.map(({ name }) => name)).toEqual(['Meridian'])
})
