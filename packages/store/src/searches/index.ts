import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './recent.ts'
export * from './searches.ts'
export type * from './tables.ts'

removable('explore_searches')

told('explore_searches', {
  columns: [
    'id',
    'query_type',
    'name',
    'body',
    'days',
    'audience_creator_query_id',
    'ad_account_id',
    'created_at',
    'changed_at',
    'removed_at',
  ],
})
told('recent_searches', {
  columns: ['id', 'query_type', 'body', 'days', 'audience_creator_query_id', 'searched_at'],
})
told('email_ad_accounts', { columns: ['id', 'ad_account_id', 'name', 'created_at'] })
