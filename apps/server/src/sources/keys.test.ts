import { ApiError, type Client } from '@starling/contract/browser'
import { findTeam, nameKeyTeam, unnameKeyTeam } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { TeamMeter } from '../networks/index.ts'
import { readDaily } from './daily.ts'

// Each commit loads what judges the rows anew.
vi.setConfig({ testTimeout: 120_000 })
const MERIDIAN = { team_id: 'meridian' }
const HALCYON = { team_id: 'halcyon' }
const PRICE = 10_000
/** Of all teams together: as much as twenty accounts. */
const CAP = 20
let world: World
let admin: Client
let other: Client
let handle: string
beforeAll(async () => {
  const env = {
    X_KEY_TEAMS: 'allowed',
    X_KEY_CAP: String((CAP * PRICE) / 1_000_000),
    X_PRICES: `user=${PRICE},post=0,count=0`,
  }
  world = await World.create(inject('postgres'), env)
  admin = await world.as('admin@meridian.example')
  other = await world.as('admin@halcyon.example')
  handle = (await world.sandbox.world.credentials()).users[0]!.username
})
afterAll(() => world.stop())

const codeOf = (error: unknown) =>
  error instanceof ApiError ? error.code : ((error as { code?: string }).code ?? error)
const idOf = async (slug: string) => (await findTeam(world.product.store, slug))!.id
const say = async (slug: string, word: typeof nameKeyTeam) => {
  const team_id = await idOf(slug)
  await world.product.store.change('operator', async (change) => {
    await word(change, team_id)
    await change.audit('test.said', { team_id })
  })
}
const givenByX = () => world.sandbox.given.of('/2/users/by') + world.sandbox.given.of('/2/users')

test('a team reads with the keys of the installation only once the operator lets it', async () => {
  expect(await admin.getReading({ path: MERIDIAN })).toMatchObject({ has_installation_app: true, may_use_keys: false })
  const refused = admin.createConnection({ path: MERIDIAN, body: { kind: 'installation' } })
  expect(await refused.catch(codeOf)).toBe('key_not_allowed')
  await admin.changeReading({ path: MERIDIAN, body: { cap: null } })
  const meter = new TeamMeter(world.product, await idOf('meridian'))
  expect(await meter.book('user', 1).catch(codeOf)).toBe('key_not_allowed')
  await say('meridian', nameKeyTeam)
  expect(await admin.getReading({ path: MERIDIAN })).toMatchObject({ may_use_keys: true })
  expect(await admin.createConnection({ path: MERIDIAN, body: { kind: 'installation' } })).toMatchObject({
    broken: false,
  })
  const theirs = other.createConnection({ path: HALCYON, body: { kind: 'installation' } })
  expect(await theirs.catch(codeOf)).toBe('key_not_allowed')
})

test('what the operator closes reads nothing more, also what was followed and started before', async () => {
  const [connection] = await admin.listConnections({ path: MERIDIAN })
  await admin.createSources({ path: MERIDIAN, body: { connection: connection!.id, handles: [handle], posts: 10 } })
  const run = await admin.estimateIngest({ path: MERIDIAN, body: {} })
  expect(run.estimated_cost).toBeGreaterThan(0)
  const given = givenByX()
  await say('meridian', unnameKeyTeam)
  expect(await admin.listConnections({ path: MERIDIAN })).toMatchObject([{ broken: true }])
  const at = { ...MERIDIAN, pk: run.id }
  await admin.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
  await world.settle()
  expect(await admin.getIngestRun({ path: at })).toMatchObject({
    state: 'failed',
    cost: 0,
    error: expect.stringContaining('has not allowed your team'),
  })
  await admin.changeReading({ path: MERIDIAN, body: { daily: true } })
  await readDaily(world.product)
  await world.settle()
  expect(givenByX()).toBe(given)
  await say('meridian', nameKeyTeam)
})

test('keys of its own a team may always use, and they are not the operator’s money', async () => {
  const bearer_token = world.sandbox.world.app.bearer_token
  const body = { kind: 'app', name: 'Ours', bearer_token } as const
  const { id } = await other.createConnection({ path: HALCYON, body })
  await other.createSources({ path: HALCYON, body: { connection: id, handles: [handle], posts: 0 } })
  const run = await other.estimateIngest({ path: HALCYON, body: {} })
  const at = { ...HALCYON, pk: run.id }
  await other.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
  await world.settle()
  expect(await other.getIngestRun({ path: at })).toMatchObject({ state: 'done', cost: PRICE })
  const mine = (await world.rows('read_costs')).filter(({ by_installation }) => !by_installation)
  expect(mine.reduce((sum, { cost }) => sum + cost, 0)).toBe(2 * PRICE)
})

test('all teams together spend no more than the operator allows, however many ask at once', async () => {
  await say('halcyon', nameKeyTeam)
  await other.changeReading({ path: HALCYON, body: { cap: null } })
  const teams = [await idOf('meridian'), await idOf('halcyon')]
  const meters = teams.map((team_id) => new TeamMeter(world.product, team_id))
  const booked = () =>
    world
      .rows('read_costs')
      .then((rows) => rows.filter((row) => row.by_installation).reduce((sum, { cost }) => sum + cost, 0))
  const before = await booked()
  const tries = Array.from({ length: 3 * CAP }, (_, at) =>
    meters[at % 2]!.book('user', 1).then(
      () => 'booked',
      (error: unknown) => codeOf(error),
    ),
  )
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((one) => one === 'booked')).toHaveLength(CAP - before / PRICE)
  expect(new Set(outcomes)).toEqual(new Set(['booked', 'installation_cap']))
  expect(await booked()).toBe(CAP * PRICE)
  // No team can lift it: theirs is none already.
  const fetch = admin.estimateFetch({ path: MERIDIAN, body: { handles: ['someone_else'] } })
  expect(await fetch.catch(codeOf)).toBe('installation_cap')
})

test('a month later there is money again', async () => {
  world.clock.advance(32 * 24 * 60 * 60_000)
  const meter = new TeamMeter(world.product, await idOf('meridian'))
  expect(await meter.book('user', 1)).toMatchObject({ count: 1 })
})

test('a run books no more than was approved, whatever it is asked for, and its last page is the smallest', async () => {
  const team_id = await idOf('meridian')
  const run_id = await world.product.store.change('operator', async (change) => {
    const { id } = await change.table({ team_id }, 'ingest_runs').add({
      ...{ kind: 'read', state: 'running', estimated_cost: 0, approved_cost: 5 * PRICE, at_most: false, error: null },
      ...{ created_by: null, created_at: change.now, started_at: change.now, waits_until: null, ended_at: null },
    })
    await change.audit('ingest.started', { subject_id: id, team_id })
    return id
  })
  const meter = new TeamMeter(world.product, team_id, { run_id, keys: 'team' })
  const counts = await Promise.all(
    Array.from({ length: 20 }, () =>
      meter.book('user', 100, 1).then(
        ({ count }) => count,
        (error: unknown) => codeOf(error),
      ),
    ),
  )
  expect(counts.filter((count) => count === 1)).toHaveLength(6)
  expect(counts.filter((count) => count === 'approved_spent')).toHaveLength(14)
})
