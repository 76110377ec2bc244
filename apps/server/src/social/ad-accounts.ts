import { AppError } from '@starling/contract'
import type { Network } from '@starling/outside'
import { isId, linkedOf, type Row } from '@starling/store'
import type { UserContext } from '../context.ts'
import { adsCredentials } from './grants.ts'

const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

/** Ad accounts that X opens to the linked accounts which hold a key for its Ads API. */
export async function adAccounts(context: UserContext) {
  const linked = await linkedOf(context.store.db, context.user.id)
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

export async function grantedAccounts({ store, user }: UserContext) {
  return (await store.owned({ user_id: user.id }, 'ad_grants').all()).map(grantAnswer)
}

/** Only an ad account that X opens to the person themselves, and only to someone they share a team with. */
export async function grantAccount(member: string, account_id: string, network: Network, context: UserContext) {
  if (!(await isTeammate(member, context))) throw new AppError('not_found')
  const account = (await adAccounts(context)).find((one) => one.id === account_id && one.network === network)
  if (!account) throw new AppError('not_found')
  const row = await context.change(async ({ db, now, newId, audit }) => {
    const id = newId()
    const owner = { user_id: context.user.id }
    const values = { id, ...owner, member_id: member, social_account_id: account.social_account }
    const made = await db
      .insertInto('ad_grants')
      .values({ ...values, network, account_id, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'member_id', 'network', 'account_id'])
          .doUpdateSet({ social_account_id: account.social_account }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('ad_grant.made', { subject_id: made.id })
    // What is remembered for a repeated request must be plain JSON.
    return grantAnswer(made)
  })
  return row
}

export async function deleteGrant(pk: string, { change, user }: UserContext): Promise<void> {
  await change(async ({ owned, audit }) => {
    if (!(await owned({ user_id: user.id }, 'ad_grants').remove(pk))) throw new AppError('not_found')
    await audit('ad_grant.ended', { subject_id: pk })
  })
}

async function isTeammate(member_id: string, { store, user }: UserContext): Promise<boolean> {
  if (!isId(member_id)) return false
  const found = await store.db
    .selectFrom('memberships as theirs')
    .innerJoin('memberships as mine', 'mine.team_id', 'theirs.team_id')
    .select('theirs.id')
    .where('theirs.id', '=', member_id)
    .where('theirs.removed_at', 'is', null)
    .where('mine.user_id', '=', user.id)
    .where('mine.removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

function grantAnswer({ id, member_id, account_id, network, created_at }: Row<'ad_grants'>) {
  return { id, member: member_id, account: { account_id, network }, created_at: created_at.toISOString() }
}
