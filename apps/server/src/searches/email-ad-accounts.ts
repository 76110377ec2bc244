import { AppError, type EmailAdAccount } from '@starling/contract'
import { keepEmailAdAccount, type Row } from '@starling/store'
import { answerPage, type Input, refuseForeignEmail, type UserContext } from '../floor/index.ts'

type Noted = Row<'email_ad_accounts'>
const UNIQUE_VIOLATION = '23505'

export async function listEmailAdAccounts(
  { query: { email, ...paging } }: Input<'listEmailAdAccounts'>,
  context: UserContext,
): Promise<EmailAdAccount[]> {
  refuseForeignEmail(email, context)
  const noted = context.store.table({ user_id: context.user.id }, 'email_ad_accounts')
  return answerPage(context, await noted.page(paging), (row) => answerOf(row, context))
}

/** Noted twice it is one: the name given last is kept. */
export async function createEmailAdAccount(
  { body: { email, ad_account_id, name } }: Input<'createEmailAdAccount'>,
  context: UserContext,
): Promise<EmailAdAccount> {
  refuseForeignEmail(email, context)
  const id = await context.change(async (change) => {
    const noted = await keepEmailAdAccount(change, context.user.id, { ad_account_id, name })
    await change.audit('email_ad_account.noted', { subject_id: noted.id })
    return noted.id
  })
  return getEmailAdAccount({ path: { pk: id } }, context)
}

export const getEmailAdAccount = async (
  { path: { pk } }: Input<'getEmailAdAccount'>,
  context: UserContext,
): Promise<EmailAdAccount> => answerOf(await findNoted(pk, context), context)

export async function changeEmailAdAccount(
  { path: { pk }, body: { email, ...values } }: Input<'changeEmailAdAccount'>,
  context: UserContext,
): Promise<EmailAdAccount> {
  const { id } = await findNoted(pk, context)
  refuseForeignEmail(email, context)
  if (Object.keys(values).length > 0) {
    await context
      .change(async ({ table, audit }) => {
        await table({ user_id: context.user.id }, 'email_ad_accounts').change(id, values)
        await audit('email_ad_account.changed', { subject_id: id })
      })
      .catch((error: { code?: string }) => {
        if (error.code !== UNIQUE_VIOLATION) throw error
        throw new AppError('invalid', { fields: { ad_account_id: [{ code: 'ad_account_noted' }] } })
      })
  }
  return getEmailAdAccount({ path: { pk } }, context)
}

async function findNoted(pk: string, { store, user }: UserContext): Promise<Noted> {
  const found = await store.table({ user_id: user.id }, 'email_ad_accounts').find(pk)
  if (!found) throw new AppError('not_found')
  return found
}

const answerOf = ({ id, ad_account_id, name, created_at }: Noted, { user }: UserContext): EmailAdAccount => ({
  id,
  email: user.email,
  ad_account_id,
  name,
  created_at: created_at.toISOString(),
})
