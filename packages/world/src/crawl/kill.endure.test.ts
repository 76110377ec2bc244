import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IngestRun, Reading } from '@starling/contract'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideOf } from '../outside.ts'
import { ProductProcess } from '../product-process.ts'
import { followsIn } from './follows-in.ts'
import { STAR, starNetwork } from './star-network.ts'

const [KILLS, FOLLOWERS] = process.env.ENDURE === 'full' ? [20, 100_000] : [4, 20_000]
/** What is read between two positions on disk, and the page that was on its way. */
const AT_MOST_AGAIN = 6_000
const DONE_MS = 10 * 60_000

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
  })
})
afterAll(async () => {
  await product.stop()
  await sandbox.stop()
  await rm(dir, { recursive: true, force: true })
})

test(`${KILLS} times kill -9 during an ingest: it goes on by itself, and everyone is in the corpus once`, async () => {
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
  const { id, estimated_cost } = await ask<IngestRun>('POST', `${at}/ingest-runs/`, {})
  expect(estimated_cost).toBe(FOLLOWERS + 1)
  await ask('POST', `${at}/ingest-runs/${id}/start/`, { cost: estimated_cost })
  const run = () => ask<IngestRun>('GET', `${at}/ingest-runs/${id}/`)

  let killed = 0
  for (let turn = 1; turn <= KILLS; turn++) {
    const wanted = Math.floor((FOLLOWERS / (KILLS + 1)) * turn)
    const reached = async () => (await run()).cost
    await expect.poll(reached, { timeout: DONE_MS, interval: 20 }).toBeGreaterThanOrEqual(wanted)
    // Spread, so that some kills fall into the commit that follows a page.
    await new Promise((resolve) => setTimeout(resolve, (turn * 83) % 300))
    if ((await run()).state === 'running') killed += 1
    await product.kill()
    await product.start()
  }
  expect(killed).toBeGreaterThan(KILLS / 2)
  await expect.poll(async () => (await run()).state, { timeout: DONE_MS, interval: 100 }).toBe('done')
  const done = await run()
  // The position counts each once; what was on its way at a kill was paid for again, and no more than that.
  expect(done).toMatchObject({ read: FOLLOWERS + 1, error: null })
  expect(done.cost).toBeLessThanOrEqual(FOLLOWERS + 1 + KILLS * AT_MOST_AGAIN)
  console.log(`${killed} kills while reading; ${done.cost - FOLLOWERS - 1} of ${FOLLOWERS} were read again`)
  const accounts = async () => (await ask<Reading>('GET', `${at}/reading/`)).corpus.accounts
  await expect.poll(accounts, { timeout: DONE_MS, interval: 200 }).toBe(FOLLOWERS + 1)
  const again = await ask<IngestRun>('POST', `${at}/ingest-runs/`, {})
  expect(again.estimated_cost).toBe(0)
  await product.stop()
  expect(await followsIn(path.join(dir, 'product'))).toEqual({ rows: FOLLOWERS, different: FOLLOWERS })
})
