import { ApiError, type DraftSize, describeGenerationError } from '@starling/contract/browser'
import type { BuilderDraft } from '@starling/question/builder'
import { dateTime, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { FailedState, sayError, sayText } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { InsightsState } from './InsightsState.tsx'
import { askedIn, insightsOptions, isAwaited, newestOptions, useTargetingChanges } from './queries.ts'

/** It stays until it is taken away (spec 8). */
const STAYS = { timeout: 0 }

/** What is chosen in an ad account to reach the people of a draft; `size` as soon as they are counted. */
export function TargetingPart({ draft, size }: { draft: BuilderDraft; size: DraftSize | undefined }) {
  const { t } = useText()
  const { teamId } = useParams()
  const { generate, cancel } = useTargetingChanges(teamId !== undefined)
  const newest = useQuery(newestOptions())
  const asked = askedIn(draft)
  const [begun, setBegun] = useState<{ id: string; asked: string } | null>(null)
  const before = newest.data?.find((one) => askedIn(one.draft) === asked)
  const id = begun?.asked === asked ? begun.id : before?.id
  const insights = useQuery({ ...insightsOptions(id ?? ''), enabled: id !== undefined })
  const there = id === undefined ? undefined : insights.data

  async function start() {
    // spec 8
    if (!size) {
      notify(t('Failed to create audience. Please wait until the audience is ready.'), 'error', STAYS)
      return
    }
    await generate.mutateAsync(draft).then((made) => setBegun({ id: made.id, asked }), refused)
  }

  function refused(error: unknown): void {
    const text =
      error instanceof ApiError && error.code === 'sign_in_needed'
        ? t('Failed to create audience. Please log out and log in again to create a new audience.')
        : error instanceof ApiError && error.status !== 429
          ? sayText(describeGenerationError(error.status, error.body))
          : sayError(error)
    notify(text, 'error', STAYS)
  }

  const isSmall = size !== undefined && size.size === 0
  return (
    <section
      aria-label={t('Targeting')}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="font-strong text-16">{t('Targeting')}</h2>
          <p className="max-w-160 text-pretty text-14 text-muted">
            {t('Words, hashtags, accounts, interests and places to choose in an ad account, each with its reason.')}
          </p>
        </div>
        <Button
          icon={<Target size={16} strokeWidth={1.5} aria-hidden />}
          disabled={isSmall || (there !== undefined && isAwaited(there))}
          onClick={start}
        >
          {there?.state === 'ready' ? t('Generate again') : t('Generate targeting')}
        </Button>
      </div>
      {isSmall && !there && (
        <p className="text-14 text-muted">
          {size.few
            ? t('Fewer than five people: nothing is told of so few, so no targeting is made of them.')
            : t('No audience found')}
        </p>
      )}
      {there && <InsightsState insights={there} level={3} cancel={() => cancel.mutateAsync(there.id)} />}
      {id !== undefined && !there && insights.error && (
        <FailedState error={insights.error} retry={() => insights.refetch()} />
      )}
      {there?.state === 'ready' && (
        <p className="text-13 text-muted">
          {t('Made {{when}}.', { when: dateTime(there.created_at) })}{' '}
          <Link
            className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
            to={`${teamId === undefined ? '' : `/${teamId}`}/targeting/${there.id}`}
          >
            {t('Open on its own page')}
          </Link>
        </p>
      )}
    </section>
  )
}
