import { AppError, type Blocker, type RefusalCode } from '@starling/contract'
import { type AdRow, type AdSetRow, adSetsOf, adsOf, type CampaignRow, type Change } from '@starling/store'
import { chosenOf, isApplicable, lintPackage, SAYING_PARTS, type TargetingPackage } from '@starling/targeting'

const CODES = {
  not_launchable: 'blocked_not_launchable',
  no_budget: 'blocked_no_budget',
  ends_in_past: 'blocked_ends_in_past',
  no_ad_sets: 'blocked_no_ad_sets',
  no_ads: 'blocked_no_ads',
  says_nobody: 'blocked_says_nobody',
  budgets_exceed: 'blocked_budgets_exceed',
  no_ad_account: 'blocked_no_ad_account',
  differs_at_x: 'blocked_differs_at_x',
  lint: 'blocked_lint',
} as const satisfies Record<Blocker, RefusalCode>

const saysSomebody = (given: TargetingPackage) =>
  SAYING_PARTS.some((part) => chosenOf(given[part]).some(({ excluded = false }) => !excluded))

type Parts = { ad_sets: readonly AdSetRow[]; ads: readonly AdRow[]; now: Date }

/** Why a campaign cannot be launched, as far as our own rows tell. */
export function blockersOf(campaign: CampaignRow, { ad_sets, ads, now }: Parts): Blocker[] {
  const { state, wanted, ends_at, daily_budget_micro, most_micro, differences, objective } = campaign
  const on = ad_sets.filter(({ is_on }) => is_on)
  const shown = new Set(ads.filter(({ is_on }) => is_on).map(({ ad_set_id }) => ad_set_id))
  const together = ad_sets.reduce((sum, { budget_micro }) => sum + (budget_micro ?? 0), 0)
  const lints = on.some(
    (set) => !isApplicable(lintPackage({ package: set.targeting_package, line_item: { objective } })),
  )
  const found: Record<Blocker, boolean> = {
    not_launchable: state === 'ended' || wanted === 'ended' || state === 'sending' || state === 'active',
    no_budget: daily_budget_micro === null && most_micro === 0,
    ends_in_past: ends_at !== null && ends_at <= now,
    no_ad_sets: on.length === 0,
    no_ads: on.some(({ id }) => !shown.has(id)),
    says_nobody: on.some((set) => !saysSomebody(set.targeting_package)),
    budgets_exceed: most_micro > 0 && together > most_micro,
    no_ad_account: false,
    differs_at_x: differences > 0,
    lint: lints,
  }
  return (Object.keys(found) as Blocker[]).filter((blocker) => found[blocker])
}

export async function refuseBlocked(change: Change, campaign: CampaignRow): Promise<void> {
  const [ad_sets, ads] = [await adSetsOf(change, campaign.id), await adsOf(change, campaign.id)]
  const [first] = blockersOf(campaign, { ad_sets, ads, now: change.now })
  if (first) throw new AppError('invalid', { fields: { non_field_errors: [{ code: CODES[first] }] } })
}
