import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Actor, type Change, change, type Once } from './change.ts'
import { type Jobs, type JobWork, startJobs } from './jobs.ts'
import { migrate } from './migrate.ts'
import { type OwnedTable, type Owner, owned } from './owned.ts'
import type { Tables } from './tables.ts'

// Counts arrive as 64-bit integers, which pg would hand over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type StoreOptions = {
  connection: pg.PoolConfig
  now: () => Date
  /** Connections that break while idle, and jobs that fail. */
  onError: (error: unknown) => void
}

/** The operational data: what people, teams and jobs are. */
export class Store {
  readonly db: Kysely<Tables>
  readonly now: () => Date
  private readonly pool: pg.Pool
  private isClosing = false
  private readonly onError: (error: unknown) => void

  private constructor({ connection, now, onError }: StoreOptions) {
    this.pool = new pg.Pool({ max: 12, ...connection })
    // A server that stops while its connections say goodbye is no failure.
    const note = (error: unknown) => this.isClosing || onError(error)
    this.pool.on('error', note)
    this.pool.on('connect', (client) => client.on('error', note))
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.pool }) })
    this.now = now
    this.onError = onError
  }

  static async open(options: StoreOptions): Promise<Store> {
    const store = new Store(options)
    try {
      await migrate(store.db)
      await runMigrations({ pgPool: store.pool })
    } catch (error) {
      await store.close()
      throw error
    }
    return store
  }

  /** Every write goes through here: one transaction with its audit row, its jobs and its idempotency key. */
  change<T>(actor: Actor, work: (change: Change) => Promise<T>, once?: Once): Promise<T> {
    return change(this.db, this.now(), actor, once, work)
  }

  owned<O extends Owner, T extends OwnedTable<O>>(owner: O, table: T) {
    return owned(this.db, owner, table)
  }

  startJobs(work: JobWork): Promise<Jobs> {
    return startJobs(this.pool, work, this.onError)
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  close(): Promise<void> {
    this.isClosing = true
    return this.db.destroy()
  }
}
