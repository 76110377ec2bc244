import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './scenarios.ts'
export type * from './tables.ts'

removable('campaign_scenarios')

told('campaign_scenarios', {
  columns: [
    ...['id', 'team_id', 'name', 'objective', 'currency', 'given', 'budget_micro', 'price_micro', 'frequency_cap'],
    ...['starts_on', 'ends_on', 'parts', 'created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id} and team_id in ${teamsOf(id)}`,
})
