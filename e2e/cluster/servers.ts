import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { startServers } from '@starling/engine/test-servers'
import { launchPostgres } from '@starling/store'
import { runWorld } from '@starling/world'
import { generateInto, networkOptions } from '@starling/world/network'
import { CLUSTER, CLUSTER_OTHER } from '../places.ts'

/**
 * Two ClickHouse shards and two servers of the product over them and one database. Only the first has the corpus and
 * the sandbox; the other is the production entry, in a process and with a folder of its own. The journey is told how
 * it stands, and takes a shard down and up, at the port where others are asked for secrets.
 */
const root = path.join(import.meta.dirname, '../..')
const dir = path.join(root, 'test-results', `cluster-${CLUSTER.port}`)
const NETWORK = { NETWORK_ACCOUNTS: '1500', NETWORK_POSTS: '12000' }

const control = createServer(async (request, reply) => {
  const words = { '/down': () => takeDown(), '/up': () => bringBack() }
  await words[request.url as keyof typeof words]?.()
  reply.end(JSON.stringify({ standing }))
}).listen(CLUSTER.watch_port, '127.0.0.1')
let standing = 'starting'
let takeDown = async () => {}
let bringBack = async () => {}

const shards = await startServers()
takeDown = async () => {
  bringBack = await shards.takeDown(1)
}
await rm(dir, { recursive: true, force: true })
await mkdir(dir, { recursive: true })
await generateInto(path.join(dir, 'first', 'corpus'), networkOptions(NETWORK), () => {})
const postgres = await launchPostgres(path.join(dir, 'postgres'), { durable: false })
const { host, port, user, database } = postgres.connection
const both = {
  DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  SECRET: 'the same on every server of one installation',
  ENGINE: 'cluster',
  CLICKHOUSE_URLS: shards.urls.join(','),
  CLICKHOUSE_SHARDS: shards.shards,
  WEB_DIST: path.join(root, 'apps/web/dist'),
}
const world = await runWorld(
  {
    ...both,
    ...NETWORK,
    DATA_DIR: path.join(dir, 'first'),
    PORT: String(CLUSTER.port),
    SANDBOX_PORT: String(CLUSTER.sandbox_port),
    SANDBOX_SMTP_PORT: String(CLUSTER.smtp_port),
  },
  { testing: true },
)
const other = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...both,
    DATA_DIR: path.join(dir, 'other'),
    PORT: String(CLUSTER_OTHER.port),
    CORPUS: 'elsewhere',
    SMTP_URL: `smtp://127.0.0.1:${CLUSTER.smtp_port}`,
    SANDBOX_MEDIA_URL: world.sandbox.url,
    LOG_LEVEL: 'error',
  },
})
process.once('exit', () => other.kill('SIGKILL'))
await world.product.engine.keepUp()
standing = 'ready'
process.on('SIGTERM', async () => {
  other.kill('SIGTERM')
  await world.stop()
  await postgres.stop()
  await shards.stop()
  control.close()
  process.exit(0)
})
