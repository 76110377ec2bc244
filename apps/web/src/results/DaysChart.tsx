import type { CampaignStats, DeliveredDay } from '@starling/contract/browser'
import { fullNumber, shortDate, useText } from '@starling/text'
import { useState } from 'react'
import { QuietSelect } from '../panels/index.ts'
import { fittingMoney, RESULT_WORDS } from './figures.ts'

const SHOWN = ['spend_micro', 'impressions', 'results'] as const
type Shown = (typeof SHOWN)[number]
const HEIGHT = 120

/** What each day brought, as bars; each says its day and figure. */
export function DaysChart({ stats: { days, currency, result_metric } }: { stats: CampaignStats }) {
  const { t } = useText()
  const [shown, setShown] = useState<Shown>('spend_micro')
  const names: Record<Shown, string> = {
    spend_micro: t('Spent'),
    impressions: t('Views'),
    results: t(RESULT_WORDS[result_metric] ?? 'Results'),
  }
  const most = Math.max(1, ...days.map((day) => day[shown]))
  const spent = fittingMoney(
    days.map(({ spend_micro }) => spend_micro),
    currency,
  )
  const said = (day: DeliveredDay, at: number) => (shown === 'spend_micro' ? spent[at] : fullNumber(day[shown]))
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center justify-between gap-3 text-13">
        <span className="font-medium">{t('By day')}</span>
        <QuietSelect
          label={t('What is shown')}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          shown={names[shown]}
          choices={() => SHOWN.map((value) => ({ value, label: names[value] }))}
        />
      </figcaption>
      <ul className="flex items-end gap-px" style={{ height: HEIGHT }} aria-label={`${t('By day')}: ${names[shown]}`}>
        {days.map((day, at) => (
          <li
            key={day.day}
            className="flex h-full min-w-0 grow items-end"
            title={`${shortDate(day.day)}: ${said(day, at)}`}
          >
            <span className="sr-only">{`${shortDate(day.day)}: ${said(day, at)}`}</span>
            <span
              aria-hidden
              className="w-full rounded-t-xs bg-accent"
              style={{ height: `${Math.max(1, Math.round((day[shown] / most) * 100))}%` }}
            />
          </li>
        ))}
      </ul>
      <div className="tabular flex justify-between text-12 text-muted" aria-hidden>
        <span>{shortDate(days[0]!.day)}</span>
        <span>{shortDate(days.at(-1)!.day)}</span>
      </div>
    </figure>
  )
}
