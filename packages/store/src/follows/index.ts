import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'

export * from './follows.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows)
    .deleteFrom('follow_runs')
    .where('state', '=', 'preview')
    .where('created_at', '<', daysAgo(7))
    .execute()
})
