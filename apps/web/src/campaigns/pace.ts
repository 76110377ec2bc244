import type { CampaignPace } from '@starling/contract/browser'

/** Further off than this is told. */
const OFF_PACE = 0.2
export type SpendPace = 'even' | 'behind' | 'ahead'

/** How far a campaign is with its money against its days, as the server counts them; null before it began. */
export function spendPace({ budget_micro, expected_micro, spent_micro, share }: CampaignPace): {
  spent: number
  passed: number
  /** By how much of what was to be expected it differs from that. */
  off: number
  pace: SpendPace
} | null {
  if (share === null) return null
  const pace = share < 1 - OFF_PACE ? 'behind' : share > 1 + OFF_PACE ? 'ahead' : 'even'
  return { spent: spent_micro / budget_micro, passed: expected_micro / budget_micro, off: Math.abs(share - 1), pace }
}
