import { told } from '../told.ts'

export * from './recent.ts'
export type * from './tables.ts'

told('recent_searches', {
  columns: ['id', 'query_type', 'body', 'days', 'audience_creator_query_id', 'searched_at'],
})
told('email_ad_accounts', { columns: ['id', 'ad_account_id', 'name', 'created_at'] })
