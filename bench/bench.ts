import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { corpusOf } from './corpus.ts'
import { ENGINES, type EngineName } from './engines/engine.ts'
import { Lane } from './engines/lane.ts'
import { measureClients, measureStart } from './measure/clients.ts'
import { measureFresh } from './measure/fresh.ts'
import { OURS, type Result, ratiosOf } from './measure/result.ts'
import { type Plan, runRounds } from './measure/rounds.ts'
import { findClickHouse } from './peers/clickhouse-server.ts'
import { findPostgres } from './peers/postgres-server.ts'
import { prepare } from './prepare/prepare.ts'
import { tableOf } from './report/tables.ts'
import { benchAudiences } from './web/audiences.ts'
import { benchBeside } from './web/beside.ts'
import { benchBuilder } from './web/builder.ts'
import { benchCampaigns } from './web/campaigns.ts'
import { benchPeople } from './web/people.ts'
import { benchWeb } from './web/web.ts'
import { chooseQuestions, type Size } from './workload/choose.ts'
import type { Chosen, QuestionName } from './workload/questions.ts'

const USAGE = `usage: npm run bench -- [--size S|L] [--peers NAME,…|none] [--queries K1,…] [--rounds N]
         [--corpus DIR] [--json FILE] [--prepare]
       npm run bench -- --web [--json FILE]
       npm run bench -- --people N [--minutes N] [--json FILE]
       npm run bench -- --beside N [--minutes N] [--json FILE]
       npm run bench -- --audiences N [--json FILE]
       npm run bench -- --campaigns N [--json FILE]
       npm run bench -- --builder [--json FILE]
peers: ${ENGINES.filter((name) => name !== OURS).join(', ')} (default: all that are here)
Files are kept in BENCH_DIR (default .bench).`

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'S' },
    peers: { type: 'string' },
    queries: { type: 'string' },
    rounds: { type: 'string' },
    corpus: { type: 'string' },
    json: { type: 'string' },
    prepare: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    people: { type: 'string' },
    beside: { type: 'string' },
    audiences: { type: 'string' },
    campaigns: { type: 'string' },
    builder: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const say = (text: string) => void process.stderr.write(`${text}\n`)

const WHERE: Partial<Record<EngineName, () => unknown>> = {
  clickhouse: findClickHouse,
  postgres: findPostgres,
}
const INSTALL: Partial<Record<EngineName, string>> = {
  clickhouse: 'clickhouse-server is not installed (Debian: apt install clickhouse-server)',
  postgres: 'PostgreSQL 15 is not installed (Debian: apt install postgresql-15)',
}
const TOO_LARGE: Partial<Record<EngineName, string>> = {
  sqlite: 'not at L: loading row by row takes longer than all the rest',
}
/** At L PostgreSQL takes half a minute a question. */
const AT_L: Plan['only'] = { postgres: { queries: ['K1', 'K2', 'K3', 'K4'], rounds: 1, each: 1 } }
const ROUNDS = { S: 3, L: 2 }
/** In its turn an engine is asked so often: the first meets caches that the others have filled. */
const EACH = 3

function engines(size: Size): { names: EngineName[]; left_out: Record<string, string> } {
  const left_out: Record<string, string> = {}
  const asked = values.peers === undefined ? ENGINES.slice(1) : values.peers === 'none' ? [] : values.peers.split(',')
  const names = asked.filter((name): name is EngineName => {
    const engine = ENGINES.find((one) => one === name)
    if (!engine) throw new Error(`there is no peer ${name}\n${USAGE}`)
    if (size === 'L' && TOO_LARGE[engine]) left_out[engine] = TOO_LARGE[engine]
    else if (WHERE[engine] && !WHERE[engine]()) left_out[engine] = INSTALL[engine]!
    else return true
    say(`LEFT OUT: ${engine}: ${left_out[engine]}`)
    return false
  })
  return { names, left_out }
}

