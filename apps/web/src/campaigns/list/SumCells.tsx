import type { Campaign, CampaignSum } from '@starling/contract/browser'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { money } from '../../floor/index.ts'
import { paceOf, type SpendPace } from '../pace.ts'

const PACE_WORDS: Record<SpendPace, TextKey> = { even: 'on pace', behind: 'behind', ahead: 'ahead' }

/** What it spent of what it may, and whether that is as much as its days let expect. */
export function SpentCell({ campaign, sum }: { campaign: Campaign; sum: CampaignSum | undefined }) {
  const { t } = useText()
  if (!sum) return <span className="text-faint">–</span>
  const at = paceOf(campaign, sum.spend_micro, Date.now())
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
          {percent(at.spent)}% {t(PACE_WORDS[at.pace])}
        </span>
      )}
    </span>
  )
}

/** What it brought, and between what one of it costs with 95 % certainty. */
export function ResultsCell({ campaign: { currency }, sum }: { campaign: Campaign; sum: CampaignSum | undefined }) {
  const { t } = useText()
  if (!sum) return <span className="text-faint">–</span>
  const { results, cost_micro, cost_interval } = sum
  const [low, high] = cost_interval ?? [null, null]
  return (
    <span
      className="grid leading-4.5"
      title={
        low === null
          ? undefined
          : high === null
            ? t('One costs {{low}} or more, 95% sure', { low: money(low, currency) })
            : t('One costs {{low}} to {{high}}, 95% sure', { low: money(low, currency), high: money(high, currency) })
      }
    >
      <span>{fullNumber(results)}</span>
      {cost_micro !== null && (
        <span className="text-12 text-muted">
          {' '}
          {low === null || high === null
            ? money(cost_micro, currency)
            : t('{{low}}–{{high}} each', { low: money(low, currency), high: money(high, currency) })}
        </span>
      )}
    </span>
  )
}

const percent = (share: number) => Math.round(share * 100)
