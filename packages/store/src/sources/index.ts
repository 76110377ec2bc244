import { sql } from 'kysely'
import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'

export * from './runs.ts'
export * from './sources.ts'
export type * from './tables.ts'

removable('connections', sql<boolean>`exists (select from followed_sources where connection_id = connections.id)`)
removable('followed_sources')

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows)
    .deleteFrom('ingest_runs')
    .where('state', '=', 'estimate')
    .where('created_at', '<', daysAgo(7))
    .execute()
})
