import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './creatives.ts'
export type * from './tables.ts'

removable('ad_creatives')

told('ad_creatives', {
  columns: [
    ...['id', 'team_id', 'name', 'kind', 'text', 'content', 'variant_of', 'version'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id} and team_id in ${teamsOf(id)}`,
})
untold('belongs_to_team', 'creative_posts')
