import { eraseAll, type Store } from '@starling/store'
import { PEOPLE, seedPeople } from './people.ts'

/** Forgets everything and seeds the people anew. */
export async function resetPeople(store: Store): Promise<string[]> {
  await eraseAll(store)
  await seedPeople(store)
  return PEOPLE.map(({ email }) => email)
}
