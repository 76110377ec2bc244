import type { AppError } from '@starling/contract'
import { type CampaignRow, findOpenedAccount } from '@starling/store'
import { say } from '@starling/text/both'
import { deskOf, type TeamDesk } from '../../accounts/index.ts'
import type { Product } from '../../floor/index.ts'

/** A courier comes again by itself: it waits for nothing. */
const CARRYING = { max_wait_ms: 0, timeout_ms: 15_000, tries: 1 }

/** The ad account of a campaign at X; nothing once the team has no key to it. */
export async function deskFor(
  product: Product,
  { team_id, team_account_id }: Pick<CampaignRow, 'team_id' | 'team_account_id'>,
): Promise<TeamDesk | null> {
  const account = await findOpenedAccount(product.store, team_account_id, { team_id })
  return account ? deskOf(product, account, CARRYING) : null
}

/** In whose name X's lists are looked up: the person who made the campaign, or its team. */
export const lookingFor = (product: Product, { created_by, team_id }: CampaignRow) => ({
  ...product,
  user: { id: created_by ?? team_id },
  now: product.store.now(),
})

/** Kept as it was said: in X's words, or in ours. */
export const wordsOf = (why: AppError): string => why.detailIn(say('en'))

export const refused = (why: string): { refused: string } => ({ refused: why })
