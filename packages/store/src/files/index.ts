import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { told } from '../told.ts'

export * from './files.ts'
export type * from './tables.ts'

told('files', {
  columns: ['id', 'team_id', 'ad_media_id', 'part', 'name', 'size', 'state', 'sha256', 'created_at', 'expires_at'],
  untold: { workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id} and team_id in ${teamsOf(id)}`,
})
