import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'
import { told } from '../told.ts'

export * from './follows.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows)
    .deleteFrom('follow_runs')
    .where('state', '=', 'preview')
    .where('created_at', '<', daysAgo(7))
    .execute()
})

told('follow_runs', {
  columns: [
    'id',
    'social_account_id',
    'action',
    'state',
    'error',
    'not_found',
    'already',
    'cost',
    'created_at',
    'started_at',
    'waits_until',
    'ended_at',
  ],
})
told('follow_items', { columns: ['id', 'run_id', 'position', 'uid', 'handle', 'name', 'state', 'error'] })
