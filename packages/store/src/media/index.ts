import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './media.ts'
export type * from './tables.ts'

removable('ad_media')

told('ad_media', {
  columns: [
    ...['id', 'team_id', 'kind', 'name', 'alt_text', 'type', 'width', 'height', 'duration_ms', 'size', 'sha256'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['made_by', 'look'] },
  whose: ({ id }) => sql`made_by = ${id} and team_id in ${teamsOf(id)}`,
})
