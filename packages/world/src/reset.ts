import type { Store } from '@starling/store'
import { sql } from 'kysely'
import { PEOPLE, seedPeople } from './people.ts'

/** Forgets everything and seeds the people anew. */
export async function resetPeople(store: Store): Promise<string[]> {
  await sql`truncate users, teams, magic_links, spendings, audit, idempotency_keys cascade`.execute(store.db)
  await seedPeople(store)
  return PEOPLE.map(({ email }) => email)
}
