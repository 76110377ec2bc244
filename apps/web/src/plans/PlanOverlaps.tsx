import { MUCH_OVERLAP, type OpenedPlan } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { TriangleAlert } from 'lucide-react'

/** Who is in two audiences of the plan as it was saved, and on how many days both run. */
export function PlanOverlaps({ plan: { parts, overlaps } }: { plan: OpenedPlan }) {
  const { t } = useText()
  if (overlaps.length === 0) return null
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const nameOf = (at: number) => parts[at]?.name ?? ''
  const much = overlaps.flatMap((pair) =>
    pair.share !== null && pair.share > MUCH_OVERLAP && pair.days > 0 ? [{ ...pair, share: pair.share }] : [],
  )
  return (
    <section className="grid gap-2" aria-label={t('Who is in two of them')}>
      <h3 className="font-strong text-16">{t('Who is in two of them')}</h3>
      {much.length > 0 && (
        <div role="status" className="flex gap-2 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <div className="wrap-break-word grid min-w-0 gap-1">
            {much.map(({ one, other, share }) => (
              <p key={`${one} ${other}`}>
                {t(
                  '“{{one}}” and “{{other}}” share {{share}} of the smaller: a campaign with both pays twice for the same people.',
                  { one: nameOf(one), other: nameOf(other), share: percent(share) },
                )}
              </p>
            ))}
          </div>
        </div>
      )}
      <ul className="divide-y divide-line rounded-card border border-line">
        {overlaps.map(({ one, other, shared, share, days }) => (
          <li
            key={`${one} ${other}`}
            className="grid gap-1 px-4 py-3 text-13 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4"
          >
            <span className="wrap-break-word min-w-0">
              {nameOf(one)} + {nameOf(other)}
            </span>
            <span className="tabular text-muted">
              {shared === null || share === null
                ? t('Fewer than 5 in both')
                : t('{{n}} in both, {{share}} of the smaller', { n: fullNumber(shared), share: percent(share) })}
              {' · '}
              {days === 0 ? t('never on the same day') : t('{{count}} days together', { count: days })}
            </span>
          </li>
        ))}
      </ul>
      {overlaps.some(({ rounded }) => rounded) && (
        <p className="text-12 text-muted">
          {t('People in these are to the nearest five: some are shared, or not shared, by fewer than five.')}
        </p>
      )}
    </section>
  )
}
