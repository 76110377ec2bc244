import { type Corpus, type ImportEntry, importBatches, openCorpus, type RowBatch } from '@starling/engine'
import { generateNetwork, type RowBatch as NetworkRows, type RowPrint } from '@starling/sandbox'

const SOURCE = 'sandbox'
const HOUR_MS = 3_600_000
/** Shares of the work, by what a run took; follows are as many as an account has on average. */
const WORK = { accounts: 0.08, follows: 0.12, posts: 0.75, snapshots: 0.05 }
const FOLLOWS_PER_ACCOUNT = 52

export type NetworkSize = { seed: number; accounts: number; posts: number }
export type Generated = { entry?: ImportEntry; up_to: Date }
type OnProgress = (share: number, rows: number) => void

/** A generated network in the corpus: made once, then carried on from its last anchor to `now`. */
export async function generateInto(
  dir: string,
  { seed, accounts, posts, now }: NetworkSize & { now: Date },
  onProgress: OnProgress,
  print?: RowPrint,
): Promise<Generated> {
  const key = `network seed=${seed} accounts=${accounts} posts=${posts}`
  const corpus = await openCorpus(dir, { write: true, what: 'generating the network' })
  try {
    const after = await anchorOf(corpus, key)
    if (after && now.getTime() - after.getTime() < HOUR_MS) return { up_to: after }
    const done: Record<string, number> = {}
    const entry = await importBatches(corpus, {
      source: SOURCE,
      fetched_at: now,
      key: after ? `${key} after=${after.toISOString()}` : key,
      batches: (fetched_at) =>
        printed(generateNetwork({ seed, accounts, posts, now: fetched_at }).batches(after), print),
      onBatch: (batch) => {
        for (const [table, rows] of Object.entries(batch)) done[table] = (done[table] ?? 0) + rows.length
        const rows = Object.values(done).reduce((sum, number) => sum + number, 0)
        onProgress(shareOf(done, batch, accounts, posts), rows)
      },
    })
    return { entry, up_to: new Date(entry.fetched_at) }
  } finally {
    await corpus.close()
  }
}

/** Every row, also of batches that an import which was cut short has already. */
function* printed(batches: Iterable<NetworkRows>, print: RowPrint | undefined): Generator<NetworkRows> {
  for (const batch of batches) {
    print?.add(batch)
    yield batch
  }
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
