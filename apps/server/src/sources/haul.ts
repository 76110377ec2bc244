import type { CorpusWrites, HeldCorpus, RowBatch } from '@starling/engine'
import { notePositions, type PositionRow, type PositionTable, type Row, type Store } from '@starling/store'
import { SOURCE } from './gone.ts'

/** Large enough that a commit is worth its price, small enough that a cut costs little. */
const FLUSH_ROWS = 10_000
const FLUSH_MS = 15_000
/** Told to who waits for the corpus. */
const WHAT = 'reading from X'

/**
 * Rows on their way into the corpus, with the position they bring. The position is noted only after the rows are
 * committed: whoever goes on after a kill reads some rows again, which the corpus merges, and misses none.
 */
export class Haul {
  readonly #store: Store
  readonly #corpus: HeldCorpus
  #batches: RowBatch[] = []
  #refused: string[] = []
  #gone: { accounts: string[]; posts: string[] } = { accounts: [], posts: [] }
  #notes = new Map<string, PositionRow>()
  #rows = 0
  #flushed_at = Date.now()

  constructor(store: Store, corpus: HeldCorpus) {
    this.#store = store
    this.#corpus = corpus
  }

  get isFull(): boolean {
    return this.#rows >= FLUSH_ROWS || (this.#rows > 0 && Date.now() - this.#flushed_at >= FLUSH_MS)
  }

  add({ rows, refused }: { rows: RowBatch; refused: string[] }): void {
    this.#batches.push(rows)
    this.#refused.push(...refused)
    this.#rows += Object.values(rows).reduce((sum, list) => sum + list.length, 0) + refused.length
  }

  /** Deleted everywhere with the next flush. */
  drop(table: 'accounts' | 'posts', ids: string[]): void {
    this.#gone[table].push(...ids)
    this.#rows += ids.length
  }

  note<T extends PositionTable>(table: T, id: string, values: Partial<Row<T>>): void {
    const key = `${table} ${id}`
    const earlier = this.#notes.get(key)?.values
    this.#notes.set(key, { table, id, values: { ...earlier, ...values } } as PositionRow)
  }

  /** `deleted`: accounts and posts that went. */
  async flush(signal: AbortSignal): Promise<{ rows: number; deleted: number }> {
    const rows = this.#rows
    const deleted = rows > 0 ? await this.#corpus.write(WHAT, (corpus) => this.#write(corpus), signal) : 0
    this.#batches = []
    this.#refused = []
    this.#gone = { accounts: [], posts: [] }
    this.#rows = 0
    const notes = [...this.#notes.values()]
    this.#notes.clear()
    await notePositions(this.#store, notes)
    this.#flushed_at = Date.now()
    return { rows, deleted }
  }

  async #write(corpus: CorpusWrites): Promise<number> {
    if (this.#batches.length > 0 || this.#refused.length > 0) {
      const running = corpus.import({ source: SOURCE, fetched_at: this.#store.now() })
      try {
        for (const batch of this.#batches) await running.add(batch)
        for (const id of this.#refused) running.refuseAccount(id)
        await running.commit()
      } catch (error) {
        await running.stop()
        throw error
      }
    }
    const { accounts, posts } = this.#gone
    if (accounts.length + posts.length === 0) return 0
    const removed = await corpus.delete(this.#gone)
    return removed.accounts + removed.posts
  }
}
