import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

const FOLDER = new URL('migrations/', import.meta.url)

function migrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8')
      return [file.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
    }),
  )
}

/** Brings the schema to today's; each run is one transaction, so a kill leaves it old or new, never between. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations() }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
