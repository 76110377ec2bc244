import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from 'vite'

// `npm run dev`: the whole product with its test calls, and pages that are built again at each change.
const root = resolve(import.meta.dirname, '..')
const outDir = join(root, 'apps/web/dist-test')

process.env.NODE_ENV = 'production'
const pages = await build({
  configFile: join(root, 'apps/web/vite.config.ts'),
  configLoader: 'native',
  mode: 'test',
  logLevel: 'warn',
  build: { outDir, watch: {} },
})
if (!('on' in pages)) throw new Error('the pages are not watched')
const watcher = pages

let world: ChildProcess | undefined
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error)
  if (event.code !== 'END') return
  console.log('web: built')
  world ??= startWorld()
})

function startWorld(): ChildProcess {
  const started = spawn(process.execPath, [join(root, 'packages/world/src/start.ts'), '--testing'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: undefined, WEB_DIST: outDir },
  })
  started.on('exit', async (code) => {
    await watcher.close()
    process.exitCode = code ?? 1
  })
  return started
}

// The terminal sends Ctrl-C to the World too, which then ends by itself.
process.on('SIGINT', () => {
  if (!world) process.exit(130)
})
process.on('SIGTERM', () => (world ? world.kill('SIGTERM') : process.exit(143)))
