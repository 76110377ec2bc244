import path from 'node:path'
import { ApiError, type Client } from '@starling/contract/browser'
import { openCorpus } from '@starling/engine'
import { SMALLEST_PAGE } from '@starling/outside'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { pricesOf } from '../networks/index.ts'
import { readDaily } from './daily.ts'

// Each commit loads what judges the rows anew.
vi.setConfig({ testTimeout: 120_000 })
const TEAM = { team_id: 'meridian' }
let world: World
let admin: Client
let connection: string
/** The two accounts that post most. */
let handles: string[]
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  connection = (await admin.createConnection({ path: TEAM, body: { kind: 'installation' } })).id
  const network = await world.sandbox.world.network()
  handles = network.database
    .prepare('SELECT author FROM posts GROUP BY author ORDER BY count(*) DESC LIMIT 2')
    .all()
    .map(({ author }) => network.accountAt(Number(author))!.handle)
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))

async function inCorpus<T>(use: (corpus: Awaited<ReturnType<typeof openCorpus>>) => Promise<T>): Promise<T> {
  const corpus = await openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'))
  try {
    return await use(corpus)
  } finally {
    await corpus.close()
  }
}
const rowsIn = () =>
  inCorpus(async (corpus) => {
    const { tables } = await corpus.stats()
    return { accounts: tables.accounts.rows, posts: tables.posts.rows, follows: tables.follows.rows }
  })

async function estimated(body: { kind?: 'read' | 'check'; sources?: string[] } = {}) {
  return admin.estimateIngest({ path: TEAM, body })
}

async function carriedOut(body: { kind?: 'read' | 'check'; sources?: string[] } = {}) {
  const { id, estimated_cost } = await estimated(body)
  const at = { ...TEAM, pk: id }
  await admin.startIngestRun({ path: at, body: { cost: estimated_cost } })
  await world.settle()
  return admin.getIngestRun({ path: at })
}

test('two handles and a keyword: the cost is told first, is right, and a second run costs nothing', async () => {
  const keyword = 'coffee OR the OR a'
  const depth = { days: 365, posts: 200, followers: 150 }
  await admin.createSources({ path: TEAM, body: { connection, handles: [...handles, 'nobody_is_this'], ...depth } })
  const again = { connection, handles: [`@${handles[0]!.toUpperCase()}`], keywords: [keyword], days: 7, posts: 60 }
  expect(await admin.createSources({ path: TEAM, body: again })).toHaveLength(2)
  const { spent: before } = await admin.getReading({ path: TEAM })
  expect(before).toBe(0)

  const run = await carriedOut()
  // One of them is not at X: all else was read.
  expect(run).toMatchObject({ state: 'partly', at_most: false, error: 'X has no such account, or does not show it.' })
  expect(run.approved_cost).toBe(run.estimated_cost)
  expect(run.cost).toBeGreaterThan(0)
  // X's counts leave reposts out, which are read: the smallest page may go over, and ends it.
  const { post } = pricesOf(world.product)
  expect(run.cost).toBeLessThanOrEqual(run.estimated_cost + SMALLEST_PAGE * post)
  expect(Math.abs(run.cost - run.estimated_cost) / run.cost).toBeLessThan(0.1)
  expect(run.steps.filter(({ state }) => state === 'failed').map(({ error }) => error)).toEqual([
    'X has no such account, or does not show it.',
  ])

  const sources = await admin.listSources({ path: TEAM })
  const network = await world.sandbox.world.network()
  for (const handle of handles) {
    const { slot } = network.accountByHandle(handle)!
    const followers = network.followers(slot, { limit: 1000 }).items.length
    const posts = network.postsBy(slot, { limit: 1000 }).items.length
    expect(sources.find(({ value }) => value === handle)).toMatchObject({
      followers: Math.min(150, followers),
      posts: Math.min(200, posts),
      error: null,
    })
  }
  const rows = await rowsIn()
  const sum = (of: (source: (typeof sources)[number]) => number) => sources.reduce((all, one) => all + of(one), 0)
  expect(rows.follows).toBe(sum(({ followers }) => followers))
  expect(rows.posts).toBeGreaterThan(0)
  expect(rows.posts).toBeLessThanOrEqual(sum(({ posts }) => posts))

  const second = await carriedOut()
  expect(second).toMatchObject({ state: 'partly', cost: 0, estimated_cost: 0, read: 0 })
  expect(await rowsIn()).toEqual(rows)
  const runs = await admin.listIngestRuns({ path: TEAM })
  expect(runs.map(({ id }) => id)).toEqual([second.id, run.id])
  const { spent, spent_on_looks } = await admin.getReading({ path: TEAM })
  expect(spent_on_looks).toBeGreaterThan(0)
  expect(spent).toBe(runs.reduce((all, { cost }) => all + cost, spent_on_looks))
})

