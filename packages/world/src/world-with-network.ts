import { cp, mkdtemp, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { openEngine } from '@starling/engine'
import type { PostgresConnection } from '@starling/store'
import { generateInto, type NetworkSize } from './network/generate.ts'
import { NETWORKS } from './test-postgres.ts'
import { World } from './world.ts'

/** Enough people for every section to have something to say, and made within seconds. */
const SMALL: NetworkSize = { seed: 1, accounts: 1_500, posts: 12_000 }
const PARTS = ['index', 'corpus'] as const

/**
 * A World whose corpus holds a generated network that can be asked about; the sandbox plays the same network. It is
 * generated and indexed once for all files of a test run. Its last day is today, or that of `now` where a test counts
 * what chance puts into some days.
 */
export async function worldWithNetwork(
  postgres: PostgresConnection,
  { env = {}, now, ...size }: Partial<NetworkSize> & { env?: NodeJS.ProcessEnv; now?: Date } = {},
): Promise<World> {
  const network = { ...SMALL, ...size }
  const world = await World.create(postgres, env, network)
  const data_dir = path.resolve(world.product.config.DATA_DIR)
  const made = await madeOnce(network, now ?? world.clock.now(), now?.toISOString() ?? 'now')
  for (const part of PARTS) {
    await cp(path.join(made, part), path.join(data_dir, `${part}.copy`), { recursive: true })
    // At once, the corpus last: the product is looking already.
    await rename(path.join(data_dir, `${part}.copy`), path.join(data_dir, part))
  }
  await world.product.engine.keepUp()
  return world
}

async function madeOnce(network: NetworkSize, now: Date, when: string): Promise<string> {
  const networks = process.env[NETWORKS]
  if (!networks) throw new Error('a world with a network is for test files')
  const dir = path.join(networks, `${network.seed}-${network.accounts}-${network.posts}-${when}`)
  if (await stat(dir).catch(() => undefined)) return dir
  const making = await mkdtemp(`${dir}.making-`)
  const corpus_dir = path.join(making, 'corpus')
  await generateInto(corpus_dir, { ...network, now }, () => {})
  const engine = openEngine({ engine: 'index', corpus_dir, index_dir: path.join(making, 'index'), workers: 1 })
  await engine.keepUp()
  await engine.close()
  // Another file may have been quicker: then both stay, and the run's end removes them.
  return rename(making, dir).then(
    () => dir,
    () => making,
  )
}
