import { sql } from 'kysely'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'
import { ownTargetingLists } from './targeting-lists.ts'

export * from './native-packs.ts'
export * from './shares.ts'
export type * from './tables.ts'
export * from './targeting-lists.ts'
export * from './uses.ts'
export * from './versions.ts'

removable('targeting_lists')
removable('targeting_list_shares')

const ofOwnLists = (id: string) =>
  sql<boolean>`list_id in (select id from targeting_lists where ${ownTargetingLists(id)})`

told('targeting_lists', {
  columns: [
    ...['id', 'for_team_id', 'name', 'made_of', 'record_created_at', 'insights_id', 'native_pack_id'],
    ...['audience_id', 'state', 'error', 'size', 'as_of', 'first_reason', 'version', 'autopilot_allowed_at'],
    ...['autopilot_ad_account_id', 'autopilot_line_item_id', 'autopilot_due_at', 'used_at'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['size_of', 'chosen'] },
  whose: ({ id }) => ownTargetingLists(id),
})
told('targeting_list_versions', {
  columns: [
    ...['id', 'list_id', 'number', 'name', 'targeting_package', 'cause', 'restored_number', 'reason'],
    ...['changes', 'created_at'],
  ] as const,
  whose: ({ id }) => ofOwnLists(id),
})
told('targeting_list_shares', {
  name: 'targeting_list_shares_made',
  columns: ['id', 'list_id', 'via', 'scope', 'message', 'created_at', 'expires_at', 'removed_at'],
  untold: { about_someone_else: ['email'] },
})
told('targeting_list_shares', {
  name: 'targeting_list_shares_received',
  columns: ['id', 'email', 'via', 'scope', 'message', 'created_at', 'expires_at', 'removed_at'],
  untold: { about_someone_else: ['list_id'] },
  whose: ({ email }) => sql`lower(email) = lower(${email})`,
})
told('targeting_list_uses', {
  columns: [
    ...['id', 'list_id', 'version', 'audience_id', 'ad_account_id', 'line_item_id', 'by', 'state', 'error'],
    ...['left_out', 'countries', 'targeting_package', 'used_at'],
  ] as const,
  whose: ({ id }) => sql`user_id = ${id} and (list_id is null or ${ofOwnLists(id)})`,
})
// Made by rule of audiences of the catalog: nobody's.
untold('workings', 'native_packs')
