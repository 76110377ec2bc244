import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'
import { untold } from '../told.ts'

export * from './billing.ts'
export type * from './tables.ts'

/** The biller sends one again for three days at most. */
const KEPT_DAYS = 90

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows).deleteFrom('billing_events').where('received_at', '<', daysAgo(KEPT_DAYS)).execute()
})

untold('belongs_to_team', 'billing_customers', 'billing_checkouts', 'billing_events')
