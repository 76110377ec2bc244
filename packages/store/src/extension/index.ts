import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './ad-accounts.ts'
export * from './approvals.ts'
export type * from './tables.ts'

removable('toolkit_ad_accounts')
whenTidying(async (rows, daysAgo) => {
  await dbOf(rows).deleteFrom('extension_approvals').where('expires_at', '<', daysAgo(1)).execute()
})

told('toolkit_ad_accounts', {
  columns: [
    'id',
    'account_id',
    'name',
    'for_audiences',
    'access',
    'checked_at',
    'social_account_id',
    'created_at',
    'removed_at',
  ],
})
untold('short_lived', 'extension_approvals')
