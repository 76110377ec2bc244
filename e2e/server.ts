import { rm } from 'node:fs/promises'
import path from 'node:path'
import { runWorld } from '@starling/world'
import { PLAIN, TESTING } from './places.ts'

const name = process.argv[2] === 'testing' ? 'testing' : 'plain'
const { port, sandbox_port, smtp_port } = name === 'testing' ? TESTING : PLAIN
const root = path.join(import.meta.dirname, '..')
const DATA_DIR = path.join(root, 'test-results', `${name}-data`)

await rm(DATA_DIR, { recursive: true, force: true })
const world = await runWorld(
  {
    DATA_DIR,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox_port),
    SANDBOX_SMTP_PORT: String(smtp_port),
    // Large enough to look at, small enough to be there at once.
    NETWORK_ACCOUNTS: '1500',
    NETWORK_POSTS: '12000',
    WEB_DIST: path.join(root, 'apps/web', name === 'testing' ? 'dist-test' : 'dist'),
  },
  { testing: true },
)
process.on('SIGTERM', async () => {
  await world.stop()
  process.exit(0)
})
