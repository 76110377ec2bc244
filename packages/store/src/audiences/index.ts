import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './audiences.ts'
export * from './catalog.ts'
export * from './page-audiences.ts'
export * from './refreshing.ts'
export * from './shares.ts'
export type * from './tables.ts'

removable('audiences')
removable('audience_shares')

const ownWords = ({ id }: { id: string }) => sql<boolean>`(user_id = ${id} or made_by = ${id})`
told('audiences', {
  columns: [
    'id',
    'team_id',
    'query_type',
    'name',
    'categories',
    'region',
    'status',
    'starts_at',
    'ends_at',
    'body',
    'days',
    'audience_creator_query_id',
    'ad_account_id',
    'version',
    'size',
    'sized_at',
    'refresh',
    'refresh_at',
    'refresh_mails',
    'refresh_seen_at',
    'created_at',
    'changed_at',
    'removed_at',
  ],
  untold: { workings: ['made_by', 'refreshed_by'] },
  // As it is now: others of the team may have written it.
  whose: ({ id }) => sql`(user_id = ${id} or (made_by = ${id} and team_id in ${teamsOf(id)}))`,
})
told('audience_versions', {
  columns: [
    'id',
    'team_id',
    'audience_id',
    'number',
    'name',
    'categories',
    'region',
    'body',
    'days',
    'reason',
    'created_at',
  ],
  untold: { workings: ['made_by'] },
  whose: ownWords,
})
told('audience_sizes', {
  columns: [
    'id',
    'team_id',
    'audience_id',
    'version',
    'size',
    'compared',
    'cause',
    'joined',
    'left',
    'is_notable',
    'counted_at',
  ],
})
told('audience_shares', {
  name: 'audience_shares_made',
  columns: ['id', 'team_id', 'audience_id', 'scope', 'message', 'created_at', 'expires_at', 'removed_at'],
  untold: { about_someone_else: ['email', 'opened', 'opened_at'], workings: ['made_by'] },
  whose: ({ id }) => sql`made_by = ${id}`,
})
told('audience_shares', {
  name: 'audience_shares_received',
  columns: ['id', 'email', 'scope', 'message', 'created_at', 'expires_at', 'opened', 'opened_at', 'removed_at'],
  untold: { about_someone_else: ['team_id', 'audience_id', 'made_by'] },
  whose: ({ email }) => sql`lower(email) = lower(${email})`,
})
// Of a person's own audiences the sizes and what moved are told above; the ids are of other people.
untold('workings', 'catalog_audiences', 'audience_members')
