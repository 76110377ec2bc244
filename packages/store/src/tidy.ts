import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes what is over: nobody's data, only spent codes, ended sessions and old keys. */
export async function tidy(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('passes').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('spendings').where('spent_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute()
}
