import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'
import { told } from '../told.ts'

export type { Courier, Couriers, Entry } from './courier.ts'
export { openEntries, retrySubject, type SubjectState, statesOf } from './entries.ts'
export * from './operator.ts'
export { Outbox, type OutboxOptions, type OutboxStep } from './outbox.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows)
    .deleteFrom('outbox')
    .where('state', 'in', ['done', 'failed'])
    .where('ended_at', '<', daysAgo(30))
    .execute()
})

told('outbox', {
  columns: ['id', 'kind', 'payload', 'state', 'error', 'result', 'created_at', 'tried_at', 'ended_at'],
  untold: {
    belongs_to_team: ['team_id'],
    workings: ['seq', 'subject', 'about', 'attempts', 'uncertain', 'given_up', 'next_at', 'leased_until'],
  },
})
