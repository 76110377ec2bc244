import { AppError, type TeamAccount } from '@starling/contract'
import {
  findLinkedAccount,
  findLinkedById,
  findMember,
  findOpenedAccount,
  grantsTo,
  holdGrant,
  holdLink,
  keepTeamAccount,
  noteAccess,
  type OpenedAccountRow,
  pageTeamAccounts,
  type RolesOfMember,
  type Row,
  removeTeamAccount,
  restoreTeamAccount as restoreRow,
  roleIn,
  rolesOf,
  setAccountRole as setRole,
} from '@starling/store'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type TeamContext } from '../floor/index.ts'
import { apiOf, currencyOf, openAtX, openThrough, readAtX } from './at-x.ts'
import { deskOf } from './desk.ts'
import { treatmentOf } from './treatment.ts'

export async function listTeamAccounts({ query }: Input<'listTeamAccounts'>, context: TeamContext) {
  const page = await pageTeamAccounts(context.store, context.team.id, query)
  const mine = await myRoles(context)
  return answerPage(context, page, (row) => answerOf(row, mine, context))
}

export const getTeamAccount = async (
  { path: { pk } }: Input<'getTeamAccount'>,
  context: TeamContext,
): Promise<TeamAccount> => answer(await find(pk, context), context)

type Opened = { link: Row<'social_accounts'>; ad_grant_id: string | null; name: string; timezone: string }

/** By one's own linked account, or else by that of whoever granted it to the member. */
async function openFor(account_id: string, context: TeamContext): Promise<Opened> {
  const own = await openAtX(account_id, context)
  if (typeof own === 'object') return { ...own, ad_grant_id: null }
  const grants = await grantsTo(context.store, context.membership.id, { network: 'x', account_id })
  for (const grant of grants) {
    const link = await findLinkedById(context.store, grant.social_account_id)
    const opened = await openThrough(account_id, link?.ads_grant ? [link] : [], context)
    if (typeof opened === 'object') return { ...opened, ad_grant_id: grant.id }
  }
  throw new AppError(own === 'refused' || grants.length > 0 ? 'ad_account_refused' : 'ads_link_needed')
}

export async function linkTeamAccount(
  { body: { account_id, network } }: Input<'linkTeamAccount'>,
  context: TeamContext,
): Promise<TeamAccount> {
  if (network !== 'x') throw new AppError('ads_link_needed')
  const there = await findLinkedAccount(context.store, context.team.id, { network, account_id })
  if (there?.closed_by === null) return keepLinked(there, context)
  const { link, ad_grant_id, name, timezone } = await openFor(account_id, context)
  const currency = await currencyOf(apiOf(context, link), account_id)
  const team_id = context.team.id
  const id = await context.change(async (change) => {
    await spendAll(change, madeBudgets('ad_account', context.user.id))
    // Ended while X was asked: then nothing was opened.
    if (!(await holdLink(change, link))) throw new AppError('reconnect_needed')
    if (ad_grant_id && !(await holdGrant(change, ad_grant_id))) throw new AppError('ad_account_refused')
    const at_x = { account_id, network, name, timezone, currency, ...treatmentOf(account_id, context) }
    const keys = { social_account_id: link.id, linked_by: context.user.id, ad_grant_id }
    const kept = await keepTeamAccount(change, team_id, at_x, keys)
    await change.audit('team_account.linked', { subject_id: kept, subject: name, team_id })
    return kept
  })
  return answer(await find(id, context), context)
}

/** Linked twice it is one, and X need not be asked. */
async function keepLinked({ id, name, team_id }: OpenedAccountRow, context: TeamContext): Promise<TeamAccount> {
  await context.change((change) => change.audit('team_account.linked', { subject_id: id, subject: name, team_id }))
  return answer(await find(id, context), context)
}

/** X is asked by the keys that open it; what is closed here needs no asking. */
export async function checkTeamAccount(
  { path: { pk } }: Input<'checkTeamAccount'>,
  context: TeamContext,
): Promise<TeamAccount> {
  const account = await find(pk, context)
  // X may open again what it had refused.
  const link = account.closed_by === 'refused' ? await findLinkedById(context.store, account.social_account_id) : null
  const api = link ? apiOf(context, link) : (await deskOf(context, account))?.api
  if (!api) throw new AppError('account_closed')
  const said = await readAtX(api, account.account_id)
  await context.change(async (change) => {
    await spendAll(change, madeBudgets('ad_account', context.user.id))
    const access = said ? ({ access: 'granted', ...said } as const) : ({ access: 'refused' } as const)
    await noteAccess(change, account, access)
    const on = { subject_id: account.id, subject: said?.name ?? account.name, team_id: account.team_id }
    await change.audit('team_account.checked', { ...on, detail: { access: access.access } })
  })
  return answer(await find(pk, context), context)
}

