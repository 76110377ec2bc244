import type { EstimateAtX } from '@starling/contract/browser'
import { type BuilderDraft, subjectsOf } from '@starling/question/builder'
import { dateTime, fullNumber, type TextKey, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sayError } from '../errors/index.ts'
import { boot } from '../floor/index.ts'
import { askedIn, estimateOptions } from './queries.ts'

/** X allows only so many questions: it is asked once the hands rest. */
const RESTED_MS = 800

const WHY_NOT: Record<NonNullable<EstimateAtX['not_estimated']>, TextKey> = {
  no_ad_account: 'X’s own estimate needs a linked X account with its ad accounts added.',
  says_nobody: 'X estimates nothing without words, accounts or interests that it knows.',
}

/** What X itself counts, said as what it is: another count, of other people than those known here. */
export function EstimatePart({ draft }: { draft: BuilderDraft }) {
  const { t } = useText()
  const isAsked = subjectsOf(draft).length > 0
  const asked = askedIn(draft)
  const isRested = useRested(asked)
  const query = useQuery({ ...estimateOptions(draft), enabled: isAsked && isRested })
  if (!isAsked) return null
  const estimate = query.data
  return (
    <section aria-label={t('X’s own estimate')} aria-live="polite" className="grid gap-0.5 text-13 text-muted">
      {!estimate && !query.error && <p>{t('Asking X for its own estimate …')}</p>}
      {query.error && <p>{t('X’s own estimate: {{problem}}', { problem: sayError(query.error) })}</p>}
      {estimate?.not_estimated && <p>{t(WHY_NOT[estimate.not_estimated])}</p>}
      {estimate?.not_estimated === 'no_ad_account' && (
        <a href={new URL('/account', boot.sites.team).href} className="w-fit text-accent underline underline-offset-4">
          {t('Link it under Account')}
        </a>
      )}
      {estimate?.range && <Range estimate={estimate} range={estimate.range} />}
    </section>
  )
}

function Range({ estimate, range }: { estimate: EstimateAtX; range: { min: number; max: number } }) {
  const { t } = useText()
  return (
    <>
      <p>
        <span className="tabular font-medium text-14 text-text">
          {t('X estimates {{min}} to {{max}} people', { min: fullNumber(range.min), max: fullNumber(range.max) })}
        </span>{' '}
        {t('({{account}}, {{when}})', {
          account: estimate.ad_account?.name ?? '',
          when: dateTime(estimate.estimated_at),
        })}
      </p>
      <p>{t('Another count of another population: whoever X can show ads to, by its own targeting.')}</p>
      {estimate.left_out.length > 0 && (
        <p>{t('X could not be told {{n}} of the conditions.', { n: estimate.left_out.length })}</p>
      )}
    </>
  )
}

function useRested(asked: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), RESTED_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return rested === asked
}
