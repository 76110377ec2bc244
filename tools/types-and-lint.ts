import { spawn } from 'node:child_process'
import path from 'node:path'

// What can be judged without running anything, side by side: each of the three leaves a core idle for some of its time.
const ROOT = path.join(import.meta.dirname, '..')
const BIN = path.join(ROOT, 'node_modules/.bin')

function run(name: string, ...words: string[]): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  spawn(path.join(BIN, name), words, { cwd: ROOT, stdio: 'inherit' })
    .on('error', reject)
    .on('exit', (code) => resolve(code ?? 1))
  return promise
}

const codes = await Promise.all([
  run('tsc', '-p', 'tsconfig.json'),
  run('tsc', '-p', 'apps/web'),
  run('biome', 'check', '--error-on-warnings', '.'),
])
process.exitCode = Math.max(...codes)
