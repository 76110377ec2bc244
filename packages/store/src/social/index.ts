import { dbOf } from '../rows.ts'
import { sealed } from '../sealed.ts'
import { whenTidying } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './linked.ts'
export * from './social.ts'
export type * from './tables.ts'

whenTidying(async (rows, daysAgo) => {
  const db = dbOf(rows)
  await db.deleteFrom('login_states').where('expires_at', '<', daysAgo(1)).execute()
  // A network that could not be told for a month will not be: the grant has ended by itself.
  await db.deleteFrom('ended_grants').where('ended_at', '<', daysAgo(30)).execute()
})

told('social_accounts', {
  columns: [
    'id',
    'passkey_id',
    'network',
    'uid',
    'handle',
    'name',
    'scopes',
    'connected_at',
    'revoked_at',
    'lists_asked_at',
    'lists_read_at',
    'lists_error',
  ],
  untold: { secret: ['login_grant', 'ads_grant'], workings: ['renewing_until'] },
})
sealed('social_accounts', 'login_grant', 'ads_grant')
sealed('ended_grants', 'sealed')
sealed('login_states', 'sealed', 'arrived')
told('ended_grants', { columns: ['id', 'network', 'ended_at'], untold: { secret: ['sealed'] } })
untold('short_lived', 'login_states')
