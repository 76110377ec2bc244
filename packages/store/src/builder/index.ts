import { told } from '../told.ts'

export * from './drafts.ts'
export type * from './tables.ts'

told('builder_drafts', { columns: ['id', 'for_team_id', 'draft', 'kept_at'] })
