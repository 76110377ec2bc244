import type { AccountRole, Level } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type Account = Pick<Row<'team_accounts'>, 'id' | 'team_id' | 'agency' | 'treatment'>
/** Someone in a team: their level, and the ad accounts in which a role says otherwise. */
export type RolesOfMember = { level: Level; roles: ReadonlyMap<string, AccountRole> }

/** Nothing for who is not in the team. */
export async function rolesOf(rows: Rows, team_id: string, user_id: string): Promise<RolesOfMember | undefined> {
  const { rows: found } = await sql<{ level: Level; team_account_id: string | null; role: AccountRole }>`
    select memberships.level, team_account_id, role from memberships
    join teams on teams.id = memberships.team_id and teams.removed_at is null
    left join account_roles on account_roles.member_id = memberships.id
    where memberships.team_id = ${team_id} and user_id = ${user_id} and memberships.removed_at is null`.execute(
    dbOf(rows),
  )
  const [first] = found
  if (!first) return undefined
  const roles = found.flatMap(({ team_account_id, role }) =>
    team_account_id ? [[team_account_id, role] as const] : [],
  )
  return { level: first.level, roles: new Map(roles) }
}

/** As their role says, or else: admins spend and members draft, but only look in an ad account of an agency. */
export function roleIn({ level, roles }: RolesOfMember, { id, agency, treatment }: Account): AccountRole {
  if (treatment === 'look') return 'look'
  return roles.get(id) ?? (level === 'admin' ? 'spend' : agency ? 'look' : 'draft')
}

/** What someone may do in an ad account of a team; nothing for who is not in it. */
export async function accountRoleOf(rows: Rows, account: Account, user_id: string): Promise<AccountRole | undefined> {
  const member = await rolesOf(rows, account.team_id, user_id)
  return member && roleIn(member, account)
}

/** Everyone who may spend in an ad account of a team. */
export async function spendersOf(rows: Rows, account: Account): Promise<string[]> {
  const members = await dbOf(rows)
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', account.team_id)
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .execute()
  const spenders: string[] = []
  for (const { user_id } of members) {
    if ((await accountRoleOf(rows, account, user_id)) === 'spend') spenders.push(user_id)
  }
  return spenders
}

/** Null takes the role back: then it is as usual. */
export async function setAccountRole(
  change: Change,
  { id, team_id }: Pick<Account, 'id' | 'team_id'>,
  member_id: string,
  role: AccountRole | null,
): Promise<void> {
  const db = dbOf(change)
  if (role === null) {
    await db
      .deleteFrom('account_roles')
      .where('team_account_id', '=', id)
      .where('member_id', '=', member_id)
      .where('team_id', '=', team_id)
      .execute()
    return
  }
  const values = { id: change.newId(), team_id, team_account_id: id, member_id, role, changed_at: change.now }
  await db
    .insertInto('account_roles')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['team_account_id', 'member_id']).doUpdateSet({ role, changed_at: change.now }),
    )
    .execute()
}
