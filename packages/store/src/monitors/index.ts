import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './monitors.ts'
export type * from './tables.ts'

removable('monitors')

told('monitors', {
  columns: ['id', 'search_id', 'paused', 'next_at', 'error', 'mails', 'seen_at', 'created_at', 'removed_at'],
})
told('monitor_results', { columns: ['id', 'monitor_id', 'until', 'result', 'computed_at'] })
