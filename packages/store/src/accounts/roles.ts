import type { AccountRole } from '@starling/contract'
import { sql } from 'kysely'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type Account = Pick<Row<'team_accounts'>, 'id' | 'team_id' | 'agency' | 'treatment'>

/**
 * What someone may do in an ad account of a team: as their role says, or else admins spend and members draft, in one of
 * an agency only look. Nothing for who is not in the team.
 */
export async function accountRoleOf(rows: Rows, account: Account, user_id: string): Promise<AccountRole | undefined> {
  const { rows: found } = await sql<{ level: 'admin' | 'member'; role: AccountRole | null }>`
    select memberships.level, account_roles.role from memberships
    join teams on teams.id = memberships.team_id and teams.removed_at is null
    left join account_roles on account_roles.member_id = memberships.id and team_account_id = ${account.id}
    where memberships.team_id = ${account.team_id} and user_id = ${user_id} and memberships.removed_at is null`.execute(
    dbOf(rows),
  )
  const [member] = found
  if (!member) return undefined
  if (account.treatment === 'look') return 'look'
  return member.role ?? (member.level === 'admin' ? 'spend' : account.agency ? 'look' : 'draft')
}
