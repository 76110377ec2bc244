import { AppError } from '@starling/contract'
import { insideChange } from '@starling/contract/inside-change'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { alone } from './alone.ts'
import { type Actor, type Change, change, type Once } from './change.ts'
import { type Cron, type JobPayloads, type Jobs, type JobWork, startJobs } from './jobs.ts'
import { migrate } from './migrate.ts'
import { type Couriers, Outbox, type OutboxOptions } from './outbox/index.ts'
import { type Limits, openPool, patient } from './pool.ts'
import { Pulse } from './pulse.ts'
import { dbOf, OutsideChanges, type Rows, rowsOf } from './rows.ts'
import { type OwnedTable, type Owner, type ReadTable, readTable } from './table.ts'
import type { Tables } from './tables.ts'
import { tidy } from './tidy.ts'

export type StoreOptions = {
  connection: pg.PoolConfig
  now: () => Date
  /** Connections that break while idle, and jobs that fail. */
  onError: (error: unknown) => void
  limits?: Partial<Limits>
  /** Asked before every change; throws where nothing more can be kept. */
  mayChange?: () => Promise<void>
}

/** One for each job at a time, one to listen, one to spare. */
const CONNECTIONS_OF_JOBS = 6

/** Readiness is asked often and by machines: an answer that is late is a no. */
const READY_MS = 800

/** What is read in one look. */
export type Look = Rows & { table<O extends Owner, T extends OwnedTable<O>>(owner: O, table: T): ReadTable<T> }

/** All that is done beside requests. */
type Working = { work: Partial<JobWork>; couriers: Couriers; crons: readonly Cron[] }
/** Every night rows that nothing needs any more; every minute what someone else has left in the outbox. */
const OWN_CRONS: readonly Cron[] = [
  { at: '15 3 * * *', job: 'tidy' },
  { at: '* * * * *', job: 'sweep_outbox' },
]

/** The operational data: what people, teams and jobs are. Queries of this package take it, or a change. */
export class Store extends OutsideChanges {
  readonly now: () => Date
  private readonly connection: pg.PoolConfig
  private readonly pulse: Pulse
  private readonly mayChange: () => Promise<void>
  private isClosing = false
  private pinging: Promise<unknown> | undefined
  private readonly onError: (error: unknown) => void

  private constructor({ connection, now, onError, limits, mayChange = async () => {} }: StoreOptions) {
    const pool = openPool(connection, limits)
    const pulse = new Pulse(connection, pool)
    super(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient(pool, pulse) }) }))
    this.connection = connection
    this.pulse = pulse
    this.mayChange = mayChange
    this.now = now
    this.onError = onError
    this.watch(pool)
  }

  /** A server that stops while its connections say goodbye is no failure. */
  private watch(pool: pg.Pool): pg.Pool {
    const note = (error: unknown) => this.isClosing || this.onError(error)
    pool.on('error', note)
    pool.on('connect', (client) => client.on('error', note))
    return pool
  }

  static async open(options: StoreOptions): Promise<Store> {
    await bringUpToDate(options.connection)
    return new Store(options)
  }

  /** Every write goes through here: one transaction with its audit row, its jobs and its idempotency key. */
  async change<T>(actor: Actor, work: (change: Change) => Promise<T>, once?: Once): Promise<T> {
    await this.mayChange()
    return change(dbOf(this), this.now(), actor, once, work)
  }

  /** Several reads that agree: all see the rows of one moment, whatever jobs write meanwhile. */
  look<T>(work: (look: Look) => Promise<T>): Promise<T> {
    const db = dbOf(this)
    return insideChange(() =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => {
          const rows = rowsOf(tx)
          return work({ ...rows, table: (owner, table) => readTable(rows, owner, table) })
        }),
    )
  }

  table<O extends Owner, T extends OwnedTable<O>>(owner: O, table: T): ReadTable<T> {
    return readTable(this, owner, table)
  }

  async startJobs({ work, couriers, crons }: Working, options: OutboxOptions = {}): Promise<Jobs> {
    const outbox = new Outbox(this, couriers, { onError: this.onError, ...options })
    const all = {
      ...work,
      tidy: () => tidy(this, this.now()),
      carry_outbox: async (bell: JobPayloads['carry_outbox']) => outbox.ring(bell),
      sweep_outbox: () => outbox.sweep(),
    }
    // Connections of their own, waited for as long as it takes: what becomes of a job is noted however busy requests are.
    const pool = this.watch(openPool(this.connection, { connections: CONNECTIONS_OF_JOBS, acquire_ms: 0 }))
    const jobs = await startJobs(pool, all, [...OWN_CRONS, ...crons], this.onError)
    await outbox.sweep()
    return {
      settle: async (each) => {
        // A job that rings and ends between two looks is seen by neither of them, but its ring is counted.
        let rings: number
        do {
          rings = outbox.rings
          await jobs.settle(each)
          await outbox.settle()
        } while ((await jobs.isBusy()) || outbox.rings !== rings)
      },
      stop: async () => {
        await jobs.stop()
        await outbox.close()
        if (!pool.ending) await pool.end()
      },
    }
  }

  /** Work that one server of all that share the database does at a time; `undefined` where another one is at it. */
  alone<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<{ done: T } | undefined> {
    return alone(this.connection, name, work)
  }

  /** Answers soon, whatever the database does and however many wait for it. */
  async ping(): Promise<void> {
    this.pinging ??= sql`select 1`.execute(dbOf(this)).finally(() => {
      this.pinging = undefined
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new AppError('unavailable', { retry_after_s: 2 })), READY_MS)
    })
    await Promise.race([this.pinging, late]).finally(() => clearTimeout(timer))
  }

  async close(): Promise<void> {
    this.isClosing = true
    this.pulse.close()
    await dbOf(this).destroy()
  }
}

/** On connections of its own, without limits: a migration takes as long as it takes. */
async function bringUpToDate(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool({
    ...connection,
    max: 2,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // What breaks here is told by the query that it breaks.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
    await runMigrations({ pgPool: pool })
  } finally {
    await db.destroy()
  }
}
