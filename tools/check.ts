import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readSources } from './architecture/source-file.ts'
import { testsOf } from './check/tests-of.ts'

// `npm run check`: types, lint, the rules of the house and the tests of what changed since main. `npm test` is the whole truth.
const ROOT = path.join(import.meta.dirname, '..')
const began = performance.now()

const git = (...words: string[]): string[] => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
const [since = 'HEAD'] = git('merge-base', 'HEAD', 'main')
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (name) => existsSync(path.join(ROOT, name)),
)
const tests = testsOf(changed, readSources(ROOT))
console.log(`${changed.length} changed files, ${tests.length} files of tests`)

const run = (name: string, ...words: string[]) => {
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin', name), words, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (changed.length > 0) run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed)
run('tsc', '-p', 'tsconfig.json')
run('tsc', '-p', 'apps/web')
run(
  'vitest',
  'run',
  '--project',
  'unit',
  '--project',
  'parts',
  '--project',
  'pages',
  'tools/architecture.test.ts',
  ...tests,
)
console.log(`checked in ${((performance.now() - began) / 1000).toFixed(0)} s; \`npm test\` is the whole truth`)
