import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'

export * from './people.ts'
export * from './sign-in.ts'
export * from './spendings.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  const db = dbOf(rows)
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(0)).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('passes').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('spendings').where('spent_at', '<', daysAgo(1)).execute()
})
