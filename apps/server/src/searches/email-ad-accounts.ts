import { AppError, type EmailAdAccount, type Read, type searches } from '@starling/contract'
import type { Row } from '@starling/store'
import type { UserContext } from '../context.ts'
import { refuseForeignEmail } from './own-email.ts'

type Calls = typeof searches
type Noted = Row<'email_ad_accounts'>
const UNIQUE_VIOLATION = '23505'

export async function listEmailAdAccounts(email: string | undefined, context: UserContext): Promise<EmailAdAccount[]> {
  refuseForeignEmail(email, context)
  const rows = await context.store.owned({ user_id: context.user.id }, 'email_ad_accounts').all()
  return rows.map((row) => answerOf(row, context))
}

/** Noted twice it is one: the name given last is kept. */
export async function createEmailAdAccount(
  { email, ad_account_id, name }: Read<Calls['createEmailAdAccount']>['body'],
  context: UserContext,
): Promise<EmailAdAccount> {
  refuseForeignEmail(email, context)
  const row = await context.change(async ({ db, now, newId, audit }) => {
    const noted = await db
      .insertInto('email_ad_accounts')
      .values({ id: newId(), user_id: context.user.id, ad_account_id, name, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'ad_account_id']).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit('email_ad_account.noted', { subject_id: noted.id })
    return noted
  })
  return getEmailAdAccount(row.id, context)
}

export const getEmailAdAccount = async (pk: string, context: UserContext): Promise<EmailAdAccount> =>
  answerOf(await findNoted(pk, context), context)

export async function changeEmailAdAccount(
  pk: string,
  { email, ...values }: Read<Calls['changeEmailAdAccount']>['body'],
  context: UserContext,
): Promise<EmailAdAccount> {
  const { id } = await findNoted(pk, context)
  refuseForeignEmail(email, context)
  if (Object.keys(values).length > 0) {
    await context
      .change(async ({ owned, audit }) => {
        await owned({ user_id: context.user.id }, 'email_ad_accounts').change(id, values)
        await audit('email_ad_account.changed', { subject_id: id })
      })
      .catch((error: { code?: string }) => {
        if (error.code !== UNIQUE_VIOLATION) throw error
        throw new AppError('invalid', { fields: { ad_account_id: ['You have noted this ad account already.'] } })
      })
  }
  return getEmailAdAccount(pk, context)
}

async function findNoted(pk: string, { store, user }: UserContext): Promise<Noted> {
  const found = await store.owned({ user_id: user.id }, 'email_ad_accounts').find(pk)
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
