import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'

export * from './linked.ts'
export * from './social.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  const db = dbOf(rows)
  await db.deleteFrom('login_states').where('expires_at', '<', daysAgo(1)).execute()
  // A network that could not be told for a month will not be: the grant has ended by itself.
  await db.deleteFrom('ended_grants').where('ended_at', '<', daysAgo(30)).execute()
})
