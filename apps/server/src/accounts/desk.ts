import { ACCOUNT_ROLES, type AccountRole, AppError } from '@starling/contract'
import type { AdsApi } from '@starling/outside'
import { accountRoleOf, findOpenedAccount, keysOfAccount, type OpenedAccountRow, type Row } from '@starling/store'
import type { Product, UserContext } from '../floor/index.ts'
import { adsCredentials } from '../networks/index.ts'

/** An ad account of a team that the person is in; any other does not exist. */
export async function findTeamAccount(
  { store, user }: Pick<UserContext, 'store' | 'user'>,
  id: string,
): Promise<OpenedAccountRow> {
  const found = await findOpenedAccount(store, id, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

type Account = Pick<Row<'team_accounts'>, 'id' | 'team_id' | 'agency' | 'treatment'>

/** Who may do less than this in the ad account is told so; to who is not in its team it does not exist. */
export async function refuseBelow(
  { store, user }: Pick<UserContext, 'store' | 'user'>,
  account: Account,
  needed: AccountRole,
): Promise<void> {
  const role = await accountRoleOf(store, account, user.id)
  if (!role) throw new AppError('not_found')
  if (ACCOUNT_ROLES.indexOf(role) < ACCOUNT_ROLES.indexOf(needed)) throw new AppError('account_role_needed')
}

export type TeamDesk = { api: AdsApi; account_id: string }
type Parts = Pick<Product, 'store' | 'networks' | 'secrets'>
/** How long someone who waits for the answer waits; a courier has its own. */
const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

/**
 * An ad account of a team at X, by the keys that open it; nothing once it was revoked. The rows are asked again before
 * every single call: whatever was ended meanwhile, the next one does not leave.
 */
export async function deskOf(
  product: Parts,
  { id, account_id }: Pick<Row<'team_accounts'>, 'id' | 'account_id'>,
  asking: Parameters<Product['networks']['adsApi']>[1] = AT_ONCE,
): Promise<TeamDesk | null> {
  if (!(await keysOfAccount(product.store, id))) return null
  const credentials = async () => {
    const keys = await keysOfAccount(product.store, id)
    if (!keys) throw new AppError('account_closed')
    return adsCredentials(product, keys)()
  }
  const now = () => product.store.now().getTime()
  return { api: product.networks.adsApi(credentials, { ...asking, now }), account_id }
}
