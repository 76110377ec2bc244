import {
  type Corpus,
  type ImportEntry,
  type ImportOptions,
  importBatches,
  openCorpus,
  type RowBatch,
} from '@starling/engine'
import { generateNetwork, type RowBatch as NetworkRows, type Part, type RowPrint, recentSince } from '@starling/sandbox'

const SOURCE = 'sandbox'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Shares of the work, by what a run took; follows are as many as an account has on average. */
const WORK = { accounts: 0.08, follows: 0.12, posts: 0.75, snapshots: 0.05 }
const FOLLOWS_PER_ACCOUNT = 52
/** From so many posts on the last weeks come in by themselves first, to be asked about while the rest is made. */
const PARTS_FROM = 100_000

export type NetworkSize = { seed: number; accounts: number; posts: number }
/** `rows` that came in now, by table; none if everything was there. */
export type Generated = { rows?: Record<string, number>; up_to: Date }
/** `days` before the anchor whose posts are there, once the last weeks are. */
type OnProgress = (share: number, rows: number, days?: number) => void
type Also = { print?: RowPrint; onRecent?: () => void }
type Step = Pick<ImportOptions, 'awaits'> & { part: Part; key: string; now: Date; after?: Date }

/** A generated network in the corpus: made once, then carried on from its last anchor to `now`. */
export async function generateInto(
  dir: string,
  options: NetworkSize & { now: Date },
  onProgress: OnProgress,
  { print, onRecent }: Also = {},
): Promise<Generated> {
  const { seed, accounts, posts } = options
  const corpus = await openCorpus(dir, { write: true, what: 'generating the network' })
  try {
    const { steps, up_to } = await stepsLeft(corpus, options)
    const done: Record<string, number> = {}
    for (const { part, key, now, after, awaits } of steps) {
      await importBatches(corpus, {
        source: SOURCE,
        fetched_at: now,
        key,
        ...(awaits && { awaits }),
        batches: (fetched_at) =>
          printed(generateNetwork({ seed, accounts, posts, now: fetched_at }).known(part, after), print),
        onBatch: (batch) => {
          for (const [table, rows] of Object.entries(batch)) done[table] = (done[table] ?? 0) + rows.length
          const rows = Object.values(done).reduce((sum, number) => sum + number, 0)
          onProgress(shareOf(done, batch, options), rows, part === 'older' ? daysOf(batch, now) : undefined)
        },
      })
      if (part === 'recent') onRecent?.()
    }
    return steps.length > 0 ? { rows: done, up_to } : { up_to }
  } finally {
    await corpus.close()
  }
}

/** What is missing: the network itself, its older days if a run was stopped before them, or what has happened since. */
async function stepsLeft(
  corpus: Corpus,
  { seed, accounts, posts, now }: NetworkSize & { now: Date },
): Promise<{ steps: Step[]; up_to: Date }> {
  const key = `network seed=${seed} accounts=${accounts} posts=${posts}`
  const networks = await importsOf(corpus, key)
  const recent = networks.find((entry) => entry.key === `${key} recent`)
  const older = (at: Date): Step => ({ part: 'older', key: `${key} older`, now: at })
  if (networks.length === 0) {
    if (posts < PARTS_FROM) return { steps: [{ part: 'whole', key, now }], up_to: now }
    const awaits = { key: `${key} older`, before: recentSince(now).toISOString() }
    return { steps: [{ part: 'recent', key: `${key} recent`, now, awaits }, older(now)], up_to: now }
  }
  const missing = recent && !networks.some((entry) => entry.key === `${key} older`)
  const steps = missing ? [older(new Date(recent.fetched_at))] : []
  const after = new Date(Math.max(...networks.map(({ fetched_at }) => Date.parse(fetched_at))))
  if (now.getTime() - after.getTime() < HOUR_MS) return { steps, up_to: after }
  return { steps: [...steps, { part: 'whole', key: `${key} after=${after.toISOString()}`, now, after }], up_to: now }
}

/** Every row, also of batches that an import which was cut short has already. */
function* printed(batches: Iterable<NetworkRows>, print: RowPrint | undefined): Generator<NetworkRows> {
  for (const batch of batches) {
    print?.add(batch)
    yield batch
  }
}

/** What of this network is in the corpus. Another one beside it would make two worlds of one. */
async function importsOf(corpus: Corpus, key: string): Promise<ImportEntry[]> {
  const networks = (await corpus.manifest()).imports.filter(({ source }) => source === SOURCE)
  const other = networks.find((entry) => !entry.key.startsWith(key))
  if (other) throw new Error(`the corpus holds another generated network (${other.key}); use another DATA_DIR`)
  return networks
}

/** Older days come in from the newest on. */
function daysOf({ posts = [] }: RowBatch, now: Date): number | undefined {
  const oldest = posts.reduce((least, { created_at }) => Math.min(least, created_at?.getTime() ?? least), now.getTime())
  return posts.length > 0 ? Math.floor((now.getTime() - oldest) / DAY_MS) : undefined
}

function shareOf(done: Record<string, number>, batch: RowBatch, { accounts, posts }: NetworkSize): number {
  const wholes = { accounts, follows: accounts * FOLLOWS_PER_ACCOUNT, posts }
  if (batch.snapshots) return 1 - WORK.snapshots
  let share = 0
  for (const [table, whole] of Object.entries(wholes)) {
    share += WORK[table as keyof typeof wholes] * Math.min(1, (done[table] ?? 0) / whole)
  }
  return share
}
