import type { Change } from '../change.ts'
import { newId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const sourcesOf = (rows: Rows, team_id: string): Promise<Row<'followed_sources'>[]> =>
  dbOf(rows)
    .selectFrom('followed_sources')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const readingRules = (rows: Rows, team_id: string): Promise<Row<'reading_rules'> | undefined> =>
  dbOf(rows).selectFrom('reading_rules').selectAll().where('team_id', '=', team_id).executeTakeFirst()

/** What the team has spent in the calendar month of `now` (UTC). */
export async function spentInMonth(rows: Rows, team_id: string, now: Date): Promise<number> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const { sum } = await dbOf(rows)
    .selectFrom('read_costs')
    .select(({ fn }) => fn.sum<string | null>('cost').as('sum'))
    .where('team_id', '=', team_id)
    .where('read_at', '>=', start)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** By run. */
export async function costsOf(rows: Rows, run_ids: string[]): Promise<Map<string, number>> {
  if (run_ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('read_costs')
    .select(['run_id', ({ fn }) => fn.sum<string>('cost').as('sum')])
    .where('run_id', 'in', run_ids)
    .groupBy('run_id')
    .execute()
  return new Map(found.map(({ run_id, sum }) => [run_id!, Number(sum)]))
}

export async function setReadingRules(change: Change, { team_id, cap, daily }: Row<'reading_rules'>): Promise<void> {
  await dbOf(change)
    .insertInto('reading_rules')
    .values({ team_id, cap, daily })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ cap, daily }))
    .execute()
}

/** Teams that have what is new read every night. */
export async function dailyTeams(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows).selectFrom('reading_rules').select('team_id').where('daily', '=', true).execute()
  return found.map(({ team_id }) => team_id)
}

type Cost = Omit<Row<'read_costs'>, 'id'>
/** Noted when it was made, whatever becomes of what asked for it. */
export async function noteCosts(rows: Rows, costs: Cost[]): Promise<void> {
  if (costs.length === 0) return
  const values = costs.map((cost) => ({ id: newId(cost.read_at), ...cost }))
  await dbOf(rows).insertInto('read_costs').values(values).execute()
}

/** An open run leaves a source out from its next step on. */
export async function dropPendingSteps(change: Change, team_id: string, source_id: string): Promise<void> {
  await dbOf(change)
    .deleteFrom('ingest_steps')
    .where('team_id', '=', team_id)
    .where('source_id', '=', source_id)
    .where('state', '=', 'pending')
    .execute()
}

/** What a team reads X with, the newest first. */
export const connectionsOf = (
  rows: Rows,
  team_id: string,
  { removed } = { removed: false },
): Promise<Row<'connections'>[]> =>
  dbOf(rows)
    .selectFrom('connections')
    .selectAll()
    .where('team_id', '=', team_id)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .orderBy('id', 'desc')
    .execute()
