import { Logger, type Runner, run } from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** Work that outlives the request that asked for it. Payloads hold ids, never a secret or an address. */
export type JobPayloads = {
  send_login_mail: { magic_link_id: string }
  send_invite_mail: { invite_id: string }
  revoke_grant: { ended_grant_id: string }
  run_follows: { run_id: string }
  sync_lists: { social_account_id: string; team_id: string }
  run_ingest: { run_id: string }
  read_sources: Record<string, never>
  run_monitor: { monitor_id: string }
  run_monitors: Record<string, never>
  tidy: Record<string, never>
}
export type JobName = keyof JobPayloads
export type JobWork = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

/** Queued in the transaction of the change that asks for it: what leaves the product leaves exactly when it commits. */
export async function enqueue<N extends JobName>(
  db: Kysely<Tables>,
  name: N,
  payload: JobPayloads[N],
  { after_s = 0, key }: Later = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      job_key => ${key ?? null}::text, run_at => now() + make_interval(secs => ${after_s}), max_attempts => 10)`.execute(
    db,
  )
}
/** Not before so many seconds have gone by; of those that wait with the same key only the last is kept. */
export type Later = { after_s?: number; key?: string }

/** Every night (UTC): rows that nothing needs any more, and what is new at X. Every hour: weeks that are over. */
const CRONTAB = '15 3 * * * tidy\n45 3 * * * read_sources\n5 * * * * run_monitors'
/** Failures reach our own log through onError; the worker's own lines would carry payloads. */
const SILENT = new Logger(() => () => {})

export type Jobs = { settle(each?: () => void): Promise<void>; stop(): Promise<void> }

export async function startJobs(pool: pg.Pool, work: JobWork, onError: (error: unknown) => void): Promise<Jobs> {
  const taskList = Object.fromEntries(
    Object.entries(work).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await task(payload as never)
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
    crontab: CRONTAB,
  })
  return {
    /** Waits until nothing is left to do: for tests, and before a tidy stop. */
    settle: async (each) => {
      while (await pending(pool)) {
        each?.()
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    stop: () => runner.stop(),
  }
}

async function pending(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select exists (select 1 from graphile_worker.jobs where attempts < max_attempts) as any',
  )
  return rows[0].any
}
