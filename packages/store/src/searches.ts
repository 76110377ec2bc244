import type { SavedQueryType } from '@starling/contract'
import type { Kysely } from 'kysely'
import type { Row, Tables } from './tables.ts'

type Db = Kysely<Tables>
type Filter = { ad_account_id?: string | undefined; query_type: SavedQueryType | 'all' }

/** Saved searches of a person, the one changed last first. */
export function searchesOf(
  db: Db,
  user_id: string,
  { ad_account_id, query_type }: Filter,
): Promise<Row<'explore_searches'>[]> {
  return db
    .selectFrom('explore_searches')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .$if(ad_account_id !== undefined, (query) => query.where('ad_account_id', '=', ad_account_id!))
    .$if(query_type !== 'all', (query) => query.where('query_type', '=', query_type as SavedQueryType))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export const countSearches = async (db: Db, user_id: string): Promise<number> => {
  const { n } = await db
    .selectFrom('explore_searches')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export const recentSearchesOf = (db: Db, user_id: string): Promise<Row<'recent_searches'>[]> =>
  db
    .selectFrom('recent_searches')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Keeps the newest, so that the list never outgrows what is shown. */
export async function forgetOlderSearches(db: Db, user_id: string, kept: number): Promise<void> {
  await db
    .deleteFrom('recent_searches')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('recent_searches')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('searched_at', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute()
}

/** Monitors of a person whose search is still there, newest first; with `search_ids` only theirs. */
export function monitorsOf(db: Db, user_id: string, search_ids?: string[]): Promise<Row<'monitors'>[]> {
  if (search_ids?.length === 0) return Promise.resolve([])
  return db
    .selectFrom('monitors')
    .innerJoin('explore_searches', 'explore_searches.id', 'monitors.search_id')
    .selectAll('monitors')
    .where('monitors.user_id', '=', user_id)
    .where('monitors.removed_at', 'is', null)
    .where('explore_searches.removed_at', 'is', null)
    .$if(search_ids !== undefined, (query) => query.where('search_id', 'in', search_ids!))
    .orderBy('monitors.created_at', 'desc')
    .orderBy('monitors.id', 'desc')
    .execute()
}

/** Ids of those whose week is over. */
export async function dueMonitors(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('monitors')
    .innerJoin('explore_searches', 'explore_searches.id', 'monitors.search_id')
    .select('monitors.id')
    .where('monitors.removed_at', 'is', null)
    .where('explore_searches.removed_at', 'is', null)
    .where('paused', '=', false)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute()
  return rows.map(({ id }) => id)
}

export const resultsOf = (db: Db, monitor_id: string, weeks: number): Promise<Row<'monitor_results'>[]> =>
  db
    .selectFrom('monitor_results')
    .selectAll()
    .where('monitor_id', '=', monitor_id)
    .orderBy('until', 'desc')
    .limit(weeks)
    .execute()

/** The newest result of each. */
export async function latestResults(db: Db, monitor_ids: string[]): Promise<Map<string, Row<'monitor_results'>>> {
  if (monitor_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('monitor_results')
    .selectAll()
    .distinctOn('monitor_id')
    .where('monitor_id', 'in', monitor_ids)
    .orderBy('monitor_id')
    .orderBy('until', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.monitor_id, row]))
}
