import { AppError } from '@starling/contract'
import { type JobPayloads, openRuns, type Row } from '@starling/store'
import type { Product } from '../context.ts'
import { apiOf, isApp } from './access.ts'
import { TeamMeter } from './budget.ts'
import { checkGone } from './check-gone.ts'
import { CorpusWriter } from './corpus-writer.ts'
import { corpusDirOf } from './gone.ts'
import { Haul } from './haul.ts'
import { readStep } from './read-source.ts'
import { endRun, isOpen, nextStep, waitForX } from './run-state.ts'

/** Mails and everything else need the other workers. */
const AT_ONCE = 2
const COME_AGAIN_S = 5
/** A short limit is waited for here; a longer one frees the worker. */
const MAX_WAIT_MS = 10_000
const TIMEOUT_MS = 30_000
/** Waits in a row, a minute and more each, after which X is down for good. */
const MOST_WAITS = 10
const WAIT_S = 60

const ABOUT_ONE: readonly string[] = [
  'not_at_x',
  'protected_account',
  'not_found',
  'upstream_refused',
  'reconnect_needed',
]
const PASSING: readonly string[] = ['upstream_down', 'took_too_long']

/** Carries out what a team has started to read, and can be stopped and started again at any moment. */
export class Ingest {
  readonly #product: Product
  readonly #writer: CorpusWriter
  readonly #busy = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()

  constructor(product: Product) {
    this.#product = product
    this.#writer = new CorpusWriter(corpusDirOf(product), 'reading from X')
  }

  /** A process that ends takes its jobs along: open runs are queued anew. */
  async resume(): Promise<void> {
    for (const run_id of await openRuns(this.#product.store.db)) await this.#again(run_id, 0)
  }

  /** Resolves when what was read is in the corpus and its position is noted: nothing has to be paid for again. */
  async close(): Promise<void> {
    this.#closing.abort(new AppError('unavailable'))
    await Promise.allSettled(this.#busy.values())
  }

  async carryOut({ run_id }: JobPayloads['run_ingest']): Promise<void> {
    if (this.#busy.has(run_id) || this.#closing.signal.aborted) return
    if (this.#busy.size >= AT_ONCE) return this.#again(run_id, COME_AGAIN_S)
    const carrying = this.#carryOut(run_id)
    this.#busy.set(run_id, carrying)
    try {
      await carrying
    } finally {
      this.#busy.delete(run_id)
    }
  }

  async #carryOut(run_id: string): Promise<void> {
    const { store } = this.#product
    const run = await this.#find(run_id)
    if (!run || !isOpen(run)) return
    const haul = new Haul(store, this.#writer)
    haul.note('ingest_runs', run_id, { state: 'running', waits_until: null })
    try {
      const isOver = await this.#steps(run, haul)
      await this.#flush(run, haul)
      if (isOver) await endRun(this.#product, run)
    } catch (error) {
      await this.#flush(run, haul)
      await this.#afterFailure(run_id, error)
    }
  }

  /** False when the run was stopped meanwhile. */
  async #steps(run: Row<'ingest_runs'>, haul: Haul): Promise<boolean> {
    const sources = new Map<string, Row<'followed_sources'>>()
    const failed = new Map<string | null, AppError>()
    const done = new Set<string>()
    for (;;) {
      const step = await nextStep(this.#product, run.id, done)
      if (!step) return true
      done.add(step.id)
      try {
        // Without its profile nothing of an account is read.
        const earlier = failed.get(step.source_id)
        if (earlier) throw earlier
        for await (const _ of await this.#read(run, step, haul, sources)) {
          this.#closing.signal.throwIfAborted()
          if (haul.isFull) await this.#flush(run, haul)
          if (!isOpen(await this.#find(run.id))) return false
        }
      } catch (error) {
        if (!(error instanceof AppError) || !ABOUT_ONE.includes(error.code)) throw error
        haul.note('ingest_steps', step.id, { state: 'failed', error: error.message })
        if (step.kind === 'profile') failed.set(step.source_id, error)
        if (step.source_id) haul.note('followed_sources', step.source_id, { error: error.message })
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
    const owner = { team_id: run.team_id }
    const meter = new TeamMeter(this.#product, run.team_id, run.id)
    const now = () => store.now()
    const asking = { max_wait_ms: MAX_WAIT_MS, timeout_ms: TIMEOUT_MS, signal: this.#closing.signal }
    const connections = (await store.owned(owner, 'connections').all()).filter(({ removed_at }) => !removed_at)
    if (step.source_id === null) {
      const connection = connections.find(isApp) ?? connections[0]
      if (!connection) throw new AppError('reconnect_needed')
      return checkGone({ product: this.#product, api: apiOf(this.#product, connection, asking), meter, haul, step })
    }
    const source = sources.get(step.source_id) ?? (await store.owned(owner, 'followed_sources').find(step.source_id))
    const connection = connections.find(({ id }) => id === source?.connection_id)
    if (!source || !connection) throw new AppError('reconnect_needed')
    sources.set(source.id, source)
    const api = apiOf(this.#product, connection, asking)
    return readStep({ api, is_app: isApp(connection), meter, haul, source, step, now })
  }

  async #flush({ id }: Pick<Row<'ingest_runs'>, 'id'>, haul: Haul): Promise<void> {
    const { rows, deleted } = await haul.flush(this.#closing.signal)
    if (rows === 0) return
    await this.#product.store.db
      .updateTable('ingest_runs')
      .set((eb) => ({ deleted: eb('deleted', '+', deleted), waits: 0 }))
      .where('id', '=', id)
      .execute()
  }

  async #afterFailure(run_id: string, error: unknown): Promise<void> {
    if (this.#closing.signal.aborted) return
    const run = await this.#find(run_id)
    if (!run) return
    const code = error instanceof AppError ? error.code : 'internal'
    const { retry_after_s, message } = error as AppError
    if (code === 'upstream_limit') return waitForX(this.#product, run, retry_after_s ?? WAIT_S, run.waits)
    if (code === 'cost_cap') return endRun(this.#product, run, message)
    if (!PASSING.includes(code)) throw error
    if (run.waits >= MOST_WAITS) return endRun(this.#product, run, message)
    return waitForX(this.#product, run, WAIT_S * (run.waits + 1), run.waits + 1)
  }

  #find(run_id: string): Promise<Row<'ingest_runs'> | undefined> {
    const { db } = this.#product.store
    return db.selectFrom('ingest_runs').selectAll().where('id', '=', run_id).executeTakeFirst()
  }

  async #again(run_id: string, after_s: number): Promise<void> {
    await this.#product.store.change('operator', async ({ audit, enqueue }) => {
      await audit('ingest.queued', { subject_id: run_id })
      await enqueue('run_ingest', { run_id }, { after_s, key: `ingest ${run_id}` })
    })
  }
}
