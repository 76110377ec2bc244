import { AppError } from '@starling/contract'
import {
  connectionsOf,
  findIngestRun,
  isOpenIngest,
  type JobPayloads,
  nextIngestStep,
  notePositions,
  openRuns,
  type Row,
  type Store,
} from '@starling/store'
import type { Product } from '../floor/index.ts'
import { TeamMeter } from '../networks/index.ts'
import { apiOf, isApp, keysOf } from './access.ts'
import { checkGone } from './check-gone.ts'
import { heldCorpusOf } from './gone.ts'
import { Haul } from './haul.ts'
import { readStep } from './read-source.ts'
import { endRun, waitForX } from './run-state.ts'

/** Mails and everything else need the other workers. */
const AT_ONCE = 2
const COME_AGAIN_S = 5
/** A short limit is waited for here; a longer one frees the worker. */
const MAX_WAIT_MS = 10_000
const TIMEOUT_MS = 30_000
/** What X is giving at a close is waited for: it is paid for already. */
const GRACE_MS = 5_000
/** Waits in a row, a minute and more each, after which X is down for good. */
const MOST_WAITS = 10
const WAIT_S = 60

const ABOUT_ONE: readonly string[] = [
  'not_at_x',
  'protected_account',
  'not_found',
  'upstream_refused',
  'reconnect_needed',
  'key_not_allowed',
]
const LIMITS: readonly string[] = ['approved_spent', 'cost_cap', 'installation_cap']
const PASSING: readonly string[] = ['upstream_down', 'took_too_long']

/** Carries out what a team has started to read, and can be stopped and started again at any moment. */
export class Ingest {
  readonly #product: Product
  readonly #busy = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()
  readonly #cutting = new AbortController()

  constructor(product: Product) {
    this.#product = product
  }

