import { AppError, type CheckedAccess, type ToolkitAdAccount } from '@starling/contract'
import { holdLink, keepToolkitAdAccount, type Row } from '@starling/store'
import { openAtX } from '../accounts/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { findAdAccount } from './at-x.ts'

type AdAccount = Row<'toolkit_ad_accounts'>

export async function listToolkitAdAccounts({ query }: Input<'listToolkitAdAccounts'>, context: UserContext) {
  const kept = context.store.table({ user_id: context.user.id }, 'toolkit_ad_accounts')
  return answerPage(context, await kept.page(query), answerOf)
}

export async function getExtensionAdAccount(
  { path: { pk } }: Input<'getExtensionAdAccount'>,
  { store, user }: UserContext,
): Promise<ToolkitAdAccount> {
  const found = await store.table({ user_id: user.id }, 'toolkit_ad_accounts').find(pk)
  if (!found) throw new AppError('not_found')
  return answerOf(found)
}

type Kept = Input<'createExtensionAdAccount'>['body']
const keep = ({ account_id, name }: Kept, for_audiences: boolean, { change, user }: UserContext) =>
  change(async (tx) => {
    await spendAll(tx, madeBudgets('ad_account', user.id))
    const kept = await keepToolkitAdAccount(tx, user.id, { account_id, name, for_audiences })
    await tx.audit('toolkit_ad_account.kept', { subject_id: kept.id, subject: kept.name || account_id })
    return answerOf(kept)
  })

export const createExtensionAdAccount = (
  { body }: Input<'createExtensionAdAccount'>,
  context: UserContext,
): Promise<ToolkitAdAccount> => keep(body, false, context)

export const createAudiencesAdAccount = (
  { body }: Input<'createAudiencesAdAccount'>,
  context: UserContext,
): Promise<ToolkitAdAccount> => keep(body, true, context)

/** X is asked before anything is written, and what it says is kept with its time. */
export async function validateAdAccount(
  { body }: Input<'validateAdAccount'>,
  context: UserContext,
): Promise<CheckedAccess> {
  const { change, user } = context
  const account = await findAdAccount(body.ad_account_id, context)
  const opened = await openAtX(account.account_id, context)
  if (opened === 'no_linked_account') return { ...accessOf(account), not_checked: opened }
  return change(async (tx) => {
    // Unlinked while X was asked: nobody can say any more what it opens.
    if (opened !== 'refused' && !(await holdLink(tx, opened.link))) throw new AppError('reconnect_needed')
    const said =
      opened === 'refused'
        ? ({ access: 'refused', social_account_id: null } as const)
        : ({ access: 'granted', social_account_id: opened.link.id, name: opened.name } as const)
    const kept = tx.table({ user_id: user.id }, 'toolkit_ad_accounts')
    const checked = await kept.change(account.id, { ...said, checked_at: tx.now })
    if (!checked) throw new AppError('not_found')
    const on = { subject_id: checked.id, subject: checked.name || checked.account_id, detail: { access: said.access } }
    await tx.audit('toolkit_ad_account.checked', on)
    return { ...accessOf(checked), not_checked: null }
  })
}

export async function deleteToolkitAdAccount(
  { path: { pk } }: Input<'deleteToolkitAdAccount'>,
  { change, user }: UserContext,
): Promise<void> {
  await change(async ({ table, audit }) => {
    const forgotten = await table({ user_id: user.id }, 'toolkit_ad_accounts').remove(pk)
    if (!forgotten) throw new AppError('not_found')
    await audit('toolkit_ad_account.forgotten', { subject_id: pk, subject: forgotten.name || forgotten.account_id })
  })
}

export async function restoreToolkitAdAccount(
  { path: { pk } }: Input<'restoreToolkitAdAccount'>,
  { change, user }: UserContext,
): Promise<ToolkitAdAccount> {
  return change(async ({ table, audit }) => {
    const restored = await table({ user_id: user.id }, 'toolkit_ad_accounts').restore(pk)
    if (!restored) throw new AppError('not_found')
    await audit('toolkit_ad_account.restored', { subject_id: pk, subject: restored.name || restored.account_id })
    return answerOf(restored)
  })
}

const accessOf = ({ access, checked_at }: AdAccount) => ({ access, checked_at: checked_at?.toISOString() ?? null })

const answerOf = (row: AdAccount): ToolkitAdAccount => ({
  id: row.id,
  account_id: row.account_id,
  name: row.name,
  ...accessOf(row),
  for_audiences: row.for_audiences,
  created_at: row.created_at.toISOString(),
})
