import { sql } from 'kysely'
import { dbOf, type Rows } from './rows.ts'

/** Forgets everyone and everything: for an installation that runs for tests. */
export async function eraseAll(rows: Rows): Promise<void> {
  await sql`truncate users, teams, magic_links, spendings, audit, idempotency_keys, outbox cascade`.execute(dbOf(rows))
}
