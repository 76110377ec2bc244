import { sql } from 'kysely'
import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './shared-links.ts'
export type * from './tables.ts'

/** So long one that ended still stands in the list. */
const LISTED_DAYS = 30

removable('shared_links')

whenTidying(async (rows, daysAgo) => {
  const ended = dbOf(rows).selectFrom('shared_links').select('id').where('expires_at', '<=', daysAgo(0))
  await dbOf(rows).deleteFrom('shared_answers').where('link_id', 'in', ended).execute()
  await dbOf(rows).deleteFrom('shared_links').where('expires_at', '<=', daysAgo(LISTED_DAYS)).execute()
})

told('shared_links', {
  columns: ['id', 'team_id', 'question', 'sections', 'created_at', 'expires_at', 'opened', 'opened_at', 'removed_at'],
  untold: { secret: ['token_hash'], workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id}`,
})
untold('belongs_to_team', 'shared_answers')
