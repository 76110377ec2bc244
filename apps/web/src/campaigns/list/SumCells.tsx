import type { Campaign, CampaignSum } from '@starling/contract/browser'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { money } from '../../floor/index.ts'
import { type SpendPace, spendPace } from '../pace.ts'

const PACE_WORDS = {
  even: '{{spent}}% spent, on pace',
  behind: '{{spent}}% spent, {{off}}% behind',
  ahead: '{{spent}}% spent, {{off}}% ahead',
} as const satisfies Record<SpendPace, TextKey>

/** What it spent of what it may, and whether that is as much as its days let expect. */
export function SpentCell({ campaign, sum }: { campaign: Campaign; sum: CampaignSum | undefined }) {
  const { t } = useText()
  if (!sum) return <span className="text-faint">–</span>
  const at = sum.pace && spendPace(sum.pace)
  const spent = money(sum.spend_micro, campaign.currency)
  return (
    <span
      className="grid leading-4.5"
      title={
        at
          ? t('{{spent}}% of the money, {{passed}}% of the days', {
              spent: percent(at.spent),
              passed: percent(at.passed),
            })
          : undefined
      }
    >
      <span>{spent}</span>
      {at && (
        <span className={clsx('text-12', at.pace === 'even' ? 'text-muted' : 'text-warn')}>
          {' '}
          {t(PACE_WORDS[at.pace], { spent: percent(at.spent), off: percent(at.off) })}
        </span>
      )}
    </span>
  )
}

/** What it brought, and between what one of it costs with 95 % certainty. */
export function ResultsCell({ campaign, sum }: { campaign: Campaign; sum: CampaignSum | undefined }) {
  const { currency, objective } = campaign
  const { t } = useText()
  if (!sum) return <span className="text-faint">–</span>
  const { results, cost_micro, cost_interval } = sum
  // Where the view itself is the result one costs less than a coin: a thousand are spoken of.
  const isOfViews = objective === 'REACH'
  const cash = (micro: number) => money(isOfViews ? micro * 1_000 : micro, currency)
  const [low, high] = cost_interval ?? [null, null]
  return (
    <span
      className="grid leading-4.5"
      title={
        low === null
          ? undefined
          : high === null
            ? t(isOfViews ? '1,000 cost {{low}} or more, 95% sure' : 'One costs {{low}} or more, 95% sure', {
                low: cash(low),
              })
            : t(isOfViews ? '1,000 cost {{low}} to {{high}}, 95% sure' : 'One costs {{low}} to {{high}}, 95% sure', {
                ...{ low: cash(low), high: cash(high) },
              })
      }
    >
      <span>{fullNumber(results)}</span>
      {cost_micro !== null && (
        <span className="text-12 text-muted">
          {' '}
          {low === null || high === null
            ? cash(cost_micro)
            : t(isOfViews ? '{{low}}–{{high}} per 1,000' : '{{low}}–{{high}} each', {
                ...{ low: cash(low), high: cash(high) },
              })}
        </span>
      )}
    </span>
  )
}

const percent = (share: number) => Math.round(share * 100)
