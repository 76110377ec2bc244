import type { Campaign } from '@starling/contract/browser'

/** Further off than this is told. */
const OFF_PACE = 0.2
export type SpendPace = 'even' | 'behind' | 'ahead'

/** How far a campaign is with its money against its days; null before it began, or where neither has an end. */
export function paceOf(
  { starts_at, ends_at, most_micro }: Pick<Campaign, 'starts_at' | 'ends_at' | 'most_micro'>,
  spent_micro: number,
  now: number,
): { spent: number; passed: number; pace: SpendPace } | null {
  if (most_micro === null || ends_at === null) return null
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (now <= start) return null
  const passed = Math.min(1, (now - start) / (end - start))
  const spent = spent_micro / most_micro
  const share = spent / passed
  return { spent, passed, pace: share < 1 - OFF_PACE ? 'behind' : share > 1 + OFF_PACE ? 'ahead' : 'even' }
}
