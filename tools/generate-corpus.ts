import { parseArgs } from 'node:util'
import { type Corpus, importBatches, openCorpus, type RowBatch } from '@starling/engine'
import { generateNetwork } from '@starling/sandbox'
import { count, Progress } from './progress.ts'

/** S and L are the sizes that the engine is measured at. */
const SIZES = { default: [20_000, 300_000], S: [100_000, 1_000_000], L: [1_000_000, 10_000_000] } as const
const SOURCE = 'sandbox'
const HOUR_MS = 3_600_000
/** Shares of the work, by what a run took; follows are as many as an account has on average. */
const WORK = { accounts: 0.08, follows: 0.12, posts: 0.75, snapshots: 0.05 }
const FOLLOWS_PER_ACCOUNT = 52

/** A generated network in the corpus: made once, then carried on from its last anchor to now. */
export async function generate(dir: string, args: string[]): Promise<number> {
  const { seed, accounts, posts, now } = readOptions(args)
  const key = `network seed=${seed} accounts=${accounts} posts=${posts}`
  const corpus = await openCorpus(dir, { write: true, what: 'corpus generate' })
  try {
    const after = await anchorOf(corpus, key)
    if (after && now.getTime() - after.getTime() < HOUR_MS) {
      console.log(`the network is there already, up to ${after.toISOString()}`)
      return 0
    }
    const started = Date.now()
    const progress = new Progress('generating')
    const done: Record<string, number> = {}
    const entry = await importBatches(corpus, {
      source: SOURCE,
      fetched_at: now,
      key: after ? `${key} after=${after.toISOString()}` : key,
      batches: (fetched_at) => generateNetwork({ seed, accounts, posts, now: fetched_at }).batches(after),
      onBatch: (batch) => {
        for (const [table, rows] of Object.entries(batch)) done[table] = (done[table] ?? 0) + rows.length
        const rows = Object.values(done).reduce((sum, number) => sum + number, 0)
        progress.update(shareOf(done, batch, accounts, posts), rows)
      },
    })
    progress.end()
    for (const [table, rows] of Object.entries(entry.rows))
      console.log(`${table.padEnd(12)} ${count(rows).padStart(12)}`)
    console.log(`seed ${seed}, up to ${entry.fetched_at}, in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    return 0
  } finally {
    await corpus.close()
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      accounts: { type: 'string' },
      posts: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string', default: 'default' },
      now: { type: 'string' },
    },
  })
  const size = SIZES[values.size as keyof typeof SIZES]
  if (!size) throw new Error('--size is S or L')
  const { NETWORK_SEED, NETWORK_ACCOUNTS, NETWORK_POSTS, NETWORK_NOW } = process.env
  const options = {
    seed: Number(values.seed ?? NETWORK_SEED ?? 1),
    accounts: Number(values.accounts ?? NETWORK_ACCOUNTS ?? size[0]),
    posts: Number(values.posts ?? NETWORK_POSTS ?? size[1]),
    now: new Date(values.now ?? NETWORK_NOW ?? Date.now()),
  }
  for (const name of ['seed', 'accounts', 'posts'] as const) {
    if (!Number.isSafeInteger(options[name]) || options[name] < 0) throw new Error(`--${name} is a whole number`)
  }
  if (Number.isNaN(options.now.getTime())) throw new Error('--now is a date')
  return options
}

/** Up to when this network is in the corpus. Another one beside it would make two worlds of one. */
async function anchorOf(corpus: Corpus, key: string): Promise<Date | undefined> {
  const networks = (await corpus.manifest()).imports.filter(({ source }) => source === SOURCE)
  const other = networks.find((entry) => !entry.key.startsWith(key))
  if (other) throw new Error(`the corpus holds another generated network (${other.key}); use another DATA_DIR`)
  const anchors = networks.map(({ fetched_at }) => Date.parse(fetched_at))
  return anchors.length ? new Date(Math.max(...anchors)) : undefined
}

function shareOf(done: Record<string, number>, batch: RowBatch, accounts: number, posts: number): number {
  const wholes = { accounts, follows: accounts * FOLLOWS_PER_ACCOUNT, posts }
  if (batch.snapshots) return 1 - WORK.snapshots
  let share = 0
  for (const [table, whole] of Object.entries(wholes)) {
    share += WORK[table as keyof typeof wholes] * Math.min(1, (done[table] ?? 0) / whole)
  }
  return share
}
