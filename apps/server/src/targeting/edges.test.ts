import type { Client } from '@starling/contract/browser'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, stranger] = [await world.as('admin@meridian.example'), await world.as('admin@halcyon.example')]
}, 180_000)
afterAll(() => world.stop())

const COFFEE = { ...EMPTY_BUILDER, posted_about: ['coffee'] }

test('all who cancel a package at once are told that it is cancelled', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await admin.generateInsights({ body: { draft: COFFEE } })
    const path = { pk: id }
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.cancelTargetingInsights({ path })))
    const { state, processing, ended_at } = await admin.getTargetingInsights({ path })
    expect(state).not.toBe('waiting')
    for (const answer of answers) expect(answer).toMatchObject({ state, processing, ended_at })
  }
})

test('a draft names no audience that its person cannot reach', async () => {
  const asked = { body: { query_type: 'keyword' as const, keywords: [['coffee']] } }
  const [own, foreign] = [
    await admin.createProAudienceConfig({ body: asked }),
    await stranger.createProAudienceConfig({ body: asked }),
  ]
  const begun = (audience_config_id: string) =>
    admin.generateInsights({ body: { draft: { ...COFFEE, audience_config_id } } })
  expect((await begun(own.id)).draft.audience_config_id).toBe(own.id)
  for (const id of [foreign.id, '0198c0de-0000-7000-8000-000000000000', 'no id']) {
    expect((await begun(id)).draft.audience_config_id).toBe(null)
  }
})
