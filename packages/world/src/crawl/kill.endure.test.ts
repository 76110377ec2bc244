import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IngestRun, Reading } from '@starling/contract'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideOf } from '../outside.ts'
import { ProductProcess } from '../product-process.ts'
import { followsIn } from './follows-in.ts'
import { STAR, starNetwork } from './star-network.ts'

const [KILLS, FOLLOWERS] = process.env.ENDURE === 'full' ? [20, 100_000] : [3, 10_000]
const PAGE = FOLLOWERS / 100
const SMALLEST_PAGE = 10
const DONE_MS = 10 * 60_000
const GIVEN = '/2/users/:id/followers'

let dir: string
let sandbox: Sandbox
let product: ProductProcess
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-ingest-kill-'))
  const network = { source: starNetwork(FOLLOWERS), accounts: FOLLOWERS, posts: 0 }
  sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir: path.join(dir, 'sandbox'), network })
  sandbox.settings.set({ limit_multiplier: 1000 })
  // A page takes long enough that a kill falls between pages, into a page and into a commit.
  sandbox.faults.add({ path: '/2/users/*/followers', kind: 'slow', delay_ms: 60, left: null })
  product = await ProductProcess.at(path.join(dir, 'product'), {
    ...outsideOf(sandbox),
    X_PRICES: 'follow=1,user=1',
    X_KEY_TEAMS: 'all',
  })
})
afterAll(async () => {
  await product.stop()
  await sandbox.stop()
  await rm(dir, { recursive: true, force: true })
})

test(`${KILLS} times kill -9 during an ingest: what was approved is the most, and a restart pays 1 % again`, async () => {
  await product.start()
  const headers = { authorization: `Token ${await product.operatorToken()}` }
  const ask = async <T>(method: string, call: string, body?: object): Promise<T> => {
    const answer = await product.call(method, call, headers, body)
    expect(answer.ok, `${method} ${call}: ${answer.status}`).toBe(true)
    return (await answer.json()) as T
  }
  const { slug } = await ask<{ slug: string }>('POST', '/api/teams/', { name: 'Kill' })
  const at = `/api/starling/teams/${slug}`
  await ask('PATCH', `${at}/reading/`, { cap: null })
  const { id: connection } = await ask<{ id: string }>('POST', `${at}/connections/`, { kind: 'installation' })
  await ask('POST', `${at}/sources/`, { connection, handles: [STAR], posts: 0, followers: 1_000_000 })
  const begin = async () => {
    const { id, estimated_cost } = await ask<IngestRun>('POST', `${at}/ingest-runs/`, {})
    await ask('POST', `${at}/ingest-runs/${id}/start/`, { cost: estimated_cost })
    return { id, approved: estimated_cost }
  }
  const look = (id: string) => ask<IngestRun>('GET', `${at}/ingest-runs/${id}/`)
  const isEnded = ({ state }: IngestRun) => state !== 'running' && state !== 'waiting'

  const first = await begin()
  expect(first.approved).toBe(FOLLOWERS + 1)
  const run = () => look(first.id)
  /** What X gave that the run does not count: it was given before, or is on its way. */
  const givenAgain = async () => sandbox.given.of(GIVEN) - (await run()).read + 1
  const seed = Number(process.env.SEED ?? (process.env.ENDURE === 'full' ? Date.now() % 2 ** 31 : 1))
  const waits = fc.sample(fc.integer({ min: 0, max: 1_000 }), { numRuns: KILLS, seed })
  let killed = 0
  for (const wait_ms of waits) {
    const before = (await run()).read
    const moved = async () => (await run()).read > before || isEnded(await run())
    await expect.poll(moved, { timeout: DONE_MS, interval: 20 }).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, wait_ms))
    if (!isEnded(await run())) killed += 1
    await product.kill()
    await product.start()
    const given = sandbox.given.of(GIVEN)
    expect(given, `seed ${seed}`).toBeLessThanOrEqual(first.approved + SMALLEST_PAGE)
    expect((await run()).cost, `seed ${seed}: what was given is booked`).toBeGreaterThanOrEqual(given - PAGE)
  }
  expect(killed, `seed ${seed}`).toBeGreaterThan(KILLS / 2)
  await expect.poll(async () => isEnded(await run()), { timeout: DONE_MS, interval: 100 }).toBe(true)
  const ended = await run()
  const given = sandbox.given.of(GIVEN)
  const again = await givenAgain()
  console.log(`seed ${seed}: ${killed} kills while reading; ${again} of ${FOLLOWERS} were paid again; ${ended.state}`)
  expect(given, `seed ${seed}`).toBeLessThanOrEqual(first.approved + SMALLEST_PAGE)
  expect(ended.cost, `seed ${seed}`).toBeLessThanOrEqual(first.approved + SMALLEST_PAGE)
  expect(ended.cost, `seed ${seed}: all that was given is booked`).toBeGreaterThanOrEqual(given + 1)
  expect(again, `seed ${seed}`).toBeLessThanOrEqual(killed * PAGE)
  // Done is what has read everyone; what was paid again is missing otherwise, and a second approval brings it.
  const isWhole = ended.read === FOLLOWERS + 1
  expect([ended.state, ended.error === null], `seed ${seed}`).toEqual([isWhole ? 'done' : 'at_limit', isWhole])
  if (!isWhole) {
    const second = await begin()
    expect(second.approved, `seed ${seed}`).toBe(FOLLOWERS + 1 - ended.read)
    await expect.poll(async () => (await look(second.id)).state, { timeout: DONE_MS, interval: 100 }).toBe('done')
  }
  const accounts = async () => (await ask<Reading>('GET', `${at}/reading/`)).corpus.accounts
  await expect.poll(accounts, { timeout: DONE_MS, interval: 200 }).toBe(FOLLOWERS + 1)
  expect((await ask<IngestRun>('POST', `${at}/ingest-runs/`, {})).estimated_cost).toBe(0)
  await product.stop()
  expect(await followsIn(path.join(dir, 'product'))).toEqual({ rows: FOLLOWERS, different: FOLLOWERS })
})