test('new posts are read since the newest, and only these', async () => {
  const network = await world.sandbox.world.network()
  const { slot } = network.accountByHandle(handles[0]!)!
  const { id: source } = (await admin.listSources({ path: TEAM })).find(({ value }) => value === handles[0])!
  const before = await rowsIn()
  world.clock.advance(60_000)
  network.addPost({ author: slot, text: 'Fresh from the oven', at: world.clock.now().getTime() })
  world.clock.advance(60_000)
  const run = await carriedOut({ sources: [source] })
  expect(run.steps.find(({ kind }) => kind === 'posts')).toMatchObject({ state: 'done', read: 1 })
  expect((await rowsIn()).posts).toBe(before.posts + 1)
})

test('over the cap no call is made, and the cost that was shown is the consent', async () => {
  await admin.createSources({ path: TEAM, body: { connection, keywords: ['the OR and'], posts: 50 } })
  const run = await estimated()
  expect(run.estimated_cost).toBeGreaterThan(0)
  const at = { ...TEAM, pk: run.id }
  const other = admin.startIngestRun({ path: at, body: { cost: run.estimated_cost + 1 } })
  expect(await other.catch(codeOf)).toBe('not_as_previewed')
  const { spent } = await admin.changeReading({ path: TEAM, body: { cap: 1 } })
  // It would strike the first call.
  world.sandbox.faults.add({ path: '/2/*', status: 500 })
  const start = admin.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
  expect(await start.catch(codeOf)).toBe('cost_cap')
  expect(await estimated().catch(codeOf)).toBe('cost_cap')
  expect(world.sandbox.faults.list()).toHaveLength(1)
  for (const { id } of world.sandbox.faults.list()) world.sandbox.faults.remove(id)
  expect((await admin.changeReading({ path: TEAM, body: { cap: null, daily: true } })).spent).toBe(spent)
  const twice = await estimated()
  world.sandbox.faults.add({ path: '/2/*', kind: 'slow', delay_ms: 2_000 })
  await admin.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
  const meanwhile = admin.startIngestRun({ path: { ...TEAM, pk: twice.id }, body: { cost: twice.estimated_cost } })
  expect(await meanwhile.catch(codeOf)).toBe('already_reading')
  await world.settle()
  expect(await admin.getIngestRun({ path: at })).toMatchObject({ state: 'partly' })
})

test('an X that answers late: who waits for an estimate gets one that is not counted, or is told', async () => {
  const late = { kind: 'slow', delay_ms: 60_000, left: null } as const
  world.clock.advance(24 * 60 * 60_000)
  const counting = world.sandbox.faults.add({ path: '/2/tweets/counts/*', ...late })
  const run = await estimated()
  world.sandbox.faults.remove(counting.id)
  expect(run).toMatchObject({ state: 'estimate', at_most: true })
  const all = world.sandbox.faults.add({ path: '/2/*', ...late })
  world.clock.advance(24 * 60 * 60_000)
  const told = await estimated().catch(codeOf)
  world.sandbox.faults.remove(all.id)
  expect(told).toBe('took_too_long')
})

test('what is deleted at X is deleted here', async () => {
  const network = await world.sandbox.world.network()
  const { slot } = network.accountByHandle(handles[1]!)!
  const [post] = network.postsBy(slot, { limit: 1 }).items
  const has = (id: string) =>
    inCorpus(async (corpus) => {
      for await (const { columns } of corpus.rows('posts', ['id'])) {
        if ((columns.id as BigUint64Array).includes(BigInt(id))) return true
      }
      return false
    })
  expect(await has(post!.id)).toBe(true)
  network.deletePost(post!.id)
  const run = await carriedOut({ kind: 'check' })
  expect(run).toMatchObject({ state: 'done', error: null })
  expect(run.deleted).toBeGreaterThanOrEqual(1)
  expect(run.cost).toBeLessThanOrEqual(run.estimated_cost)
  expect(await has(post!.id)).toBe(false)
})

