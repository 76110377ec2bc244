import type { AdSetOverlap } from '@starling/contract/browser'
import { fullNumber, shortDate, useText } from '@starling/text'
import { clsx } from 'clsx'
import { ArrowLeftRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

/** Who is in two ad sets that run at once, of two campaigns or of one: they bid against each other. */
export function OverlapPart({
  team,
  overlaps,
  not_compared,
}: {
  team: string
  overlaps: readonly AdSetOverlap[]
  not_compared: number
}) {
  const { t } = useText()
  return (
    <section aria-label={t('Overlap with what runs')} className="grid grid-cols-1 gap-2">
      <h3 className="font-strong text-14">{t('Overlap with what runs')}</h3>
      <p className="text-pretty text-13 text-muted">
        {t(
          'Counted among the people known here, by all their posts: who wrote a word, follows an account or has an interest of the ad set, where it looks. Shares are of the smaller one; only days on which both run count. Above 30% they bid against each other.',
        )}
      </p>
      {overlaps.length === 0 ? (
        <p className="text-14">{t('No ad set that runs on its days shares people with it.')}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {overlaps.map((overlap) => (
            <Overlap key={`${overlap.ad_set_id} ${overlap.other.ad_set_id}`} team={team} overlap={overlap} />
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

/** Which two, how many each has, how many are in both, and when both run: enough to count it again. */
function Overlap({ team, overlap }: { team: string; overlap: AdSetOverlap }) {
  const { t } = useText()
  const { name, people, other, share, shared, warning, from, until } = overlap
  const sizes = { own: fullNumber(people), other: fullNumber(other.people) }
  return (
    <li data-warning={warning} className="grid gap-0.5 py-1.5 text-13">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-break-word min-w-0">
          {name}
          <ArrowLeftRight size={12} strokeWidth={2} aria-hidden className="mx-1.5 inline text-muted" />
          <span className="sr-only"> {t('overlaps with')} </span>
          {other.is_sister ? (
            `${other.name} (${t('same campaign')})`
          ) : (
            <Link
              to={`/${team}/campaigns/${other.campaign_id}`}
              className="underline decoration-line-strong underline-offset-3 hover:decoration-accent"
            >
              {other.campaign_name} · {other.name}
            </Link>
          )}
        </span>
        <span className={clsx('tabular inline-flex items-center gap-1.5', warning && 'font-medium text-warn')}>
          {warning && <TriangleAlert size={14} strokeWidth={2} aria-hidden />}
          {t('{{share}}%, {{n}} people in both', { share: Math.round(share * 100), n: fullNumber(shared) })}
        </span>
      </div>
      <p className="tabular text-12 text-muted">
        {until === null
          ? t('{{own}} and {{other}} people; both run from {{from}} on', { ...sizes, from: shortDate(from) })
          : t('{{own}} and {{other}} people; both run from {{from}} to {{to}}', {
              ...{ ...sizes, from: shortDate(from), to: shortDate(until) },
            })}
      </p>
    </li>
  )
}
