import { sql } from 'kysely'
import { removable } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './invites.ts'
export * from './members.ts'
export type * from './tables.ts'
export * from './teams.ts'

removable('memberships')
removable('invites')

told('memberships', { columns: ['id', 'team_id', 'level', 'joined_at', 'removed_at'] })
told('teams', {
  columns: ['id', 'slug', 'name', 'removed_at', 'created_at'],
  untold: { belongs_to_team: ['logo', 'invoice_email', 'country', 'invoice_name'] },
  whose: ({ id }) => sql`id in (select team_id from memberships where user_id = ${id})`,
})
told('invites', {
  name: 'invites_sent',
  columns: ['id', 'team_id', 'message', 'created_at', 'expires_at', 'accepted_at', 'removed_at'],
  untold: { about_someone_else: ['email'], workings: ['invited_by', 'passkey_id', 'token_id'] },
  whose: ({ id }) => sql`invited_by = ${id}`,
})
told('invites', {
  name: 'invites_received',
  columns: ['id', 'team_id', 'email', 'message', 'created_at', 'expires_at', 'accepted_at', 'removed_at'],
  untold: { about_someone_else: ['invited_by', 'passkey_id', 'token_id'] },
  whose: ({ email }) => sql`email = ${email}`,
})
// What others did to a membership is about whose it is.
told('audit', {
  name: 'audit_of_memberships',
  columns: ['id', 'happened_at', 'team_id', 'action', 'subject_id', 'detail'],
  untold: { about_someone_else: ['actor', 'subject', 'address', 'device'] },
  whose: ({ id }) => sql`team_id in (select team_id from memberships where user_id = ${id})
    and subject_id in (select id::text from memberships where user_id = ${id})`,
})
untold('belongs_to_team', 'subscriptions')
