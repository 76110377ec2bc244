import type { FollowedSource, Reading } from '@starling/contract/browser'

/** X counts its archive a month at a time. */
const COUNTED_DAYS = 31

/** What asking for the price costs at most: each account is looked up, and the posts of each name are counted. */
export const askingPrice = (
  { user, count }: Reading['prices'],
  names: readonly Pick<FollowedSource, 'kind' | 'days'>[],
): number =>
  names.reduce(
    (sum, { kind, days }) => sum + (kind === 'handle' ? user : 0) + Math.ceil(days / COUNTED_DAYS) * count,
    0,
  )