  /** A process that ends takes its jobs along: open runs are queued anew. */
  async resume(): Promise<void> {
    for (const run_id of await openRuns(this.#product.store)) await this.#again(run_id, 0)
  }

  /** Resolves when what was on its way is kept: nothing has to be paid for again. */
  async close(): Promise<void> {
    this.#closing.abort(new AppError('unavailable'))
    const cut = setTimeout(() => this.#cutting.abort(new AppError('unavailable')), GRACE_MS)
    await Promise.allSettled(this.#busy.values())
    clearTimeout(cut)
  }

  async carryOut({ run_id }: JobPayloads['run_ingest']): Promise<void> {
    if (this.#busy.has(run_id) || this.#closing.signal.aborted) return
    if (this.#busy.size >= AT_ONCE) return this.#again(run_id, COME_AGAIN_S)
    const carrying = this.#carryOutAlone(run_id)
    this.#busy.set(run_id, carrying)
    try {
      await carrying
    } finally {
      this.#busy.delete(run_id)
    }
  }

  /** A server that starts queues all open runs, also those that another one is carrying out. */
  async #carryOutAlone(run_id: string): Promise<void> {
    const turn = await this.#product.store.alone(`ingest ${run_id}`, () => this.#carryOut(run_id))
    if (!turn && !this.#closing.signal.aborted) await this.#again(run_id, COME_AGAIN_S)
  }

  async #carryOut(run_id: string): Promise<void> {
    const { store } = this.#product
    const run = await this.#find(run_id)
    if (!run) return
    const haul = new Haul(store, heldCorpusOf(this.#product), run_id)
    // Pages of a run that ended while its process was killed are paid for, too.
    if (!isOpenIngest(run)) return haul.flush(this.#closing.signal)
    await notePositions(store, [{ table: 'ingest_runs', id: run_id, values: { state: 'running', waits_until: null } }])
    try {
      const isOver = await this.#steps(run, haul)
      await haul.flush(this.#closing.signal)
      if (isOver) await endRun(this.#product, run)
    } catch (error) {
      if (this.#closing.signal.aborted) return
      await haul.flush(this.#closing.signal)
      await this.#afterFailure(run_id, error)
    }
  }

  /** False when the run was stopped meanwhile. */
  async #steps(run: Row<'ingest_runs'>, haul: Haul): Promise<boolean> {
    const { store } = this.#product
    const sources = new Map<string, Row<'followed_sources'>>()
    const failed = new Map<string | null, AppError>()
    const done = new Set<string>()
    for (;;) {
      const step = await nextIngestStep(store, run.id, done)
      if (!step) return true
      done.add(step.id)
      try {
        // Without its profile nothing of an account is read.
        const earlier = failed.get(step.source_id)
        if (earlier) throw earlier
        for await (const _ of await this.#read(run, step, haul, sources)) {
          this.#closing.signal.throwIfAborted()
          if (haul.isFull) await haul.flush(this.#closing.signal)
          if (!isOpenIngest(await this.#find(run.id))) return false
        }
      } catch (error) {
        if (!(error instanceof AppError) || !ABOUT_ONE.includes(error.code)) throw error
        if (step.kind === 'profile') failed.set(step.source_id, error)
        await noteFailed(store, step, error)
      }
    }
  }

  async #read(
    run: Row<'ingest_runs'>,
    step: Row<'ingest_steps'>,
    haul: Haul,
    sources: Map<string, Row<'followed_sources'>>,
  ): Promise<AsyncGenerator<void>> {
    const { store } = this.#product
    const now = () => store.now()
    const asking = { max_wait_ms: MAX_WAIT_MS, timeout_ms: TIMEOUT_MS, signal: this.#cutting.signal }
    const meterOf = (connection: Row<'connections'>) =>
      new TeamMeter(this.#product, run.team_id, { run_id: run.id, keys: keysOf(connection) })
    const connections = await connectionsOf(store, run.team_id)
    if (step.kind === 'gone_posts' || step.kind === 'gone_accounts') {
      const connection = connections.find(isApp) ?? connections[0]
      if (!connection) throw new AppError('reconnect_needed')
      const api = apiOf(this.#product, connection, asking)
      return checkGone({ product: this.#product, api, meter: meterOf(connection), haul, step })
    }
    const source = await this.#source(run, step.source_id, sources)
    const connection = connections.find(({ id }) => id === source?.connection_id)
    if (!source || !connection) throw new AppError('reconnect_needed')
    sources.set(source.id, source)
    const api = apiOf(this.#product, connection, asking)
    return readStep({ api, is_app: isApp(connection), meter: meterOf(connection), haul, source, step, now })
  }

  /** What is fetched once is removed as soon as it is estimated; a run reads it all the same. */
  async #source({ team_id }: Row<'ingest_runs'>, id: string | null, known: Map<string, Row<'followed_sources'>>) {
    if (id === null) return undefined
    return known.get(id) ?? this.#product.store.table({ team_id }, 'followed_sources').find(id, { removed: true })
  }

  async #afterFailure(run_id: string, error: unknown): Promise<void> {
    const run = await this.#find(run_id)
    if (!run) return
    const code = error instanceof AppError ? error.code : 'internal'
    const { retry_after_s, message } = error as AppError
    if (code === 'upstream_limit') return waitForX(this.#product, run, retry_after_s ?? WAIT_S, run.waits)
    if (LIMITS.includes(code)) return endRun(this.#product, run, { state: 'at_limit', error: message })
    if (!PASSING.includes(code)) throw error
    if (run.waits >= MOST_WAITS) return endRun(this.#product, run, { state: 'failed', error: message })
    return waitForX(this.#product, run, WAIT_S * (run.waits + 1), run.waits + 1)
  }

  #find(run_id: string): Promise<Row<'ingest_runs'> | undefined> {
    return findIngestRun(this.#product.store, run_id)
  }

  async #again(run_id: string, after_s: number): Promise<void> {
    await this.#product.store.change('operator', async ({ audit, enqueue }) => {
      await audit('ingest.queued', { subject_id: run_id })
      await enqueue('run_ingest', { run_id }, { after_s, key: `ingest ${run_id}` })
    })
  }
}

async function noteFailed(store: Store, { id, source_id }: Row<'ingest_steps'>, { message }: AppError): Promise<void> {
  await notePositions(store, [
    { table: 'ingest_steps', id, values: { state: 'failed', error: message } },
    ...(source_id ? [{ table: 'followed_sources' as const, id: source_id, values: { error: message } }] : []),
  ])
}