async function questionsOf(dir: string, size: Size): Promise<Chosen[]> {
  const file = path.join(dir, 'workload.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await chooseQuestions(dir, size, say)))
  return JSON.parse(readFileSync(file, 'utf8')) as Chosen[]
}

const wordsOf = ({ groups, excluded, bio, countries, handle }: Chosen): string =>
  handle
    ? `followers of @${handle}`
    : [
        groups.map((group) => `(${group.join(' & ')})`).join(' | '),
        ...excluded.map((word) => `not ${word}`),
        ...(bio ? [`or ${bio} in the bio`] : []),
        ...(countries ? [`in ${countries.join(', ')}`] : []),
      ].join(' ')

async function bench(size: Size): Promise<Result> {
  const dir = path.resolve(process.env.BENCH_DIR ?? '.bench', size)
  const corpus = values.corpus ? path.resolve(values.corpus) : await corpusOf(size, dir, say)
  if (!existsSync(path.join(corpus, 'manifest.json'))) throw new Error(`there is no corpus in ${corpus}`)
  await prepare(corpus, dir, say)
  const all = await questionsOf(dir, size)
  for (const one of all) {
    const far = Math.abs(one.size / one.wanted - 1) > 0.2 ? '  MORE THAN 20 % OFF' : ''
    if (one.wanted > 0) say(`${one.coded.name}: ${one.size} accounts, wanted ${one.wanted}${far}: ${wordsOf(one)}`)
  }
  const { names, left_out } = engines(size)
  const lanes = [OURS, ...names].map((name) => new Lane(name as EngineName, dir))
  for (const lane of lanes) await lane.open(corpus, all)
  const result: Result = {
    size,
    machine: {
      cpu: cpus()[0]!.model,
      cores: cpus().length,
      memory_gb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      load: loadavg()[0]!,
    },
    questions: all.map((one) => ({
      query: one.coded.name,
      audience: one.size,
      wanted: one.wanted,
      words: wordsOf(one),
    })),
    runs: [],
    ratios: {},
    left_out,
    first_answer_ms: {},
    resident_bytes: {},
  }
  if (values.prepare) {
    for (const lane of lanes) await lane.close()
    return result
  }

  const picked = values.queries?.split(',') as QuestionName[] | undefined
  const questions = all.filter(({ coded }) => !picked || picked.includes(coded.name))
  const plan: Plan = {
    rounds: values.rounds === undefined ? ROUNDS[size] : Number(values.rounds),
    each: EACH,
    only: size === 'L' ? AT_L : {},
  }
  result.runs = await runRounds({ lanes, questions, say }, plan)
  result.ratios = ratiosOf(result.runs)
  for (const lane of lanes) {
    result.resident_bytes[lane.name] = (await lane.analyse(questions[0]!, 999_999)).resident
  }
  if (size === 'S')
    result.clients = await measureClients(
      lanes.filter(({ name }) => name !== 'sqlite'),
      all,
    )
  for (const lane of lanes) await lane.close()
  for (const name of [OURS, ...names.filter((one) => one === 'duckdb')]) {
    result.first_answer_ms[name] = await measureStart(name as EngineName, { dir, corpus }, all)
  }
  result.fresh = await measureFresh(dir)
  return result
}

if (values.help || !['S', 'L'].includes(values.size)) {
  console.error(USAGE)
  process.exitCode = values.help ? 0 : 1
} else if (
  [values.web, values.people, values.beside, values.audiences, values.campaigns, values.builder].some(Boolean)
) {
  const dir = path.resolve(process.env.BENCH_DIR ?? '.bench', 'web')
  mkdirSync(dir, { recursive: true })
  const minutes = Number(values.minutes)
  const result = values.people
    ? await benchPeople(dir, { people: Number(values.people), minutes }, say)
    : values.beside
      ? await benchBeside(dir, { big: Number(values.beside), minutes }, say)
      : values.audiences
        ? await benchAudiences(dir, Number(values.audiences), say)
        : values.campaigns
          ? await benchCampaigns(dir, Number(values.campaigns), say)
          : values.builder
            ? await benchBuilder(dir, say)
            : await benchWeb(dir, say)
  console.log(JSON.stringify(result, null, 1))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 1)}\n`)
} else {
  const result = await bench(values.size as Size)
  console.log(tableOf(result))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 1)}\n`)
  if (result.runs.some(({ equal }) => !equal)) process.exitCode = 1
}
