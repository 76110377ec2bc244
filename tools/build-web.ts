import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { replaceFolder } from './replace-folder.ts'
import { builtAt, newestInput } from './web-freshness.ts'

// `node tools/build-web.ts [--test]`: builds the pages if anything they are made of has changed.
const root = resolve(import.meta.dirname, '..')
const mode = process.argv.includes('--test') ? 'test' : 'production'
const folder = join(root, 'apps/web', mode === 'test' ? 'dist-test' : 'dist')
const name = `apps/web/${mode === 'test' ? 'dist-test' : 'dist'}`

if (builtAt(folder) >= newestInput(root)) console.log(`web: ${name} is up to date`)
else if (isBuilder()) await buildPages()
else if (builtAt(folder) > 0) console.log(`web: ${name} is used as it was built`)
else {
  console.error('web: there are no pages yet. Run npm run build first, then npm ci --omit=dev')
  process.exit(1)
}

/** Whether what builds is there: an installation without development packages runs what was built before. */
function isBuilder(): boolean {
  return existsSync(join(root, 'node_modules/vite'))
}

async function buildPages(): Promise<void> {
  const { build } = await import('vite')
  const { buildExtension } = await import('./extension/build.ts')
  const started = Date.now()
  // Beside the dependencies: on the same disk, so that the move is one step, and ignored by every tool.
  const finished = join(root, 'node_modules/.web-build', `${mode}-${process.pid}`)
  process.env.NODE_ENV = 'production' // a test runner's own setting would give React's slow build
  try {
    await build({
      configFile: join(root, 'apps/web/vite.config.ts'),
      configLoader: 'native',
      mode,
      logLevel: 'warn',
      build: { outDir: finished },
    })
    // What the server packs for its own places, see apps/server/src/extension-file.ts.
    await buildExtension(join(finished, 'extension'))
    // The time of the start: what changes while it builds makes it stale.
    utimesSync(join(finished, 'index.html'), started / 1000, started / 1000)
    replaceFolder(finished, folder)
  } finally {
    rmSync(finished, { recursive: true, force: true })
  }
  console.log(`web: built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
