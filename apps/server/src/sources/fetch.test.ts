import { ApiError, type Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

// Each commit loads what judges the rows anew.
vi.setConfig({ testTimeout: 120_000 })
const TEAM = { team_id: 'meridian' }
let world: World
let admin: Client
let member: Client
let handle: string
let post: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  const network = await world.sandbox.world.network()
  const [row] = network.database
    .prepare('SELECT author FROM posts GROUP BY author ORDER BY count(*) DESC LIMIT 1')
    .all()
  const { slot, handle: found } = network.accountAt(Number(row!.author))!
  handle = found
  const at = world.clock.now().getTime() - 3_600_000
  post = network.addPost({ author: slot + 1, text: 'A post of an hour ago', at })
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))

test('what is not here is fetched once, at the cost that was shown', async () => {
  const missing = async () => {
    const questions = [
      { query_type: 'handle', handle } as const,
      { query_type: 'post', post_ids: [post] } as { query_type: 'post'; post_ids: string[] },
    ]
    const understood = await Promise.all(questions.map((question) => member.analyzeQuestion({ body: { question } })))
    return understood.map(({ missing: { handles, post_ids } }) => [...handles, ...post_ids])
  }
  expect(await missing()).toEqual([[handle.toLowerCase()], [post]])

  const body = { handles: [handle], post_ids: [post], days: 365, posts: 50, followers: 50 }
  expect(await member.estimateFetch({ path: TEAM, body }).catch(codeOf)).toBe('connection_needed')
  await admin.createConnection({ path: TEAM, body: { kind: 'installation' } })
  const run = await member.estimateFetch({ path: TEAM, body })
  expect(run).toMatchObject({ state: 'estimate', cost: 0 })
  expect(run.estimated_cost).toBeGreaterThan(0)
  expect(await admin.listSources({ path: TEAM })).toEqual([])

  const cost = run.estimated_cost
  expect(await member.startFetch({ path: TEAM, body: { run: run.id, cost: cost + 1 } }).catch(codeOf)).toBe(
    'not_as_previewed',
  )
  expect(await admin.startFetch({ path: TEAM, body: { run: run.id, cost } }).catch(codeOf)).toBe('not_found')
  await member.startFetch({ path: TEAM, body: { run: run.id, cost } })
  await world.settle()
  const done = await member.getIngestRun({ path: { ...TEAM, pk: run.id } })
  expect(done).toMatchObject({ state: 'done', error: null })
  expect(done.cost).toBeGreaterThan(0)
  expect(await admin.listSources({ path: TEAM })).toEqual([])
  await world.product.engine.keepUp()
  expect(await missing()).toEqual([[], []])
})

test('what the team follows already stays followed', async () => {
  const connection = (await admin.listConnections({ path: TEAM }))[0]!.id
  const [source] = await admin.createSources({ path: TEAM, body: { connection, handles: [handle] } })
  await member.estimateFetch({ path: TEAM, body: { handles: [handle] } })
  expect((await admin.listSources({ path: TEAM })).map(({ id }) => id)).toEqual([source!.id])
})
