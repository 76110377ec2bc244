import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import { readTable } from '../table.ts'
import type { Row } from '../tables.ts'
import type { WeekFound } from './tables.ts'

/** Monitors of a person whose search is still there, newest first; with `search_ids` only theirs. */
export function monitorsOf(rows: Rows, user_id: string, search_ids?: string[]): Promise<Row<'monitors'>[]> {
  if (search_ids?.length === 0) return Promise.resolve([])
  return dbOf(rows)
    .selectFrom('monitors')
    .innerJoin('audiences', 'audiences.id', 'monitors.search_id')
    .selectAll('monitors')
    .where('monitors.user_id', '=', user_id)
    .where('monitors.removed_at', 'is', null)
    .where('audiences.removed_at', 'is', null)
    .$if(search_ids !== undefined, (query) => query.where('search_id', 'in', search_ids!))
    .orderBy('monitors.created_at', 'desc')
    .orderBy('monitors.id', 'desc')
    .execute()
}

/** Ids of those whose week is over. */
export async function dueMonitors(rows: Rows, now: Date): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('monitors')
    .innerJoin('audiences', 'audiences.id', 'monitors.search_id')
    .innerJoin('users', 'users.id', 'monitors.user_id')
    .select('monitors.id')
    .where('monitors.removed_at', 'is', null)
    .where('audiences.removed_at', 'is', null)
    .where('users.removed_at', 'is', null)
    .where('paused', '=', false)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute()
  return found.map(({ id }) => id)
}

export const resultsOf = (rows: Rows, monitor_id: string, weeks: number): Promise<Row<'monitor_results'>[]> =>
  dbOf(rows)
    .selectFrom('monitor_results')
    .selectAll()
    .where('monitor_id', '=', monitor_id)
    .orderBy('until', 'desc')
    .limit(weeks)
    .execute()

/** The newest result of each. */
export async function latestResults(rows: Rows, monitor_ids: string[]): Promise<Map<string, Row<'monitor_results'>>> {
  if (monitor_ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('monitor_results')
    .selectAll()
    .distinctOn('monitor_id')
    .where('monitor_id', 'in', monitor_ids)
    .orderBy('monitor_id')
    .orderBy('until', 'desc')
    .execute()
  return new Map(found.map((row) => [row.monitor_id, row]))
}

export type DueMonitor = { monitor: Row<'monitors'>; search: Row<'audiences'> }

/** A monitor whose week is over, with the search that it is about. */
export async function findDueMonitor(rows: Rows, id: string, now: Date): Promise<DueMonitor | undefined> {
  const monitor = await dbOf(rows)
    .selectFrom('monitors')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('paused', '=', false)
    .where('next_at', '<=', now)
    .executeTakeFirst()
  const search = monitor && (await readTable(rows, { user_id: monitor.user_id }, 'audiences').find(monitor.search_id))
  return search && { monitor, search }
}

type Week = { until: Date; next_at: Date; error: string | null; found: WeekFound | undefined }

/** What a week came to, by its id. Whoever paused or moved the monitor meanwhile has the last word. */
export async function keepWeek(
  change: Change,
  monitor: Row<'monitors'>,
  { until, next_at, error, found }: Week,
): Promise<string | undefined> {
  const { numUpdatedRows } = await dbOf(change)
    .updateTable('monitors')
    .set({ next_at, error })
    .where('id', '=', monitor.id)
    .where('next_at', '=', monitor.next_at)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || !found) return undefined
  const kept = await dbOf(change)
    .insertInto('monitor_results')
    .values({
      id: change.newId(),
      user_id: monitor.user_id,
      monitor_id: monitor.id,
      until,
      result: JSON.stringify(found),
      computed_at: change.now,
    })
    .onConflict((conflict) => conflict.columns(['monitor_id', 'until']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept?.id
}

export type MonitorNews = { monitor: Row<'monitors'>; result: Row<'monitor_results'>; search: Row<'audiences'> }

/** A week, the monitor that found it and what that is about; nothing where one of them is gone. */
export async function findMonitorNews(rows: Rows, result_id: string): Promise<MonitorNews | undefined> {
  const db = dbOf(rows)
  const result = await db.selectFrom('monitor_results').selectAll().where('id', '=', result_id).executeTakeFirst()
  const monitor = result && (await readTable(rows, { user_id: result.user_id }, 'monitors').find(result.monitor_id))
  const search = monitor && (await readTable(rows, { user_id: monitor.user_id }, 'audiences').find(monitor.search_id))
  return search && { monitor, result, search }
}

/** By its id alone: a sealed code names it. */
export const findMonitorById = (rows: Rows, id: string): Promise<Row<'monitors'> | undefined> =>
  dbOf(rows).selectFrom('monitors').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()

/** All of a person, up to now. */
export async function seeMonitors(change: Change, user_id: string): Promise<void> {
  await dbOf(change).updateTable('monitors').set({ seen_at: change.now }).where('user_id', '=', user_id).execute()
}
