import { AppError } from '@starling/contract'
import { isTeammate, keepAdGrant, linkedOf, type Row } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { adsCredentials } from '../networks/index.ts'

const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

/** Ad accounts that X opens to the linked accounts which hold a key for its Ads API. */
export async function listAdAccounts(_: unknown, context: UserContext) {
  const linked = await linkedOf(context.store, context.user.id)
  const lists = await Promise.all(
    linked
      .filter(({ ads_grant }) => ads_grant !== null)
      .map(async (account) => {
        const now = () => context.store.now().getTime()
        const api = context.networks.adsApi(adsCredentials(context, account), { ...AT_ONCE, now })
        const found: Record<string, unknown>[] = []
        for await (const one of api.accounts()) found.push(one)
        return found.map(({ id, name, approval_status }) => ({
          id: String(id),
          name: String(name),
          network: account.network,
          social_account: account.id,
          access: approval_status === 'ACCEPTED',
        }))
      }),
  )
  return lists.flat().toSorted((a, b) => a.name.localeCompare(b.name))
}

export async function listGrantedAccounts({ query }: Input<'listGrantedAccounts'>, context: UserContext) {
  const grants = context.store.table({ user_id: context.user.id }, 'ad_grants')
  return answerPage(context, await grants.page(query), grantAnswer)
}

/** Only an ad account that X opens to the person themselves, and only to someone they share a team with. */
export async function grantAccount({ body: { member, account: asked } }: Input<'grantAccount'>, context: UserContext) {
  const { account_id, network } = asked
  if (!(await isTeammate(context.store, member, context.user.id))) throw new AppError('not_found')
  const account = (await listAdAccounts({}, context)).find((one) => one.id === account_id && one.network === network)
  if (!account) throw new AppError('not_found')
  return context.change(async (change) => {
    const granted = { member_id: member, social_account_id: account.social_account, network, account_id }
    const made = await keepAdGrant(change, context.user.id, granted)
    await change.audit('ad_grant.made', { subject_id: made.id })
    // What is remembered for a repeated request must be plain JSON.
    return grantAnswer(made)
  })
}

export async function deleteGrantedAccount(
  { path: { pk } }: Input<'deleteGrantedAccount'>,
  { change, user }: UserContext,
): Promise<void> {
  await change(async ({ table, audit }) => {
    if (!(await table({ user_id: user.id }, 'ad_grants').remove(pk))) throw new AppError('not_found')
    await audit('ad_grant.ended', { subject_id: pk })
  })
}

function grantAnswer({ id, member_id, account_id, network, created_at }: Row<'ad_grants'>) {
  return { id, member: member_id, account: { account_id, network }, created_at: created_at.toISOString() }
}
