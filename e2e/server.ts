import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { runWorld, SecretWatch, watchProcess } from '@starling/world'
import { generateInto, networkOptions } from '@starling/world/network'
import { plant } from './hostile/plant.ts'
import { PLACES } from './places.ts'

const name = process.argv[2] as keyof typeof PLACES
const { port, sandbox_port, smtp_port, watch_port } = PLACES[name]
const root = path.join(import.meta.dirname, '..')
const DATA_DIR = path.join(root, 'test-results', `${name}-${port}`)

await rm(DATA_DIR, { recursive: true, force: true })
await mkdir(DATA_DIR, { recursive: true })
const watch = new SecretWatch()
watchProcess(watch)
// Asked at the end of the run, see no-secret-leaked.ts.
createServer((_, reply) => reply.end(JSON.stringify({ secrets: watch.count, leaks: watch.leaks() }))).listen(
  watch_port,
  '127.0.0.1',
)
// Large enough to look at, small enough to be there at once.
const NETWORK =
  // Enough people for a week of delivery to tell groups apart.
  name === 'later'
    ? { NETWORK_ACCOUNTS: '4000', NETWORK_POSTS: '12000' }
    : { NETWORK_ACCOUNTS: '1500', NETWORK_POSTS: '12000' }
// The plain ones begin with nothing read, as a new installation does; the others have something to ask about.
if (name === 'testing' || name === 'later')
  await generateInto(path.join(DATA_DIR, 'corpus'), networkOptions(NETWORK), () => {})
if (name === 'hostile') await plant(DATA_DIR, new Date())

const world = await runWorld(
  {
    DATA_DIR,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox_port),
    SANDBOX_SMTP_PORT: String(smtp_port),
    ...NETWORK,
    WEB_DIST: path.join(root, 'apps/web', name === 'testing' ? 'dist-test' : 'dist'),
  },
  { testing: true, watch },
)
let stopping: Promise<void> | undefined
// It is told by who started it, and by the runner, which tells all.
process.on('SIGTERM', async () => {
  stopping ??= world.stop()
  await stopping
  process.exit(0)
})
