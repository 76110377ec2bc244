import type { BillingPlan } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

type Priced = Pick<BillingPlan, 'interval' | 'interval_count'>
const EACH: Record<BillingPlan['interval'], TextKey> = {
  day: '{{amount}} a day',
  week: '{{amount}} a week',
  month: '{{amount}} a month',
  year: '{{amount}} a year',
}
/** What is paid how often. */
export const eachTime = ({ interval, interval_count }: Priced): TextKey =>
  interval_count === 1 ? EACH[interval] : '{{amount}} each period'

export const INVOICE_WORDS: Record<string, TextKey> = {
  paid: 'Paid',
  open: 'Not paid yet',
  draft: 'Being prepared',
  void: 'Void',
  uncollectible: 'Written off',
}
