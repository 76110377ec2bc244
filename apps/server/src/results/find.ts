import { AppError } from '@starling/contract'
import {
  type CampaignRow,
  type CountedCampaign,
  findCampaign,
  findOpenedAccount,
  type TeamAccountRow,
} from '@starling/store'
import { deskOf, type TeamDesk } from '../accounts/index.ts'
import type { Product, UserContext } from '../floor/index.ts'

/** A campaign of a team that the person is in; any other does not exist. */
export async function openCampaign(
  pk: string,
  { store, user }: Pick<UserContext, 'store' | 'user'>,
): Promise<CountedCampaign> {
  const found = await findCampaign(store, pk, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

/** A job comes again by itself: it does not wait for X's limits. */
const READING = { max_wait_ms: 0, timeout_ms: 20_000, tries: 2 }

type Desk = TeamDesk & { account: TeamAccountRow }
/** The ad account of a campaign at X; nothing once the team has no key to it. */
export async function deskFor(
  product: Pick<Product, 'store' | 'networks' | 'secrets'>,
  { team_id, team_account_id }: Pick<CampaignRow, 'team_id' | 'team_account_id'>,
): Promise<Desk | null> {
  const account = await findOpenedAccount(product.store, team_account_id, { team_id })
  const desk = account ? await deskOf(product, account, READING) : null
  return account && desk ? { ...desk, account } : null
}
