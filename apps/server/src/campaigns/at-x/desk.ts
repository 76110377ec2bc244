import { AppError } from '@starling/contract'
import { type CampaignRow, findOpenedAccount } from '@starling/store'
import { say } from '@starling/text/both'
import { deskOf, type TeamDesk } from '../../accounts/index.ts'
import type { Product } from '../../floor/index.ts'

/** How a courier asks: it comes again by itself, so it waits for nothing. */
export type CourierAsking = {
  timeout_ms: number
  /** After how long a request that nobody waited for any more is at X, or never will be: before, nothing is looked for. */
  late_s: number
}
export const CARRYING: CourierAsking = { timeout_ms: 15_000, late_s: 60 }

/** The ad account of a campaign at X; nothing once the team has no key to it. */
export async function deskFor(
  product: Product,
  { team_id, team_account_id }: Pick<CampaignRow, 'team_id' | 'team_account_id'>,
  { timeout_ms }: Pick<CourierAsking, 'timeout_ms'> = CARRYING,
): Promise<TeamDesk | null> {
  const account = await findOpenedAccount(product.store, team_account_id, { team_id })
  return account ? deskOf(product, account, { max_wait_ms: 0, timeout_ms, tries: 1 }) : null
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

/** What took too long may still come to X: only then can be said what is there. */
export async function carefully<T>({ late_s }: CourierAsking, carry: () => Promise<T>): Promise<T> {
  try {
    return await carry()
  } catch (error) {
    const isLate = error instanceof AppError && error.code === 'took_too_long' && error.retry_after_s === undefined
    throw isLate ? new AppError('took_too_long', { cause: error, retry_after_s: late_s }) : error
  }
}
