import { type CorpusWrites, type HeldCorpus, type RowBatch, rowsOfPage } from '@starling/engine'
import type { XPage } from '@starling/outside'
import { type Booking, dropPages, keepPage, type PositionRow, pagesLeft, type Row, type Store } from '@starling/store'
import { SOURCE } from './gone.ts'

/** Large enough that a commit is worth its price, small enough that what was read is soon seen. */
const FLUSH_ROWS = 10_000
const FLUSH_MS = 15_000
/** Told to who waits for the corpus. */
const WHAT = 'reading from X'

type Step = Pick<Row<'ingest_steps'>, 'team_id' | 'run_id' | 'kind'>
type Taken = {
  page: XPage
  followers_of?: string
  gone?: string[]
  paid: Booking & { cost: number }
  positions: PositionRow[]
}

/**
 * What X gave on its way into the corpus. Each page is kept at once in the database, with what it cost and the position
 * it brings; from there many go into the corpus together. Whoever goes on after a kill finds them, so that only the page
 * that was on its way is asked for again. What a kill leaves both here and there the corpus merges.
 */
export class Haul {
  readonly #store: Store
  readonly #corpus: HeldCorpus
  readonly #run_id: string
  #rows = 0
  #flushed_at = Date.now()

  constructor(store: Store, corpus: HeldCorpus, run_id: string) {
    this.#store = store
    this.#corpus = corpus
    this.#run_id = run_id
  }

  get isFull(): boolean {
    return this.#rows >= FLUSH_ROWS || (this.#rows > 0 && Date.now() - this.#flushed_at >= FLUSH_MS)
  }

  async take(
    { team_id, run_id, kind }: Step,
    { page, followers_of, gone = [], paid, positions }: Taken,
  ): Promise<void> {
    const row = { team_id, run_id, kind, followers_of: followers_of ?? null, fetched_at: this.#store.now(), gone }
    await keepPage(this.#store, { page: { ...row, page: JSON.stringify(page) }, paid, positions })
    this.#rows += (page.data?.length ?? 0) + gone.length
  }

  async flush(signal: AbortSignal): Promise<void> {
    const pages = await pagesLeft(this.#store, this.#run_id)
    const deleted =
      pages.length > 0 ? await this.#corpus.write(WHAT, (corpus) => this.#write(corpus, pages), signal) : 0
    await dropPages(this.#store, pages, deleted)
    this.#rows = 0
    this.#flushed_at = Date.now()
  }

  /** Returns how many accounts and posts went. */
  async #write(corpus: CorpusWrites, pages: Row<'ingest_pages'>[]): Promise<number> {
    const running = corpus.import({ source: SOURCE, fetched_at: this.#store.now() })
    try {
      for (const { rows, refused } of pages.map(taken)) {
        await running.add(rows)
        for (const id of refused) running.refuseAccount(id)
      }
      await running.commit()
    } catch (error) {
      await running.stop()
      throw error
    }
    const gone = (kind: Step['kind']) => pages.filter((page) => page.kind === kind).flatMap((page) => page.gone)
    const all = { accounts: gone('gone_accounts'), posts: gone('gone_posts') }
    if (all.accounts.length + all.posts.length === 0) return 0
    const removed = await corpus.delete(all)
    return removed.accounts + removed.posts
  }
}

function taken({ page, kind, fetched_at, followers_of }: Row<'ingest_pages'>): { rows: RowBatch; refused: string[] } {
  const { rows, refused } = rowsOfPage(page as XPage, { fetched_at, ...(followers_of && { followers_of }) })
  return { rows: kind === 'profile' ? { ...rows, snapshots: snapshotsOf(rows, fetched_at) } : rows, refused }
}

/** How many followed and were followed on this day: growth is seen from these. */
function snapshotsOf({ accounts = [] }: RowBatch, now: Date): NonNullable<RowBatch['snapshots']> {
  const day = now.toISOString().slice(0, 10)
  return accounts.map(({ id, followers_count, following_count, post_count }) => ({
    account_id: id,
    day,
    followers_count,
    following_count,
    post_count,
  }))
}
