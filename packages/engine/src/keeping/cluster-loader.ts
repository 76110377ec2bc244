import { type Cluster, joinCluster, openCluster } from '../cluster/cluster.ts'
import { Ledger, type Load } from '../cluster/ledger.ts'
import type { ClusterOptions } from '../cluster/shards.ts'
import type { WriteOrigin } from '../cluster/write/versions.ts'
import { openCorpus } from '../corpus/corpus.ts'
import { placeOf } from '../corpus/disk.ts'
import { type Manifest, readManifest } from '../corpus/manifest.ts'
import type { Facts } from '../facts/facts.ts'
import { readFacts } from '../facts/read.ts'
import type { Alone } from './alone.ts'
import { gathered } from './gathered.ts'
import { knownOf, rowsIn, shareOf, TAKEN_IN } from './lag.ts'
import { behind, type Lag, type Stamp, stampOf } from './stamp.ts'

/** Another one with every change of what the tables hold: a cluster of before is loaded anew. */
const FORMAT = '3'
/** So many rows out of force are worth being taken away. */
const COMPACT_AFTER = 500_000
/** What died within the hour stays through a compaction. */
const COMPACT_EVERY_MS = 3600_000
const GRACE_SECONDS = 600
/** Of a load that others wait for. */
const TOLD_EVERY_MS = 2_000

type LoaderOptions = {
  cluster: ClusterOptions
  ledger: Ledger
  corpus_dir: string
  alone: Alone
  grace_seconds?: number | undefined
}
type Bringing = {
  signal: AbortSignal
  onShare: (share: number) => void
  /** After each change that questions can see. */
  onPublished: () => Promise<void>
}

/** Brings a cluster up to the corpus of this machine: as a change where rows were added, into a new database where not. */
export class ClusterLoader {
  readonly #options: LoaderOptions
  #dead = 0
  #compacted_at = 0

  constructor(options: LoaderOptions) {
    this.#options = options
  }

  /** How far the cluster is behind the corpus; `rewritten` where there is none to be asked. */
  async lagOf(cluster: Cluster | undefined): Promise<Lag> {
    const manifest = await this.#manifest()
    if (manifest.segments.length === 0) return 'current'
    if (!cluster) return 'rewritten'
    const { stamp, dead } = await cluster.newest()
    this.#dead = dead
    if (stamp === '') return 'rewritten'
    const { format, ...segments } = JSON.parse(stamp) as Stamp
    return format === FORMAT ? behind(segments, manifest) : 'rewritten'
  }

  /** False where another server is at it. */
  async bring(bringing: Bringing): Promise<boolean> {
    const turn = await this.#options.alone(`cluster ${this.#options.cluster.database}`, (lost) =>
      this.#bring({ ...bringing, signal: AbortSignal.any([bringing.signal, lost]) }),
    )
    return turn !== undefined
  }

  async #bring(bringing: Bringing): Promise<void> {
    const { ledger, cluster: options } = this.#options
    const loads = await ledger.loads()
    await this.#dropOld(loads, bringing.signal)
    const open = Ledger.openOf(loads)
    const cluster = open && (await joinCluster({ ...options, database: open.database }))
    try {
      // Looked at again: whoever had the turn before may have done it all.
      const lag = await this.#lagOfWhole(cluster)
      if (lag === 'current') return
      const manifest = await this.#manifest()
      if (lag === 'rewritten' || shareOf(lag.fresh, manifest) > TAKEN_IN) await this.#load(loads, manifest, bringing)
      else await this.#takeIn(cluster!, lag.fresh, manifest, bringing)
    } finally {
      await cluster?.close()
    }
  }

  async #lagOfWhole(cluster: Cluster | undefined): Promise<Lag> {
    return this.lagOf(cluster && (await cluster.isWhole()) ? cluster : undefined)
  }

  async #load(loads: readonly Load[], manifest: Manifest, { signal, onShare, onPublished }: Bringing): Promise<void> {
    const { ledger, cluster: options, corpus_dir } = this.#options
    const load = await ledger.begin(loads[0]?.number ?? 0, signal)
    const cluster = await openCluster({ ...options, database: load.database })
    const corpus = await openCorpus(corpus_dir)
    let told_at = Date.now()
    const total = rowsIn(manifest.segments)
    const onRows = async (rows: number) => {
      // What is worked out from the rows takes about as long as bringing them in.
      const share = Math.min(0.5, rows / total / 2)
      onShare(share)
      if (Date.now() - told_at < TOLD_EVERY_MS) return
      told_at = Date.now()
      await ledger.note({ ...load, share }, signal)
    }
    try {
      await cluster.load(counted(readFacts(corpus), onRows), originOf(manifest), signal)
      signal.throwIfAborted()
      await ledger.note({ ...load, step: 'open', share: 1 }, signal)
    } finally {
      await corpus.close()
      await cluster.close()
    }
    await onPublished()
  }

  /** Rows that were taken in before a kill are taken in again: the newest of a key wins, so that changes nothing. */
  async #takeIn(
    cluster: Cluster,
    fresh: Set<number>,
    manifest: Manifest,
    { signal, onPublished }: Bringing,
  ): Promise<void> {
    const corpus = await openCorpus(this.#options.corpus_dir)
    try {
      for await (const upsert of gathered(readFacts(corpus, fresh))) {
        await cluster.apply({ upsert }, {}, signal)
        await onPublished()
      }
    } finally {
      await corpus.close()
    }
    // Only now does the cluster hold all of these segments.
    await cluster.apply({}, originOf(manifest), signal)
    if (this.#dead < COMPACT_AFTER || Date.now() - this.#compacted_at < COMPACT_EVERY_MS) return
    this.#compacted_at = Date.now()
    await cluster.compact(undefined, signal)
  }

  /** What a loader left behind that died goes at once, what is no longer asked when nobody can be asking it any more. */
  async #dropOld(loads: readonly Load[], signal: AbortSignal): Promise<void> {
    const { ledger, grace_seconds = GRACE_SECONDS } = this.#options
    const open = Ledger.openOf(loads)
    const isOver = open !== undefined && Date.now() / 1000 - open.at >= grace_seconds
    for (const load of loads) {
      if (load === open || load.step === 'dropped') continue
      if (load.step === 'begun' || isOver) await ledger.drop(load, signal)
    }
  }

  async #manifest(): Promise<Manifest> {
    return readManifest(placeOf(this.#options.corpus_dir))
  }
}

function originOf(manifest: Manifest): WriteOrigin {
  const { as_of, sources, whole_since } = knownOf(manifest)
  return {
    ...(as_of === null ? {} : { as_of: new Date(as_of) }),
    sources,
    whole_since: whole_since === null ? null : new Date(whole_since),
    stamp: JSON.stringify({ ...stampOf(manifest), format: FORMAT }),
  }
}

async function* counted(
  batches: AsyncIterable<Partial<Facts>>,
  onRows: (rows: number) => Promise<void>,
): AsyncGenerator<Partial<Facts>> {
  let rows = 0
  for await (const batch of batches) {
    yield batch
    rows += Object.values(batch).reduce((sum, some) => sum + some.length, 0)
    await onRows(rows)
  }
}
