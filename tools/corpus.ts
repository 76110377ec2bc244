import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFile, openCorpus, parseMap, TABLE_NAMES } from '@starling/engine'
import { count, Progress } from '@starling/world/progress'

const USAGE = `usage: npm run corpus -- COMMAND
  generate [--accounts N] [--posts N] [--seed N] [--size S|L] [--now TIME]
  import FILE [--map FIELD=COLUMN,...] [--encoding NAME] [--fetched-at TIME] [--again]
  stats [--json]
  verify [--json]
  delete [--account ID|@HANDLE]... [--post ID]...
  compact
  rollback
The corpus is in DATA_DIR (default .data).`

const dir = path.resolve(process.env.DATA_DIR ?? '.data', 'corpus')

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  // The generator is large, and the other commands do without it.
  generate: async (args) => (await import('./generate-corpus.ts')).generate(dir, args),
  import: importOne,
  stats,
  verify,
  delete: remove,
  compact,
  rollback,
}

async function importOne(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      encoding: { type: 'string' },
      'fetched-at': { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) return complain(USAGE)
  const fetched_at = values['fetched-at'] === undefined ? undefined : new Date(values['fetched-at'])
  if (fetched_at && Number.isNaN(fetched_at.getTime())) return complain('--fetched-at is a date')
  const corpus = await openCorpus(dir, { write: true, what: `corpus import ${path.basename(file)}` })
  try {
    const progress = new Progress('importing')
    const imported = await importFile(corpus, file, {
      ...(values.map === undefined ? {} : { map: parseMap(values.map) }),
      ...(values.encoding === undefined ? {} : { encoding: values.encoding }),
      ...(fetched_at ? { fetched_at } : {}),
      again: values.again,
      onProgress: ({ rows, refused, share }) =>
        progress.update(share, rows, refused ? ` · ${count(refused)} refused` : ''),
    })
    progress.end()
    const { entry, malformed, isNew, resumed_at } = imported
    if (!isNew) {
      console.log(`this file was imported at ${entry.committed_at} already; --again imports it once more`)
      return 0
    }
    if (resumed_at) console.log(`went on after record ${count(resumed_at)}`)
    for (const [table, rows] of Object.entries(entry.rows))
      console.log(`${table.padEnd(12)} ${count(rows).padStart(12)}`)
    for (const [reason, times] of Object.entries(malformed.counts)) {
      const places = (malformed.samples[reason] ?? []).slice(0, 5)
      const where = places.map(({ line, entry: part }) => (part ? `${part}:${line}` : `${line}`)).join(', ')
      console.log(
        `refused      ${count(times).padStart(12)}  ${reason}${where && ` (line ${where}${times > places.length ? ', …' : ''})`}`,
      )
    }
    for (const [reason, times] of Object.entries(malformed.cleaned)) {
      console.log(`cleaned      ${count(times).padStart(12)}  ${reason}`)
    }
    console.log(`report: ${path.join(dir, 'reports', `${entry.id}.json`)}`)
    return 0
  } finally {
    await corpus.close()
  }
}

async function stats(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const corpus = await openCorpus(dir)
  const found = await corpus.stats()
  const unfinished = await corpus.unfinished()
  await corpus.close()
  if (values.json) {
    console.log(JSON.stringify(found))
    return 0
  }
  console.log(`${'table'.padEnd(12)} ${'rows'.padStart(12)} ${'segments'.padStart(9)} ${'MB'.padStart(9)}`)
  for (const table of TABLE_NAMES) {
    const { rows, segments, bytes } = found.tables[table]
    console.log(
      `${table.padEnd(12)} ${count(rows).padStart(12)} ${count(segments).padStart(9)} ${megabytes(bytes).padStart(9)}`,
    )
  }
  if (found.first_post_at) console.log(`posts from ${found.first_post_at} to ${found.last_post_at}`)
  const list = (pairs: [string, number][]) => pairs.map(([name, posts]) => `${name} ${count(posts)}`).join(', ')
  console.log(`sources: ${list(found.sources.map(({ source, posts }) => [source, posts])) || 'none'}`)
  console.log(`languages: ${list(found.languages.map(({ language, posts }) => [language, posts])) || 'none'}`)
  console.log(`imports: ${found.imports.length}; unfinished: ${unfinished.length}`)
  return 0
}

async function verify(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const corpus = await openCorpus(dir)
  const verdict = await corpus.verify()
  await corpus.close()
  if (values.json) console.log(JSON.stringify(verdict))
  else {
    for (const problem of verdict.problems) console.log(`problem: ${problem}`)
    for (const note of verdict.notes) console.log(`note: ${note}`)
    const size = `${count(verdict.segments)} segments, ${count(verdict.rows)} stored rows`
    console.log(verdict.ok ? `sound: ${size}` : `${count(verdict.problems.length)} problems in ${size}`)
  }
  return verdict.ok ? 0 : 1
}

async function remove(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { account: { type: 'string', multiple: true }, post: { type: 'string', multiple: true } },
  })
  const { account: accounts = [], post: posts = [] } = values
  if (accounts.length + posts.length === 0) return complain(USAGE)
  return writing('corpus delete', async (corpus) => {
    const removed = await corpus.delete({ accounts, posts })
    for (const table of TABLE_NAMES) console.log(`${table.padEnd(12)} ${count(removed[table]).padStart(12)} removed`)
  })
}

function compact(): Promise<number> {
  return writing('corpus compact', async (corpus) => {
    const { before, after } = await corpus.compact()
    console.log(`${count(before)} segments became ${count(after)}`)
  })
}

function rollback(): Promise<number> {
  return writing('corpus rollback', async (corpus) => {
    console.log(`${count(await corpus.rollback())} unfinished imports taken back`)
  })
}

type Work = (corpus: Awaited<ReturnType<typeof openCorpus>>) => Promise<void>
async function writing(what: string, work: Work): Promise<number> {
  const corpus = await openCorpus(dir, { write: true, what })
  try {
    await work(corpus)
    return 0
  } finally {
    await corpus.close()
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

function complain(text: string): number {
  console.error(text)
  return 1
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
try {
  process.exitCode = command ? await command(args) : complain(USAGE)
} catch (error) {
  const isOurs =
    error instanceof Error && (error.constructor === Error || error instanceof RangeError || 'code' in error)
  if (!isOurs) throw error
  process.exitCode = complain(error.message)
}
