import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes what is over: nobody's data, only spent codes, ended sessions and old keys. */
export async function tidy(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('passes').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('login_states').where('expires_at', '<', daysAgo(1)).execute()
  // A network that could not be told for a month will not be: the grant has ended by itself.
  await db.deleteFrom('ended_grants').where('ended_at', '<', daysAgo(30)).execute()
  await db.deleteFrom('spendings').where('spent_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('ingest_runs').where('state', '=', 'estimate').where('created_at', '<', daysAgo(7)).execute()
  await db.deleteFrom('follow_runs').where('state', '=', 'preview').where('created_at', '<', daysAgo(7)).execute()
  await db.deleteFrom('explore_searches').where('removed_at', '<', daysAgo(30)).execute()
  await db.deleteFrom('monitors').where('removed_at', '<', daysAgo(30)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute()
}
