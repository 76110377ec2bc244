import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Endured, Journal, lastOf, leftOf, tableOf } from './endure/journal.ts'

// `npm run endure`: every suite at full count, each in a process of its own. What has passed with this code is not run
// again, unless it is asked for with `--again`; words choose the suites whose names hold one of them.
const ROOT = path.join(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, '.endure')
const words = process.argv.slice(2)
const chosen = words.filter((word) => !word.startsWith('--'))

const git = (...args: string[]): string => {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return stdout.trim()
}
/** Without git there is no telling: then nothing counts as run before. */
function codeOf(): string {
  const commit = git('rev-parse', '--short=12', 'HEAD') || `at ${Date.now()}`
  const changed = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return changed ? `${commit}+${createHash('sha256').update(changed).digest('hex').slice(0, 8)}` : commit
}

/** Another count than the full one is noted with the code: it does not stand for the full one. */
const counts = ['REQUESTS', 'KILLS'].flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}`] : []))
const code = [codeOf(), ...counts].join(' ')
const journal = new Journal(FOLDER)
const suites = globSync('{apps,packages,bench,tools}/**/*.endure.test.ts', { cwd: ROOT })
  .filter((name) => !name.includes('node_modules'))
  .filter((name) => chosen.length === 0 || chosen.some((word) => name.includes(word)))
  .sort()
const left = words.includes('--again') ? suites : leftOf(suites, lastOf(journal.read(), code))
console.log(`${suites.length} suites of ${code}; ${suites.length - left.length} passed before, ${left.length} to run`)

for (const suite of left) journal.note(run(suite))
const last = lastOf(journal.read(), code)
console.log(`\n${tableOf(suites, last)}\n`)
process.exitCode = leftOf(suites, last).length === 0 ? 0 : 1

type Results = { testResults: { assertionResults: { title: string; status: string }[] }[] }

function run(suite: string): Endured {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const results = path.join(FOLDER, 'results.json')
  rmSync(results, { force: true })
  const began = new Date()
  console.log(`\n${suite}, seed ${seed}`)
  const { status } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', 'endure', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, suite],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ENDURE: 'full', SEED: String(seed) } },
  )
  const { testResults = [] }: Partial<Results> = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {}
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    suite,
    code,
    seed,
    began: began.toISOString(),
    seconds: Math.round((Date.now() - began.getTime()) / 1000),
    passed: status === 0,
    tests: tests.map(({ title, status: end }) => (end === 'passed' ? title : `${end}: ${title}`)),
  }
}
