import { type AccountTreatment, AppError, type ClosedBy, type SocialNetwork } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { lockTeam, teamsOf } from '../teams/index.ts'

export type TeamAccountRow = Row<'team_accounts'>
/** With whose keys open it, and why nothing leaves for it where nothing does. */
export type OpenedAccountRow = TeamAccountRow & {
  owner_id: string | null
  owner_email: string | null
  closed_by: ClosedBy | null
}

/**
 * What may leave for an ad account is decided by the rows as they are now: the link it is opened by, the grant where
 * it goes by one, and that its owner, and who was granted it, are in the team. Nothing has to be told that one of them ended.
 */
const opened = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('team_accounts')
    .leftJoin('social_accounts as link', (join) =>
      join.onRef('link.id', '=', 'team_accounts.social_account_id').on('link.revoked_at', 'is', null),
    )
    .leftJoin('users as owner', 'owner.id', 'link.user_id')
    .selectAll('team_accounts')
    .select(['owner.id as owner_id', 'owner.email as owner_email'])
    .select(
      sql<ClosedBy | null>`case
        when link.ads_grant is null then 'link_ended'
        when by_grant and not exists (
          select from ad_grants join memberships on memberships.id = ad_grants.member_id
          where ad_grants.id = ad_grant_id and memberships.team_id = team_accounts.team_id
            and memberships.removed_at is null) then 'grant_ended'
        when not exists (
          select from memberships join teams on teams.id = memberships.team_id
          where memberships.team_id = team_accounts.team_id and memberships.user_id = link.user_id
            and memberships.removed_at is null and teams.removed_at is null) then 'owner_left'
        when removed_by = link.user_id then 'taken_back'
        when access = 'refused' then 'refused' end`.as('closed_by'),
    )

const BY_NAME: [string, string] = ['team_accounts.name', 'team_accounts.id']

/** Of a team, by name. */
export async function pageTeamAccounts(rows: Rows, team_id: string, paging: Paging): Promise<Page<OpenedAccountRow>> {
  const found = await opened(rows)
    .where('team_accounts.team_id', '=', team_id)
    .where('team_accounts.removed_at', 'is', null)
    .where(after(paging, BY_NAME, true))
    .orderBy(inOrder(BY_NAME, true))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ name }) => name)
}

type Whose = { team_id: string } | { user_id: string }
/** Of one team, or of a team that this person is in. */
export async function findOpenedAccount(
  rows: Rows,
  pk: string,
  whose: Whose,
  { removed } = { removed: false },
): Promise<OpenedAccountRow | undefined> {
  if (!isId(pk)) return undefined
  return opened(rows)
    .where('team_accounts.id', '=', pk)
    .where(
      'team_id' in whose
        ? sql<boolean>`team_accounts.team_id = ${whose.team_id}`
        : sql<boolean>`team_accounts.team_id in ${teamsOf(whose.user_id)}`,
    )
    .$if(!removed, (query) => query.where('team_accounts.removed_at', 'is', null))
    .executeTakeFirst()
}

/** Whose link opens it by now; nothing where nothing may leave for it. Asked before every call at X. */
export async function keysOfAccount(
  rows: Rows,
  id: string,
): Promise<Pick<Row<'social_accounts'>, 'id' | 'user_id'> | undefined> {
  const found = await opened(rows)
    .where('team_accounts.id', '=', id)
    .where('team_accounts.removed_at', 'is', null)
    .executeTakeFirst()
  if (!found || found.closed_by !== null) return undefined
  return { id: found.social_account_id!, user_id: found.owner_id! }
}

type IdAtNetwork = Pick<TeamAccountRow, 'network' | 'account_id'>
const linkedBefore = (
  rows: Rows,
  team_id: string,
  { network, account_id }: IdAtNetwork,
): Promise<OpenedAccountRow | undefined> =>
  opened(rows)
    .where('team_accounts.team_id', '=', team_id)
    .where('team_accounts.network', '=', network)
    .where('team_accounts.account_id', '=', account_id)
    .executeTakeFirst()

/** By the id that the network knows it by. */
export async function findLinkedAccount(
  rows: Rows,
  team_id: string,
  at: IdAtNetwork,
): Promise<OpenedAccountRow | undefined> {
  const found = await linkedBefore(rows, team_id, at)
  return found?.removed_at ? undefined : found
}

type Linked = Pick<TeamAccountRow, 'account_id' | 'network' | 'name' | 'currency' | 'timezone' | 'agency' | 'treatment'>
type Keys = { social_account_id: string; linked_by: string; ad_grant_id: string | null }

/**
 * Linked twice it is one, by the keys that opened it first for as long as they do. One that was removed comes back as
 * the same row, with its caps and roles: to remove and link it again is no way around them.
 */
