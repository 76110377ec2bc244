import { outsideChange } from '@starling/contract/inside-change'
import { Logger, type Runner, run } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { askedFromNowhere } from './origin.ts'
import { dbOf, type Rows } from './rows.ts'

/** Work that outlives the request that asked for it. Each room adds its own. Payloads hold ids, never a secret or an address. */
export interface JobPayloads {
  tidy: Record<string, never>
}
export type JobName = keyof JobPayloads
/** What the store does by itself. */
export type OwnJob = 'tidy' | 'carry_outbox' | 'sweep_outbox'
export type JobWork = { [N in Exclude<JobName, OwnJob>]: (payload: JobPayloads[N]) => Promise<void> }
export type AllWork = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

/** Not before so many seconds have gone by; of those that wait with the same key only the last is kept. */
export type Later = { after_s?: number; key?: string }

/** Queued in the transaction of the change that asks for it: it is done exactly when that happened. */
export async function enqueue<N extends JobName>(
  rows: Rows,
  name: N,
  payload: JobPayloads[N],
  { after_s = 0, key }: Later = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      job_key => ${key ?? null}::text, run_at => now() + make_interval(secs => ${after_s}), max_attempts => 10)`.execute(
    dbOf(rows),
  )
}

/** When a job is due by itself, in UTC: minute, hour, day, month, weekday. */
export type Cron = { at: string; job: JobName }
/** Failures reach our own log through onError; the worker's own lines would carry payloads. */
const SILENT = new Logger(() => () => {})

type Busy = { isBusy(): Promise<boolean> }
export type Jobs = {
  /** Waits until nothing is left to do: for tests, and before a tidy stop. */
  settle(each?: () => void): Promise<void>
  stop(): Promise<void>
}

export async function startJobs(
  pool: pg.Pool,
  work: Partial<AllWork>,
  crons: readonly Cron[],
  onError: (error: unknown) => void,
): Promise<Jobs & Busy> {
  const taskList = Object.fromEntries(
    Object.entries(work).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await outsideChange(() => askedFromNowhere(() => task?.(payload as never)))
        } catch (error) {
          onError(error)
          throw error
        }
      },
    ]),
  )
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    concurrency: 4,
    noHandleSignals: true,
    logger: SILENT,
    crontab: crons.map(({ at, job }) => `${at} ${job}`).join('\n'),
  })
  let stopping: Promise<void> | undefined
  return {
    settle: async (each) => {
      while (await pending(pool)) {
        each?.()
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    stop: () => {
      stopping ??= runner.stop()
      return stopping
    },
    isBusy: () => pending(pool),
  }
}

/** One that runs when its key is queued anew loses its attempts, and still runs. */
async function pending(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select exists (select 1 from graphile_worker.jobs where attempts < max_attempts or locked_at is not null) as any',
  )
  return rows[0].any
}
