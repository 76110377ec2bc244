import { told } from '../told.ts'

export * from './lists.ts'
export type * from './tables.ts'

told('x_lists', {
  columns: ['id', 'social_account_id', 'uid', 'name', 'description', 'private', 'created_at', 'synced_at'],
})
told('x_list_members', { columns: ['id', 'list_id', 'uid', 'handle', 'name'] })
