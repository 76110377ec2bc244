import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

// `node tools/check-production.ts`: a clone is built, left without development packages, and started as production.
const ROOT = path.resolve(import.meta.dirname, '..')
const DEVELOPMENT = ['vite', 'vitest', '@playwright/test', '@biomejs/biome', 'lighthouse']
const READY_MS = 120_000

const home = await mkdtemp(path.join(tmpdir(), 'starling-production-'))
const clone = path.join(home, 'clone')
// As an operator's shell: nothing of the npm that runs this.
const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|INIT_CWD)/i.test(name))
const env: NodeJS.ProcessEnv = Object.fromEntries(own)
const run = (...[command, ...args]: [string, ...string[]]) => {
  console.log(`> ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: existsSync(clone) ? clone : home, stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startAndLook(): Promise<void> {
  const port = await freePort()
  const settings = { SANDBOX: 'off', PORT: String(port), DATA_DIR: path.join(home, 'data') }
  const product = spawn('npm', ['start'], { cwd: clone, stdio: 'inherit', env: { ...env, ...settings } })
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()))
  const ask = (call: string) => fetch(`http://localhost:${port}${call}`).catch(() => undefined)
  try {
    const until = Date.now() + READY_MS
    while (!(await ask('/readyz'))?.ok) {
      if (product.exitCode !== null || Date.now() > until) throw new Error('it did not start')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const page = await (await ask('/login'))?.text()
    if (!page?.includes('id="boot"')) throw new Error('there is no page')
  } finally {
    product.kill('SIGTERM')
    await ended
  }
  if (await ask('/livez')) throw new Error('it runs on though npm has ended')
}

try {
  run('git', 'clone', '--quiet', '--local', ROOT, clone)
  run('npm', 'run', 'build')
  run('npm', 'ci', '--omit=dev')
  const left = DEVELOPMENT.filter((name) => existsSync(path.join(clone, 'node_modules', name)))
  if (left.length > 0) throw new Error(`still there: ${left.join(', ')}`)
  await startAndLook()
  console.log('it runs without development packages')
} finally {
  await rm(home, { recursive: true, force: true })
}
