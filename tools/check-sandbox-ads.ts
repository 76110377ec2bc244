import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@starling/sandbox'
import { adsJourney } from './check-sandbox/ads-journey.ts'
import type { AdsAnswer } from './check-sandbox/ads-steps.ts'
import { missingKeys } from './check-sandbox/keys.ts'

type Endpoint = { method: string; path: string; examples_json?: unknown[] }

// `node tools/check-sandbox-ads.ts ENDPOINTS.json`: every answer of the sandbox's Ads API has the keys of the example.
const [file] = process.argv.slice(2)
if (!file) {
  console.error('usage: node tools/check-sandbox-ads.ts ENDPOINTS.json')
  process.exit(2)
}
const { endpoints } = JSON.parse(readFileSync(file, 'utf8')) as { endpoints: Endpoint[] }
const data_dir = await mkdtemp(join(tmpdir(), 'check-sandbox-ads-'))
const sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir, network: { accounts: 2000, posts: 20_000 } })
const answers: AdsAnswer[] = []
try {
  await adsJourney(sandbox, (answer) => answers.push(answer))
} finally {
  await sandbox.stop()
  await rm(data_dir, { recursive: true, force: true })
}

/** An example of what is sent has no answer's keys; the one of an answer does. */
const exampleOf = ({ examples_json = [] }: Endpoint) =>
  examples_json.find(
    (example) => typeof example === 'object' && example !== null && ('data' in example || 'message' in example),
  )

let wrong = 0
let compared = 0
const missed: string[] = []
for (const endpoint of endpoints) {
  const name = `${endpoint.method} ${endpoint.path}`
  const mine = answers.filter((answer) => answer.endpoint === name)
  if (mine.length === 0) {
    missed.push(name)
    continue
  }
  for (const { status, body } of mine) {
    const missing =
      status >= 400
        ? [`status ${status} ${JSON.stringify(body).slice(0, 300)}`]
        : missingKeys(exampleOf(endpoint), body)
    compared++
    if (missing.length === 0) continue
    wrong++
    console.log(`WRONG ${name}: ${missing.join(', ')}`)
  }
}
const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
const own = new Set(answers.map(({ endpoint }) => endpoint).filter((endpoint) => !known.has(endpoint)))
for (const name of missed) console.log(`NOT ASKED ${name}`)
console.log(
  `${compared} answers of ${known.size - missed.length} of ${known.size} endpoints: ${wrong} without a key of the example; ` +
    `${missed.length} endpoints not asked; ${own.size} more than the list has`,
)
process.exitCode = wrong > 0 ? 1 : 0
