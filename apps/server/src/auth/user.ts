import type { User } from '@starling/contract'
import { groupsOf, linkedOf, membershipsOf } from '@starling/store'
import type { UserContext } from '../floor/index.ts'

export async function userAnswer({
  user,
  session,
  store,
  secrets,
}: Pick<UserContext, 'user' | 'session' | 'store' | 'secrets'>): Promise<User> {
  const { id, email, first_name, last_name, language } = user
  return {
    id,
    email,
    first_name,
    last_name,
    language,
    token: session ? secrets.csrf(session.id) : '',
    groups: await groupsOf(store, id),
    memberships: await membershipsOf(store, id),
    social_accounts: (await linkedOf(store, id)).map((row) => ({ id: row.id, provider: row.network })),
  }
}
