import type { Campaign, CampaignHold } from '@starling/contract/browser'
import { dateRange, type useText } from '@starling/text'
import { money } from '../floor/index.ts'
import { daysOf } from './account-days.ts'

type T = ReturnType<typeof useText>['t']

/** What it may spend: in all, or on a day where that has no end. */
export function budgetWords({ most_micro, daily_budget_micro, currency }: Campaign, t: T): string {
  if (most_micro !== null) return money(most_micro, currency)
  if (daily_budget_micro !== null) return t('{{amount}} a day', { amount: money(daily_budget_micro, currency) })
  return '–'
}

/** What is kept back: in all, or on a day where that has no end. */
export function heldWords({ amount_micro, daily_micro }: CampaignHold, currency: string, t: T): string {
  if (amount_micro !== null) return money(amount_micro, currency)
  return daily_micro === null ? '–' : t('{{amount}} a day', { amount: money(daily_micro, currency) })
}

/** Days of the ad account, as its owner reads them at X. */
export function daysWords(campaign: Pick<Campaign, 'starts_at' | 'ends_at'>, zone = 'UTC'): string {
  const { starts_on, ends_on } = daysOf(campaign, zone)
  return dateRange(starts_on, ends_on === '' ? null : ends_on)
}
