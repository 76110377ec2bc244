import { createProduct } from '@starling/server'
import type { PostgresConnection } from '@starling/store'
import { expect } from 'vitest'
import { World } from '../world.ts'
import { followsIn } from './follows-in.ts'
import { STAR, starNetwork } from './star-network.ts'

const TEAM = { team_id: 'meridian' }
const FOLLOWERS = '/2/users/*/followers'

type Crawl = { followers: number; restarts: number; timeout_ms: number }

/** For tests: reads everyone who follows one account, through everything that goes wrong on the way. */
export async function crawlFollowers(
  postgres: PostgresConnection,
  { followers, restarts, timeout_ms }: Crawl,
): Promise<void> {
  const source = starNetwork(followers)
  const world = await World.create(postgres, { X_PRICES: 'follow=1,user=1' }, { source, accounts: followers, posts: 0 })
  const { connection } = world
  world.sandbox.settings.set({ limit_multiplier: 1000 })
  try {
    let admin = await world.as('admin@meridian.example')
    const { id } = await admin.createConnection({ path: TEAM, body: { kind: 'installation' } })
    await admin.changeReading({ path: TEAM, body: { cap: null } })
    await admin.createSources({ path: TEAM, body: { connection: id, handles: [STAR], posts: 0, followers: 1_000_000 } })
    const run = await admin.estimateIngest({ path: TEAM, body: {} })
    expect(run.estimated_cost).toBe(followers + 1)
    const at = { ...TEAM, pk: run.id }
    const faults = injectFaults(world, followers)
    await admin.startIngestRun({ path: at, body: { cost: run.estimated_cost } })
    for (let turn = 1; turn <= restarts; turn++) {
      const wanted = (followers / (restarts + 1)) * turn
      await expect
        .poll(async () => (await admin.getIngestRun({ path: at })).cost, { timeout: timeout_ms, interval: 20 })
        .toBeGreaterThanOrEqual(Math.min(wanted, followers - 1))
      await world.product.stop()
      const { product: stopped, clock, log } = world
      const product = await createProduct({ config: stopped.config, connection, now: clock.now, log })
      Object.assign(world, { product })
      admin = await world.as('admin@meridian.example')
    }
    await expect
      .poll(async () => (await admin.getIngestRun({ path: at })).state, { timeout: timeout_ms, interval: 100 })
      .toBe('done')
    const done = await admin.getIngestRun({ path: at })
    // Each was read, and paid for, once.
    expect([done.read, done.cost]).toEqual([followers + 1, followers + 1])
    expect(await followsIn(world.product.config.DATA_DIR)).toEqual({ rows: followers, different: followers })
    expect(world.sandbox.faults.list().length).toBeLessThanOrEqual(faults / 2)
    const again = await admin.estimateIngest({ path: TEAM, body: {} })
    expect(again.estimated_cost).toBe(0)
  } finally {
    await world.stop()
  }
}

/** A limit, a cut, garbage and a failure, in turn, and a slow page between, so that a stop falls into a call. */
function injectFaults({ sandbox: { faults } }: World, followers: number): number {
  const pages = Math.ceil(followers / 1000)
  const kinds = [
    { kind: 'slow', delay_ms: 300 },
    { kind: 'status', status: 429 },
    { kind: 'cut' },
    { kind: 'garbage' },
    { kind: 'status', status: 503 },
  ] as const
  for (let page = 0; page < Math.min(pages, 40); page++) {
    const after = Math.floor((page * pages) / Math.min(pages, 40))
    faults.add({ path: FOLLOWERS, after, ...kinds[page % kinds.length]! })
  }
  return faults.list().length
}
