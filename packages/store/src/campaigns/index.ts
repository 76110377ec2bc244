import { sql } from 'kysely'
import { teamsOf } from '../teams/index.ts'
import { removable } from '../tidy.ts'
import { told } from '../told.ts'

export * from './ad-sets.ts'
export * from './at-x.ts'
export * from './campaigns.ts'
export type * from './tables.ts'

removable('campaigns')
removable('ad_sets')
removable('ads')

const mine = ({ id }: { id: string }) =>
  sql<boolean>`campaign_id in (
    select campaigns.id from campaigns where created_by = ${id} and campaigns.team_id in ${teamsOf(id)})`

told('campaigns', {
  columns: [
    ...['id', 'team_id', 'team_account_id', 'name', 'objective', 'funding_instrument_id', 'currency'],
    ...['daily_budget_micro', 'total_budget_micro', 'starts_at', 'ends_at', 'state', 'error', 'split'],
    ...['audience_id', 'targeting_list_id', 'targeting_list_version', 'plan_id', 'x_id'],
    ...['created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { workings: ['created_by', 'most_micro', 'wanted', 'asked', 'x_seen', 'x_checked_at', 'differences'] },
  whose: ({ id }) => sql`created_by = ${id} and team_id in ${teamsOf(id)}`,
})
told('ad_sets', {
  columns: [
    ...['id', 'campaign_id', 'name', 'part', 'audience_id', 'targeting_package', 'version', 'budget_micro'],
    ...['bid_micro', 'starts_at', 'ends_at', 'is_on', 'state', 'error', 'x_id', 'created_at', 'changed_at'],
    'removed_at',
  ] as const,
  untold: {
    belongs_to_team: ['team_id'],
    workings: ['position', 'left_out', 'x_seen', 'x_checked_at', 'differences'],
  },
  whose: mine,
})
told('ads', {
  columns: [
    ...['id', 'campaign_id', 'ad_set_id', 'creative_id', 'is_on', 'state', 'error', 'x_post_id', 'x_id'],
    ...['approval', 'created_at', 'changed_at', 'removed_at'],
  ] as const,
  untold: { belongs_to_team: ['team_id'], workings: ['differences'] },
  whose: mine,
})
