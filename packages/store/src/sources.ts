import type { Kysely } from 'kysely'
import type { Row, Tables } from './tables.ts'

type Db = Kysely<Tables>

export const sourcesOf = (db: Db, team_id: string): Promise<Row<'followed_sources'>[]> =>
  db
    .selectFrom('followed_sources')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const stepsOf = (db: Db, run_id: string): Promise<Row<'ingest_steps'>[]> =>
  db.selectFrom('ingest_steps').selectAll().where('run_id', '=', run_id).orderBy('position').execute()

export const readingRules = (db: Db, team_id: string): Promise<Row<'reading_rules'> | undefined> =>
  db.selectFrom('reading_rules').selectAll().where('team_id', '=', team_id).executeTakeFirst()

/** What the team has spent in the calendar month of `now` (UTC). */
export async function spentInMonth(db: Db, team_id: string, now: Date): Promise<number> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const { sum } = await db
    .selectFrom('read_costs')
    .select(({ fn }) => fn.sum<string | null>('cost').as('sum'))
    .where('team_id', '=', team_id)
    .where('read_at', '>=', start)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** By run. */
export async function costsOf(db: Db, run_ids: string[]): Promise<Map<string, number>> {
  if (run_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('read_costs')
    .select(['run_id', ({ fn }) => fn.sum<string>('cost').as('sum')])
    .where('run_id', 'in', run_ids)
    .groupBy('run_id')
    .execute()
  return new Map(rows.map(({ run_id, sum }) => [run_id!, Number(sum)]))
}

/** Runs that a stop or a kill of the process left open. */
export async function openRuns(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('ingest_runs').select('id').where('state', 'in', ['running', 'waiting']).execute()
  return rows.map(({ id }) => id)
}
