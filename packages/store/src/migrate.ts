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

/**
 * Brings the schema to today's, or to what it was so many migrations ago; each run is one transaction, so a kill leaves
 * it old or new, never between.
 */
export async function migrate(db: Kysely<Tables>, ago = 0): Promise<void> {
  const wanted = Object.entries(migrations()).sort(([a], [b]) => (a < b ? -1 : 1))
  const provider = { getMigrations: async () => Object.fromEntries(wanted.slice(0, wanted.length - ago)) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
