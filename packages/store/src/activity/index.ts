import { told } from '../told.ts'

export type * from './tables.ts'

told('activity_entries', {
  columns: ['id', 'action_at', 'action', 'context', 'audience_creator_query_id', 'classifier_id', 'created_at'],
})
