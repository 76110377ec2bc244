import { AppError, type ErrorCode } from '@starling/contract'
import { groupsOf } from '@starling/store'
import type { UserContext } from './context.ts'

// spec 6
const REFUSED = { Creators: 'creators_only', CampaignPlanner: 'planners_only' } as const satisfies Record<
  string,
  ErrorCode
>

/** Group membership is a row of ours, never a matter of the address (design 5). */
export async function refuseOutside(
  group: keyof typeof REFUSED,
  { store, user }: Pick<UserContext, 'store' | 'user'>,
): Promise<void> {
  const groups = await groupsOf(store, user.id)
  if (!groups.some(({ name }) => name === group)) throw new AppError(REFUSED[group])
}
