import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './plans.ts'
export type * from './tables.ts'

removable('audience_plans')

told('audience_plans', {
  columns: [
    ...['id', 'team_id', 'name', 'budget', 'starts_on', 'ends_on', 'parts'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id} and team_id in ${teamsOf(id)}`,
})
