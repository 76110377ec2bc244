import type { CoverageReached, TargetingCoverage } from '@starling/contract/browser'
import { FIELD_WORDS, type TargetingPackage } from '@starling/targeting'
import { fullNumber, useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FailedState } from '../errors/index.ts'
import { useTooSlow } from '../floor/index.ts'
import { peopleWords, percentWords } from '../targeting/index.ts'
import { chosenIn } from './edit-package.ts'
import { type CoveredAudience, coverageOptions } from './queries.ts'

/** It is counted once the hands rest. */
const RESTED_MS = 400

/** Whom just this state of a list reaches: of another state nothing is told, not even for a moment. */
export function useCoverage(audience: CoveredAudience | null, given: TargetingPackage) {
  const asked = chosenIn(given)
  const [rested, setRested] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), RESTED_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return useQuery({ ...coverageOptions(audience ?? {}, given), enabled: audience !== null && rested === asked })
}

export function CoveragePart({
  audience,
  query,
}: {
  audience: CoveredAudience | null
  query: UseQueryResult<TargetingCoverage>
}) {
  const { t } = useText()
  const slow = useTooSlow(audience && query.isPending ? ['coverage'] : [])
  return (
    <section
      aria-label={t('Whom it reaches')}
      aria-live="polite"
      aria-busy={audience !== null && query.isPending}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="font-strong text-16">{t('Whom it reaches')}</h2>
      {audience === null ? (
        <p className="text-pretty text-13 text-muted">
          {t('This list was made of no audience, so there is nobody to compare it with.')}
        </p>
      ) : query.data ? (
        <Covered coverage={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} retry={query.refetch} />
      ) : (
        <div className="grid gap-2">
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-8 w-full" />
          {slow.size > 0 && <p className="text-13 text-muted">{t('This takes longer than usual.')}</p>}
        </div>
      )}
    </section>
  )
}

function Covered({ coverage: { audience, together, uncounted } }: { coverage: TargetingCoverage }) {
  const { t } = useText()
  return (
    <>
      {together ? (
        <Figures together={together} size={audience.size} />
      ) : (
        <p className="text-13 text-muted">
          {audience.few
            ? t('Fewer than five people: nothing is told of so few.')
            : t('Nothing that is chosen says whom to reach: add words, accounts or interests.')}
        </p>
      )}
      {uncounted.length > 0 && (
        <p className="text-pretty text-13 text-muted">
          {t('Not counted here, as nobody known here can be told by it: {{parts}}.', {
            parts: uncounted.map((part) => t(FIELD_WORDS[part])).join(', '),
          })}
        </p>
      )}
    </>
  )
}

function Figures({ together, size }: { together: CoverageReached; size: number }) {
  const { t } = useText()
  const { inside, outside, about, share, share_interval, precision, precision_interval } = together
  const isWhole = about && inside.size === size
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span data-covered={share ?? ''} className="tabular font-strong text-40 leading-none">
            {share === null ? '–' : percentWords(share)}
          </span>
          <span className="text-14">{t('of the audience')}</span>
          <Interval of={share_interval} />
        </p>
        <p className="tabular text-13 text-muted">
          {isWhole
            ? t('All {{size}} people, or all but a few', { size: fullNumber(size) })
            : t('{{n}} of {{size}} people', { n: peopleWords(t, inside, about), size: fullNumber(size) })}
        </p>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-accent" style={{ width: percentWords(share ?? 0) }} />
      </div>
      <dl className="grid gap-2 text-13">
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted">{t('Others it reaches')}</dt>
          <dd data-others={outside.few ? 'few' : outside.size} className="tabular font-medium">
            {peopleWords(t, outside, about)}
          </dd>
        </div>
        {precision !== null && (
          <div className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{t('Of all it reaches, of the audience')}</dt>
            <dd className="tabular font-medium">
              {about ? t('at least {{share}}', { share: percentWords(precision) }) : percentWords(precision)}{' '}
              <Interval of={precision_interval} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** At nothing and at all, too: how much chance may hide there. */
function Interval({ of: interval }: { of: CoverageReached['share_interval'] }) {
  const { t } = useText()
  if (!interval) return null
  const [from, to] = [percentWords(interval[0]), percentWords(interval[1])]
  return (
    <span className="tabular font-normal text-13 text-muted">{t('({{from}} to {{to}}, 95% sure)', { from, to })}</span>
  )
}