async function connectX(browser: Browser): Promise<string> {
  const at = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path: at, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  const arrival = await browser.finishSocialRedirect({ path: at, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  return arrival.account.id
}

test('a person’s own account reads until it is disconnected, and nobody else can lend it', async () => {
  const browser = await world.signIn('admin@meridian.example')
  const account = await connectX(browser)
  const stranger = await world.as('admin@halcyon.example')
  const stolen = stranger.createConnection({ path: { team_id: 'halcyon' }, body: { kind: 'account', account } })
  expect(await stolen.catch(codeOf)).toBe('not_found')
  const mine = await admin.createConnection({ path: TEAM, body: { kind: 'account', account } })
  expect(mine).toMatchObject({ kind: 'account', broken: false })
  const body = { connection: mine.id, keywords: ['night'], posts: 20 }
  const [source] = await admin.createSources({ path: TEAM, body })
  expect(await carriedOut({ sources: [source!.id] })).toMatchObject({ state: 'done' })
  await browser.disconnectSocialAccount({ path: { pk: account } })
  expect((await admin.listConnections({ path: TEAM })).find(({ id }) => id === mine.id)).toMatchObject({ broken: true })
  world.clock.advance(2 * 60 * 60_000)
  const run = await carriedOut({ sources: [source!.id] })
  expect(run).toMatchObject({ state: 'failed', cost: 0, error: expect.stringContaining('connect again') })
})

test('the keys of an app are kept encrypted and never told', async () => {
  const bearer_token = world.sandbox.world.app.bearer_token
  const made = await admin.createConnection({ path: TEAM, body: { kind: 'app', name: 'Our app', bearer_token } })
  const answers = JSON.stringify([made, await admin.listConnections({ path: TEAM })])
  const row = (await world.rows('connections')).find(({ id }) => id === made.id)
  expect(row?.bearer).toBeTruthy()
  expect(answers + row?.bearer).not.toContain(bearer_token)
  const [source] = await admin.createSources({
    path: TEAM,
    body: { connection: made.id, keywords: ['morning'], posts: 20 },
  })
  expect(await carriedOut({ sources: [source!.id] })).toMatchObject({ state: 'done' })
  await admin.deleteConnection({ path: { ...TEAM, pk: made.id } })
  world.clock.advance(2 * 60 * 60_000)
  const { steps, estimated_cost } = await estimated()
  expect(steps.find((one) => one.source === source!.id)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('connect again'),
  })
  expect(steps.some(({ state }) => state === 'pending')).toBe(true)
  expect(estimated_cost).toBeGreaterThanOrEqual(0)
})

test('members read, admins change', async () => {
  const member = await world.as('member@meridian.example')
  expect(await member.listSources({ path: TEAM })).not.toHaveLength(0)
  expect(await member.estimateIngest({ path: TEAM, body: {} }).catch(codeOf)).toBe('admin_needed')
  expect(await member.changeReading({ path: TEAM, body: { cap: null } }).catch(codeOf)).toBe('admin_needed')
})

test('what is new is read every night where a team wants that, and only there', async () => {
  const before = (await admin.listIngestRuns({ path: TEAM })).length
  await readDaily(world.product)
  await world.settle()
  const [night, ...earlier] = await admin.listIngestRuns({ path: TEAM })
  expect(earlier).toHaveLength(before)
  expect(night).toMatchObject({ state: 'partly', at_most: true, approved_cost: null })
  await admin.changeReading({ path: TEAM, body: { daily: false } })
  await readDaily(world.product)
  expect(await admin.listIngestRuns({ path: TEAM })).toHaveLength(before + 1)
})

test('a used-up limit is waited for without a worker, and a run that waits can be stopped', async () => {
  const body = { connection, keywords: ['of OR to'], posts: 20 }
  const [source] = await admin.createSources({ path: TEAM, body })
  const run = await estimated({ sources: [source!.id] })
  world.sandbox.faults.add({ path: '/2/tweets/search/*', status: 429, retry_after_s: 900 })
  const at = { ...TEAM, pk: run.id }
  await admin.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
  await expect.poll(async () => (await admin.getIngestRun({ path: at })).state, { timeout: 25_000 }).toBe('waiting')
  const waiting = await admin.getIngestRun({ path: at })
  expect(Date.parse(waiting.waits_until!)).toBeGreaterThan(world.clock.now().getTime())
  expect(await admin.stopIngestRun({ path: at })).toMatchObject({ state: 'stopped', cost: 0 })
})
