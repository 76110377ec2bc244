import type { Client } from '@starling/contract/browser'
import { type Question, scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }

let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

test('a number that no row can have is refused', async () => {
  const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const path = { pk: id }
  const bad = [
    admin.restoreAudienceVersion({ path, body: { number: 1e15 } }),
    admin.listProAudienceConfigs({ query: { least: 1e15 } }),
    admin.listProAudienceConfigs({ query: { most: 1e15 } }),
  ]
  expect((await Promise.allSettled(bad)).map((one) => one.status === 'rejected' && one.reason.status)).toEqual([
    400, 400, 400,
  ])
  await admin.deleteAudienceConfig({ path })
})

test('of fewer than five people an audience tells nothing but how many they are', async () => {
  const scope = scopeOf(COFFEE, world.clock.now().getTime() / 1000)
  const [{ rows }] = await world.product.engine.ask(scope, [{ do: 'accounts', order: 'sample', limit: 1 }])
  const who = { handles: [rows[0]!.handle] }
  const { id } = await admin.createProAudienceConfig({ body: { body: { query_type: 'builder', who } } })
  const told = await admin.exploreProAudiencePerspectives({ body: { audience_config_id: id } })
  expect(told.map(({ known, parts }) => [known, parts])).toEqual(told.map(() => [0, []]))
  const all = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const parts = await admin.exploreProAudiencePerspectives({ body: { audience_config_id: all.id } })
  expect(parts.flatMap((one) => one.parts).length).toBeGreaterThan(0)
  expect(parts.flatMap((one) => one.parts).filter(({ size }) => size < 5)).toEqual([])
})