export async function deleteTeamAccount(
  { path: { pk } }: Input<'deleteTeamAccount'>,
  context: TeamContext,
): Promise<void> {
  await context.change(async (change) => {
    const account = await findOpenedAccount(change, pk, { team_id: context.team.id })
    if (!account) throw new AppError('not_found')
    refuseOthers(account, context)
    await removeTeamAccount(change, account, context.user.id)
    const on = { subject_id: account.id, subject: account.name, team_id: account.team_id }
    await change.audit('team_account.removed', on)
  })
}

/** What its owner took back comes back closed, unless they bring it back themselves. */
export async function restoreTeamAccount(
  { path: { pk } }: Input<'restoreTeamAccount'>,
  context: TeamContext,
): Promise<TeamAccount> {
  const team_id = context.team.id
  await context.change(async (change) => {
    const account = await findOpenedAccount(change, pk, { team_id }, { removed: true })
    if (!account) throw new AppError('not_found')
    if (account.removed_at && !(await restoreRow(change, account, context.user.id))) throw new AppError('not_found')
    await change.audit('team_account.restored', { subject_id: account.id, subject: account.name, team_id })
  })
  return answer(await find(pk, context), context)
}

/** Admins, and whoever brought it or whose keys open it. */
function refuseOthers({ owner_id, linked_by }: OpenedAccountRow, { user, membership }: TeamContext): void {
  if (membership.level !== 'admin' && user.id !== owner_id && user.id !== linked_by) throw new AppError('admin_needed')
}

export async function listAccountRoles({ path: { pk }, query }: Input<'listAccountRoles'>, context: TeamContext) {
  const { id, team_id } = await find(pk, context)
  const page = await context.store
    .table({ team_id }, 'account_roles')
    .page({ ...query, where: { team_account_id: id } })
  return answerPage(context, page, ({ member_id, role }) => ({ member: member_id, role }))
}

export async function setAccountRole(
  { path: { pk, member_id }, body: { role } }: Input<'setAccountRole'>,
  context: TeamContext,
): Promise<void> {
  const team_id = context.team.id
  await context.change(async (change) => {
    const account = await findOpenedAccount(change, pk, { team_id })
    const member = await findMember(change, team_id, member_id)
    if (!account || !member) throw new AppError('not_found')
    await setRole(change, account, member.id, role)
    const on = { subject_id: member.id, subject: member.user.email, team_id }
    await change.audit('account_role.changed', {
      ...on,
      detail: { role, team_account: account.id, name: account.name },
    })
  })
}

export async function listAccountsForMe(_: unknown, { store, membership }: TeamContext) {
  const grants = await grantsTo(store, membership.id)
  return grants.map(({ account_id, network, owner_email }) => ({ account_id, network, owner: owner_email }))
}

export async function checkAgencyAdAccount(
  { query: { ad_account_id } }: Input<'checkAgencyAdAccount'>,
  context: Pick<TeamContext, 'config'>,
) {
  return { is_agency_ad_account: treatmentOf(ad_account_id, context).agency }
}

async function find(pk: string, { store, team }: TeamContext): Promise<OpenedAccountRow> {
  const found = await findOpenedAccount(store, pk, { team_id: team.id })
  if (!found) throw new AppError('not_found')
  return found
}

const myRoles = async ({ store, team, user, membership }: TeamContext): Promise<RolesOfMember> =>
  (await rolesOf(store, team.id, user.id)) ?? { level: membership.level, roles: new Map() }

const answer = async (row: OpenedAccountRow, context: TeamContext): Promise<TeamAccount> =>
  answerOf(row, await myRoles(context), context)

function answerOf(row: OpenedAccountRow, mine: RolesOfMember, { user }: TeamContext): TeamAccount {
  const { id, account_id, network, name, currency, timezone, access, closed_by, agency, treatment } = row
  return {
    ...{ id, account_id, network, name, currency, timezone, access, closed_by, agency, treatment },
    checked_at: row.checked_at?.toISOString() ?? null,
    owner: row.owner_id && row.owner_email ? { email: row.owner_email, is_me: row.owner_id === user.id } : null,
    role: roleIn(mine, row),
    created_at: row.created_at.toISOString(),
  }
}
