import { clusterColour } from '@starling/charts'
import type { NewPlan } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { spanWithin } from './plan-draft.ts'

const percent = (part: number) => `${part * 100}%`

/** The days of the plan from left to right, and when each audience runs. */
export function PlanCalendar({ draft, nameOf }: { draft: NewPlan; nameOf: (id: string) => string | null }) {
  const { t } = useText()
  const days = (from: string, to: string) => t('{{from}} to {{to}}', { from: shortDate(from), to: shortDate(to) })
  return (
    <section className="grid gap-2" aria-label={t('Calendar')}>
      <h3 className="font-strong text-16">{t('Calendar')}</h3>
      <ul className="grid gap-2">
        {draft.parts.map((part, at) => {
          const { left, width } = spanWithin(part, draft)
          return (
            <li key={part.audience_config_id} className="grid gap-1">
              <span className="flex flex-wrap justify-between gap-x-3 text-13">
                <span className="wrap-break-word min-w-0">
                  {nameOf(part.audience_config_id) ?? t('A deleted audience')}
                </span>
                <span className="tabular text-muted">
                  {part.starts_on && part.ends_on ? days(part.starts_on, part.ends_on) : '–'}
                </span>
              </span>
              <span aria-hidden className="relative h-3 w-full rounded-full bg-text/8">
                <span
                  className="absolute inset-y-0 rounded-full"
                  style={{ left: percent(left), width: percent(width), background: clusterColour(at) }}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
