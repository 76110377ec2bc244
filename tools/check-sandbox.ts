import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@starling/sandbox'
import { type Coverage, coverageOf } from './check-sandbox/coverage.ts'
import { type Answer, xJourney } from './check-sandbox/journey.ts'
import { openSchemas } from './check-sandbox/schemas.ts'

// `node tools/check-sandbox.ts OPENAPI.json`: every answer of the sandbox's X API v2 against X's own description of it.
const [file] = process.argv.slice(2)
if (!file) {
  console.error('usage: node tools/check-sandbox.ts OPENAPI.json')
  process.exit(2)
}
const schemas = openSchemas(JSON.parse(readFileSync(file, 'utf8')))
const data_dir = await mkdtemp(join(tmpdir(), 'check-sandbox-'))
const sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir, network: { accounts: 2000, posts: 20_000 } })
const answers: Answer[] = []
try {
  await xJourney(sandbox, (answer) => answers.push(answer))
} finally {
  await sandbox.stop()
  await rm(data_dir, { recursive: true, force: true })
}

const wrong = answers.flatMap((answer) => schemas.problemsOf(answer).map((problem) => ({ answer, problem })))
for (const { answer, problem } of wrong)
  console.log(
    `WRONG ${answer.method} ${answer.path} ${answer.status}: ${problem}\n  ${JSON.stringify(answer.body).slice(0, 300)}`,
  )
const coverage: Coverage = coverageOf(answers)
for (const { object, missing } of coverage.gaps) console.log(`MISSING ${object}: ${missing.join(', ')}`)
const operations = new Set(answers.map(({ method, path }) => `${method} ${path}`))
console.log(
  `${answers.length} answers of ${operations.size} operations: ${wrong.length} against the description; ` +
    `${coverage.asked} fields asked for, ${coverage.seen} seen`,
)
process.exitCode = wrong.length > 0 || coverage.gaps.length > 0 ? 1 : 0
