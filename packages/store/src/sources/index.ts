import { sql } from 'kysely'
import { dbOf } from '../rows.ts'
import { sealed } from '../sealed.ts'
import { removable, whenTidying } from '../tidy.ts'
import { untold } from '../told.ts'

export * from './costs.ts'
export * from './pages.ts'
export * from './runs.ts'
export * from './sources.ts'
export type * from './tables.ts'

sealed('connections', 'bearer')
removable('connections', sql<boolean>`exists (select from followed_sources where connection_id = connections.id)`)
removable('followed_sources')

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows)
    .deleteFrom('ingest_runs')
    .where('state', '=', 'estimate')
    .where('created_at', '<', daysAgo(7))
    .execute()
})

// Who of the team made one is told with the audit.
untold(
  'belongs_to_team',
  'connections',
  'followed_sources',
  'ingest_pages',
  'ingest_runs',
  'ingest_steps',
  'key_teams',
  'read_costs',
  'reading_rules',
)
