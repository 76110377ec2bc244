import type { AdSetOverlap } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { clsx } from 'clsx'
import { ArrowLeftRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

/** Who is in two ad sets that run at once: they bid against each other. */
export function OverlapPart({
  team,
  overlaps,
  not_compared,
  nameOf,
}: {
  team: string
  overlaps: readonly AdSetOverlap[]
  not_compared: number
  /** Of an ad set of this campaign. */
  nameOf: (ad_set_id: string) => string
}) {
  const { t } = useText()
  return (
    <section aria-label={t('Overlap with what runs')} className="grid grid-cols-1 gap-2">
      <h3 className="font-strong text-14">{t('Overlap with what runs')}</h3>
      <p className="text-pretty text-13 text-muted">
        {t(
          'Counted among the people known here, as a share of the smaller one. Above 30% they bid against each other.',
        )}
      </p>
      {overlaps.length === 0 ? (
        <p className="text-14">{t('No ad set that runs shares people with it.')}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {overlaps.map(({ ad_set_id, other, share, shared, warning }) => (
            <li
              key={`${ad_set_id} ${other.ad_set_id}`}
              data-warning={warning}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-13"
            >
              <span className="wrap-break-word min-w-0">
                {nameOf(ad_set_id)}
                <ArrowLeftRight size={12} strokeWidth={2} aria-hidden className="mx-1.5 inline text-muted" />
                <span className="sr-only"> {t('overlaps with')} </span>
                <Link
                  to={`/${team}/campaigns/${other.campaign_id}`}
                  className="underline decoration-line-strong underline-offset-3 hover:decoration-accent"
                >
                  {other.campaign_name} · {other.name}
                </Link>
              </span>
              <span className={clsx('tabular inline-flex items-center gap-1.5', warning && 'font-medium text-warn')}>
                {warning && <TriangleAlert size={14} strokeWidth={2} aria-hidden />}
                {t('{{share}}%, {{n}} people in both', {
                  share: Math.round(share * 100),
                  n: fullNumber(shared),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {not_compared > 0 && (
        <p className="tabular text-13 text-muted">
          {t('{{count}} ad sets were not compared: nobody known here can be counted for them.', {
            count: not_compared,
          })}
        </p>
      )}
    </section>
  )
}
