import { ApiError, type Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const TEAM = { team_id: 'halcyon' }
let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@halcyon.example')
})
afterAll(() => world.stop())

const times = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 12 }, work))
/** Answers, and the codes of those that got none. */
const told = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason instanceof ApiError && one.reason.code))

test('the same access asked for twelve times at once is one', async () => {
  const outcomes = await times(() => admin.createConnection({ path: TEAM, body: { kind: 'installation' } }))
  expect(new Set(told(outcomes))).toEqual(new Set(['done']))
  expect(await admin.listConnections({ path: TEAM })).toHaveLength(1)
})

test('the same source asked for twelve times at once is one, and so is its deletion and its return', async () => {
  const [connection] = await admin.listConnections({ path: TEAM })
  const body = { connection: connection!.id, keywords: ['coffee'], days: 7, posts: 10 }
  expect(new Set(told(await times(() => admin.createSources({ path: TEAM, body }))))).toEqual(new Set(['done']))
  const sources = await admin.listSources({ path: TEAM })
  expect(sources).toHaveLength(1)
  const path = { ...TEAM, pk: sources[0]!.id }
  for (const act of [() => admin.deleteSource({ path }), () => admin.restoreSource({ path })]) {
    for (const one of told(await times(act))) expect(['done', 'not_found']).toContain(one)
  }
  expect(await admin.listSources({ path: TEAM })).toHaveLength(1)
})

test('of twelve starts at once one begins', async () => {
  const runs = await Promise.all([1, 2].map(() => admin.estimateIngest({ path: TEAM, body: {} })))
  const start = (run: (typeof runs)[number]) =>
    admin.startIngestRun({ path: { ...TEAM, pk: run.id }, body: { cost: run.estimated_cost } })
  const outcomes = (await Promise.all(runs.map((run) => times(() => start(run))))).flatMap(told)
  for (const one of outcomes) expect(['done', 'already_reading', 'not_as_previewed']).toContain(one)
  await world.settle()
  expect((await world.rows('audit')).filter(({ action }) => action === 'ingest.started')).toHaveLength(1)
})
