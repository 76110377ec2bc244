import { sql } from 'kysely'
import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'
import { told, untold } from '../told.ts'

export * from './identity.ts'
export * from './made.ts'
export * from './notices.ts'
export * from './parents.ts'
export * from './passkeys.ts'
export * from './people.ts'
export * from './sign-in.ts'
export * from './spendings.ts'
export type * from './tables.ts'

removable('passkeys')
whenTidying(async (rows, daysAgo) => {
  const db = dbOf(rows)
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(0)).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('passes').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('passkey_uses').where('created_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('spendings').where('spent_at', '<', daysAgo(1)).execute()
})

told('users', {
  columns: [
    'id',
    'email',
    'first_name',
    'last_name',
    'language',
    'email_verified_at',
    'way_in',
    'removed_at',
    'created_at',
  ],
  whose: ({ id }) => sql`id = ${id}`,
})
told('user_groups', { columns: ['name'], key: 'name' })
told('tokens', {
  columns: ['id', 'token_id', 'passkey_id', 'kind', 'name', 'scopes', 'created_at', 'seen_at', 'expires_at'],
  untold: { secret: ['secret_hash'] },
})
told('sessions', {
  columns: [
    'id',
    'token_id',
    'session_id',
    'passkey_id',
    'device',
    'created_at',
    'seen_at',
    'confirmed_at',
    'expires_at',
  ],
  untold: { secret: ['secret_hash'] },
})
told('devices', { columns: ['id', 'created_at'], untold: { secret: ['secret_hash'] } })
told('passkeys', {
  columns: ['id', 'passkey_id', 'name', 'host', 'created_at', 'seen_at', 'removed_at'],
  untold: { secret: ['credential_id', 'public_key'], workings: ['transports', 'counter'] },
})
untold('short_lived', 'magic_links', 'passes', 'passkey_uses', 'spendings')
