import { told } from '../told.ts'

export * from './accounts.ts'
export type * from './tables.ts'

told('ad_grants', {
  columns: ['id', 'social_account_id', 'network', 'account_id', 'created_at'],
  untold: { about_someone_else: ['member_id'] },
})
