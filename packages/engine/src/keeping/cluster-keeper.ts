import { setTimeout as sleep } from 'node:timers/promises'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { type Cluster, joinCluster } from '../cluster/cluster.ts'
import { Ledger, type Load } from '../cluster/ledger.ts'
import type { ClusterOptions } from '../cluster/shards.ts'
import type { AnswerTo } from '../port/answers.ts'
import type { AskOptions, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import { type Alone, freely } from './alone.ts'
import { ClusterLoader } from './cluster-loader.ts'
import type { CorpusReads, EngineStatus, Keeper, KeeperOptions } from './keeper.ts'

const LOOK_EVERY_MS = 1_000
const LOOK_AGAIN_MS = 200

export type ClusterKeeperOptions = KeeperOptions & {
  cluster: ClusterOptions
  /** Without one, what others load is all there is. */
  corpus_dir?: string | undefined
  alone?: Alone | undefined
  /** How long a database that is no longer asked is kept for who still asks it. */
  grace_seconds?: number
}

type Open = { cluster: Cluster; load: Load; version: number; asking: number; isLeft: boolean }

/**
 * A cluster that follows the corpus. Any number of servers ask it; of those that have the corpus one at a time loads
 * it and takes fresh rows in, and all see what it publishes.
 */
export class ClusterKeeper implements Keeper {
  status: EngineStatus = { phase: 'empty', share: 0 }
  readonly corpus: CorpusReads = {
    mostFollowed: (limit) => this.#use((cluster) => cluster.mostFollowed(limit)),
    repliesTo: (ids, limit) => this.#use((cluster) => cluster.repliesTo(ids, limit)),
    botScores: (ids) => this.#use((cluster) => cluster.botScores(ids)),
  }
  readonly #options: ClusterKeeperOptions
  readonly #ledger: Ledger
  readonly #loader: ClusterLoader | undefined
  readonly #closing = new AbortController()
  #open: Open | undefined
  #state: { version: string; told: Promise<BackendState> } | undefined
  #timer: NodeJS.Timeout | undefined
  /** One at a time, each after the one before. */
  #keeping: Promise<unknown> = Promise.resolve()
  #complaint = ''

  constructor(options: ClusterKeeperOptions) {
    const { cluster, corpus_dir, alone = freely, grace_seconds } = options
    this.#options = options
    this.#ledger = new Ledger(cluster)
    this.#loader =
      corpus_dir === undefined
        ? undefined
        : new ClusterLoader({ cluster, ledger: this.#ledger, corpus_dir, alone, grace_seconds })
    this.#look()
  }

  ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    asked?: AskOptions,
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    return this.#use((cluster) => cluster.ask(scope, primitives, asked))
  }

  /** Counted once for each version: every section asks for it. */
  state(): Promise<BackendState> {
    const { version } = this
    if (version === undefined || this.#state?.version !== version) {
      const told = this.#use((cluster) => cluster.state())
      this.#state = version === undefined ? undefined : { version, told }
      told.catch(() => {
        if (this.#state?.told === told) this.#state = undefined
      })
      return told
    }
    return this.#state.told
  }

  get version(): string | undefined {
    return this.#open && `${this.#open.load.database} ${this.#open.version}`
  }

  async keepUp(): Promise<void> {
    while (!(await this.#turn())) await sleep(LOOK_AGAIN_MS, undefined, { signal: this.#closing.signal })
  }

  async close(): Promise<void> {
    this.#closing.abort(new AskError('cancelled', 'the engine is closing'))
    clearTimeout(this.#timer)
    await this.#keeping
    await this.#open?.cluster.close()
    await this.#ledger.close()
  }

  #look(): void {
    this.#turn()
      .then(() => {
        this.#complaint = ''
      })
      .catch((error) => this.#tellFailure(error))
      .finally(() => {
        if (!this.#isClosed) this.#timer = setTimeout(() => this.#look(), LOOK_EVERY_MS).unref()
      })
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  /** A server that is away is a state, told as one; anything else is said once, not every second. */
  #tellFailure(error: unknown): void {
    if (this.#isClosed || isAway(error)) return
    const complaint = String(error)
    if (complaint === this.#complaint) return
    this.#complaint = complaint
    this.#options.onError?.(error)
  }

  #turn(): Promise<boolean> {
    const mine = this.#keeping.then(async () => {
      try {
        return await this.#keep()
      } catch (error) {
        if (isAway(error)) this.#tell('unreachable', 0)
        throw error
      }
    })
    this.#keeping = mine.catch(() => {})
    return mine
  }

  /** True where all that is in the corpus can be asked about. */
  async #keep(): Promise<boolean> {
    this.#closing.signal.throwIfAborted()
    const isWhole = await this.#follow()
    if (!this.#loader) return true
    const lag = await this.#loader.lagOf(isWhole ? this.#open?.cluster : undefined)
    if (lag === 'current') return true
    const brought = await this.#loader.bring({
      signal: this.#closing.signal,
      onShare: (share) => this.#open || this.#tell('building', share),
      onPublished: async () => {
        await this.#follow()
      },
    })
    await this.#follow()
    return brought
  }

  /** Opens what is newest, and says how it stands. False where a shard has lost what it had. */
  async #follow(): Promise<boolean> {
    const loads = await this.#ledger.loads()
    const newest = Ledger.openOf(loads)
    if (!newest) {
      const [begun] = loads.filter(({ step }) => step === 'begun')
      this.#tell(begun ? 'building' : 'empty', begun?.share ?? 0)
      return false
    }
    if (newest.database !== this.#open?.load.database) await this.#openLoad(newest)
    const open = this.#open!
    if (!(await open.cluster.isWhole())) {
      this.#tell('building', 0)
      return false
    }
    open.version = (await open.cluster.newest()).version
    this.#tell('ready', 1)
    return true
  }

  async #openLoad(load: Load): Promise<void> {
    const cluster = await joinCluster({ ...this.#options.cluster, database: load.database })
    const former = this.#open
    this.#open = { cluster, load, version: 0, asking: 0, isLeft: false }
    if (!former) return
    former.isLeft = true
    if (former.asking === 0) await former.cluster.close()
  }

  async #use<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
    const open = this.#open
    if (!open) {
      if (this.status.phase === 'unreachable') throw new AskError('unreachable', 'the cluster does not answer')
      throw new AskError('not_ready', 'The network is still being read in.')
    }
    open.asking++
    try {
      return await work(open.cluster)
    } finally {
      open.asking--
      if (open.isLeft && open.asking === 0) await open.cluster.close()
    }
  }

  #tell(phase: EngineStatus['phase'], share: number): void {
    const { status } = this
    if (status.phase === phase && status.share === share) return
    this.status = { phase, share }
    this.#options.onStatus?.(this.status)
  }
}

/** A look that takes too long counts as no answer. */
const isAway = (error: unknown): boolean =>
  error instanceof AskError && (error.code === 'unreachable' || error.code === 'cancelled')
