import type { Campaign, CampaignAlert } from '@starling/contract/browser'
import { timeAgo, useText } from '@starling/text'
import { Checkbox } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { refused } from '../errors/index.ts'
import { money } from './figures.ts'
import { alertMailOptions, alertsOptions, useResultActs } from './queries.ts'

/** What is amiss with a campaign now, and whether one is told of it by mail. */
export function AlertsPart({
  campaign: { id, currency, x_id },
}: {
  campaign: Pick<Campaign, 'id' | 'currency' | 'x_id'>
}) {
  const { t } = useText()
  const alerts = useQuery({ ...alertsOptions(id), enabled: x_id !== null })
  const wanted = useQuery({ ...alertMailOptions(id), enabled: x_id !== null })
  const { mail } = useResultActs(id)
  const box = useId()
  if (x_id === null) return null
  const open = alerts.data?.filter(({ ended_at }) => ended_at === null) ?? []
  return (
    <section aria-label={t('Alerts')} className="grid gap-2">
      {open.map((alert) => (
        <p
          key={alert.id}
          role="status"
          className="flex gap-2 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13"
        >
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <span className="tabular wrap-break-word min-w-0">
            {wordsOf(alert, currency, t)} <span className="text-muted">{timeAgo(alert.raised_at)}</span>
          </span>
        </p>
      ))}
      {wanted.data && (
        <label htmlFor={box} className="flex items-start gap-2 text-13">
          <Checkbox
            id={box}
            checked={wanted.data.wanted}
            onChange={(event) => mail.mutate(event.target.checked, { onError: refused })}
          />
          {t('Email me when it spends too slowly or too much, or X rejects an ad')}
        </label>
      )}
    </section>
  )
}

function wordsOf(
  { kind, spent_micro, expected_micro }: CampaignAlert,
  currency: string,
  t: ReturnType<typeof useText>['t'],
) {
  const money_of = (micro: number | null) => money(micro ?? 0, currency)
  const values = { spent: money_of(spent_micro), expected: money_of(expected_micro) }
  if (kind === 'pace_slow') return t('It has spent {{spent}}; by now it should be about {{expected}}.', values)
  if (kind === 'overspend') return t('It has spent {{spent}}; its budget is {{expected}}.', values)
  return t('X does not show one of its ads. The ad is turned on here.')
}