export async function keepTeamAccount(change: Change, team_id: string, linked: Linked, keys: Keys): Promise<string> {
  await lockTeam(change, team_id)
  const { account_id, network } = linked
  const before = await linkedBefore(change, team_id, { network, account_id })
  const said = { ...linked, access: 'granted' as const, checked_at: change.now }
  const given = { ...keys, by_grant: keys.ad_grant_id !== null, removed_at: null, removed_by: null }
  const table = change.table({ team_id }, 'team_accounts')
  if (!before) return (await table.add({ ...said, ...given, created_at: change.now })).id
  const isOpen = before.closed_by === null && before.removed_at === null
  await dbOf(change)
    .updateTable('team_accounts')
    .set({ ...said, ...(!isOpen && given) })
    .where('id', '=', before.id)
    .execute()
  return before.id
}

/** What X says by now. */
export async function noteAccess(
  change: Change,
  { id, team_id }: Pick<TeamAccountRow, 'id' | 'team_id'>,
  said: { access: 'granted' | 'refused' } & Partial<Pick<TeamAccountRow, 'name' | 'currency' | 'timezone'>>,
): Promise<void> {
  const kept = await change.table({ team_id }, 'team_accounts').change(id, { ...said, checked_at: change.now })
  if (!kept) throw new AppError('not_found')
}

/** A link that ends closes what it opened, until somebody links it again: linking the account at X alone does not. */
export async function closeAccountsOf(change: Change, { id }: Pick<Row<'social_accounts'>, 'id'>): Promise<void> {
  await dbOf(change)
    .updateTable('team_accounts')
    .set({ social_account_id: null, access: 'unknown', checked_at: null })
    .where('social_account_id', '=', id)
    .execute()
}

type Configured = { account_id: string; agency: boolean; treatment: AccountTreatment | null }

/** Ad accounts, of whichever team, that are not treated as the installation is configured by now, and how they should be. */
export async function accountsToTreat(
  rows: Rows,
  configured: readonly Configured[],
): Promise<(Pick<TeamAccountRow, 'id' | 'team_id' | 'name'> & Omit<Configured, 'account_id'>)[]> {
  const ids = configured.map(({ account_id }) => account_id)
  const found = await dbOf(rows)
    .selectFrom('team_accounts')
    .select(['id', 'team_id', 'name', 'account_id', 'agency', 'treatment'])
    .where(({ or, eb }) =>
      or([eb('agency', '=', true), eb('treatment', 'is not', null), eb('account_id', 'in', ['', ...ids])]),
    )
    .execute()
  return found.flatMap(({ id, team_id, name, account_id, ...was }) => {
    const { agency = false, treatment = null } = configured.find((one) => one.account_id === account_id) ?? {}
    const isSo = was.agency === agency && was.treatment === treatment
    return isSo ? [] : [{ id, team_id, name, agency, treatment }]
  })
}

/** Who let a member of this team use an ad account, by the id that X knows it by. */
export async function grantsTo(
  rows: Rows,
  member_id: string,
  account?: { network: SocialNetwork; account_id: string },
): Promise<(Row<'ad_grants'> & { owner_email: string })[]> {
  return dbOf(rows)
    .selectFrom('ad_grants')
    .innerJoin('users', 'users.id', 'ad_grants.user_id')
    .innerJoin('memberships as theirs', 'theirs.id', 'ad_grants.member_id')
    .selectAll('ad_grants')
    .select('users.email as owner_email')
    .where('member_id', '=', member_id)
    .where('theirs.removed_at', 'is', null)
    .$if(account !== undefined, (query) =>
      query.where('ad_grants.network', '=', account!.network).where('ad_grants.account_id', '=', account!.account_id),
    )
    .orderBy('ad_grants.id')
    .execute()
}

/** Removed by whom: who took their own back need not see it brought back by others. */
export async function removeTeamAccount(
  change: Change,
  { id, team_id }: Pick<TeamAccountRow, 'id' | 'team_id'>,
  by: string,
): Promise<void> {
  const table = change.table({ team_id }, 'team_accounts')
  if (!(await table.change(id, { removed_by: by })) || !(await table.remove(id))) throw new AppError('not_found')
}

/** Brought back by the owner of its keys it is open again; by anybody else only if it was not the owner who removed it. */
export async function restoreTeamAccount(
  change: Change,
  { id, team_id, owner_id, removed_by }: OpenedAccountRow,
  by: string,
): Promise<boolean> {
  const table = change.table({ team_id }, 'team_accounts')
  if (!(await table.restore(id))) return false
  if (removed_by !== owner_id || by === owner_id) await table.change(id, { removed_by: null })
  return true
}

/** Whether a grant is still there; until the change is over it cannot end. */
export async function holdGrant(change: Change, id: string): Promise<boolean> {
  const held = await dbOf(change)
    .selectFrom('ad_grants')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}
