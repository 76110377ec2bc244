import type { RefreshRule } from '@starling/contract'
import { type Change, forgetAudienceMembers, type SavedAudience } from '@starling/store'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS: Record<Exclude<RefreshRule, 'never'>, number> = { daily: DAY_MS, weekly: 7 * DAY_MS }

/** The next time of its rule that is still to come: what was missed cannot be counted any more. */
export function nextAt({ refresh, refresh_at }: SavedAudience, now: Date): Date | null {
  if (refresh === 'never' || !refresh_at) return null
  const every = EVERY_MS[refresh]
  const missed = Math.floor((now.getTime() - refresh_at.getTime()) / every)
  return new Date(refresh_at.getTime() + (missed + 1) * every)
}

type GivenRule = { refresh?: RefreshRule | undefined; refresh_mails?: boolean | undefined }
type KeptRule = Pick<SavedAudience, 'refresh' | 'refresh_at' | 'refreshed_by' | 'refresh_mails' | 'refresh_seen_at'>
export const NO_RULE: KeptRule = {
  refresh: 'never',
  refresh_at: null,
  refreshed_by: null,
  refresh_mails: true,
  refresh_seen_at: null,
}

/** Of a whole row nothing but its rule. */
const keptOf = ({ refresh, refresh_at, refreshed_by, refresh_mails, refresh_seen_at }: KeptRule): KeptRule => ({
  refresh,
  refresh_at,
  refreshed_by,
  refresh_mails,
  refresh_seen_at,
})

/** The rule as it becomes: who sets it, or asks for its mails, is who is told. */
export function ruleOf(before: KeptRule, given: GivenRule, user_id: string, now: Date): KeptRule {
  const { refresh = before.refresh, refresh_mails } = given
  if (refresh === 'never') return NO_RULE
  const isSet = refresh !== before.refresh
  const rule: KeptRule = isSet
    ? {
        refresh,
        refresh_at: new Date(now.getTime() + EVERY_MS[refresh]),
        refreshed_by: user_id,
        refresh_mails: refresh_mails ?? true,
        refresh_seen_at: now,
      }
    : keptOf(before)
  if (refresh_mails === undefined || isSet) return rule
  if (refresh_mails) return { ...rule, refreshed_by: user_id, refresh_mails: true }
  return rule.refreshed_by === user_id ? { ...rule, refresh_mails: false } : rule
}

/** Without a rule nobody compares: who was in it is not kept. */
export async function forgetWithoutRule(change: Change, { id, refresh }: SavedAudience): Promise<void> {
  if (refresh === 'never') await forgetAudienceMembers(change, id)
}
