import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './accounts.ts'
export * from './roles.ts'
export type * from './tables.ts'
export * from './team-accounts.ts'

// What was held in it, or capped, is counted as long as it is known.
removable(
  'team_accounts',
  sql<boolean>`exists (select from spending_holds where team_account_id = team_accounts.id)
    or exists (select from spending_caps where team_account_id = team_accounts.id)`,
)

told('ad_grants', {
  columns: ['id', 'social_account_id', 'network', 'account_id', 'created_at'],
  untold: { about_someone_else: ['member_id'] },
})
told('team_accounts', {
  columns: [
    ...['id', 'team_id', 'account_id', 'network', 'name', 'currency', 'timezone', 'access', 'checked_at'],
    ...['agency', 'created_at', 'removed_at', 'social_account_id'],
  ] as const,
  untold: { workings: ['linked_by', 'removed_by', 'by_grant', 'ad_grant_id', 'treatment'] },
  whose: ({ id }) => sql`linked_by = ${id} and team_id in ${teamsOf(id)}`,
})
untold('belongs_to_team', 'account_roles')
