import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'

export type * from './tables.ts'
export * from './uploads.ts'

removable('uploaded_audiences')

told('uploaded_audiences', {
  columns: [
    ...['id', 'team_id', 'audience_id', 'name', 'state', 'people', 'refresh', 'consent_version', 'consented_at'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: {
    workings: [
      ...['uploaded_by', 'error', 'refresh_at', 'refreshed_at', 'to_send', 'sent', 'checked_at'],
      'team_account_id',
    ] as const,
    belongs_to_team: ['x_id', 'x_size'],
  },
  whose: ({ id }) => sql`uploaded_by = ${id} and team_id in ${teamsOf(id)}`,
})
untold('belongs_to_team', 'uploaded_people')
