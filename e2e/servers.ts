import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { PLACES, READY_PORT } from './places.ts'

// The pages, and the products of all journeys beside each other: one after the other they took a minute. Whoever asks
// at READY_PORT is told once every one of them is ready.
const root = path.join(import.meta.dirname, '..')
const run = (file: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [path.join(root, file), ...args], { stdio: 'inherit' })

async function build(...args: string[]): Promise<void> {
  const [code] = await once(run('tools/build-web.ts', ...args), 'exit')
  if (code !== 0) process.exit(1)
}
const isReady = ({ port }: { port: number }) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

createServer(async (_, reply) => {
  const all = await Promise.all(Object.values(PLACES).map(isReady))
  reply.writeHead(all.every(Boolean) ? 200 : 503).end()
}).listen(READY_PORT, '127.0.0.1')

const servers: ChildProcess[] = []
let isStopping = false
process.on('SIGTERM', async () => {
  isStopping = true
  const gone = servers.filter(({ exitCode }) => exitCode === null).map((server) => once(server, 'exit'))
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(gone)
  process.exit(0)
})
// The bundle that people get, and the one with the reset page.
const built = { plain: build(), testing: build('--test') }
for (const name of Object.keys(PLACES)) {
  void (name === 'testing' ? built.testing : built.plain).then(() => {
    if (isStopping) return
    const server = run('e2e/server.ts', name)
    servers.push(server)
    server.once('exit', () => {
      if (!isStopping) process.exit(1)
    })
  })
}
