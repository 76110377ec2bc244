import { ApiError, ERRORS, type IngestRun, type Understood } from '@starling/contract/browser'
import { t, useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sayError, sayText } from '../errors/index.ts'
import { api, askToSignIn, boot, dollars } from '../floor/index.ts'
import { useMe, useTeamAtHand } from '../session/index.ts'
import { askingPrice, readingOptions } from '../sources/index.ts'
import { FetchProgress } from './FetchProgress.tsx'

/** So far back is fetched. */
const DAYS = 30

/** First the cost, then the reading, then the answer: nothing is spent that was not shown. */
export function FetchMissing({ missing, asks }: { missing: Understood['missing']; asks: string }) {
  const { t } = useText()
  const { me, pending } = useMe()
  const team_id = useTeamAtHand()
  const { data: reading } = useQuery({
    ...readingOptions(team_id ?? ''),
    enabled: me !== null && team_id !== undefined,
  })
  const [estimate, setEstimate] = useState<IngestRun>()
  const [started, setStarted] = useState<IngestRun>()
  const [error, setError] = useState<unknown>()

  if (pending) return null
  if (!me) {
    return (
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => askToSignIn(t('Sign in to access more data.'))}
      >
        {t('Sign in to fetch it')}
      </Button>
    )
  }
  if (!team_id) return <p className="text-13 text-muted">{t('Join or create a team to fetch it.')}</p>
  if (started) return <FetchProgress team_id={team_id} run={started} missing={missing} asks={asks} />

  const path = { team_id }
  const doing = async (work: () => Promise<void>) => {
    setError(undefined)
    await work().catch(setError)
  }
  return (
    <div className="grid justify-items-start gap-2">
      {estimate && estimate.estimate > 0 && (
        <Button
          variant="primary"
          size="small"
          onClick={() =>
            doing(async () =>
              setStarted(await api.startFetch({ path, body: { run: estimate.id, cost: estimate.estimated_cost } })),
            )
          }
        >
          {t('Fetch it for at most {{cost}}', { cost: dollars(estimate.estimated_cost) })}
        </Button>
      )}
      {estimate && estimate.estimate > 0 && (
        <p className="text-13 text-muted">{t('What is fetched can be analysed by every team of this installation.')}</p>
      )}
      {!estimate && (
        <Button
          size="small"
          onClick={() =>
            doing(async () => setEstimate(await api.estimateFetch({ path, body: { ...missing, days: DAYS } })))
          }
        >
          {t('See what fetching it costs')}
        </Button>
      )}
      {!estimate && reading && (
        <p className="tabular text-13 text-muted">
          {t('X charges up to {{cost}} for looking up the price.', {
            cost: dollars(askingPrice(reading.prices, namesIn(missing))),
          })}
        </p>
      )}
      {estimate && refusalsOf(estimate).map((refusal) => <ErrorText key={refusal} text={refusal} />)}
      {error !== undefined && <ErrorText text={sayError(error)} />}
      {isDisconnected(error, estimate) && (
        <a
          href={`${boot.sites.team}/${team_id}/connections`}
          className="text-13 text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
        >
          {t('Open your team’s connections')}
        </a>
      )}
    </div>
  )
}

const namesIn = ({ handles, post_ids }: Understood['missing']) => [
  ...handles.map(() => ({ kind: 'handle' as const, days: DAYS })),
  ...post_ids.map(() => ({ kind: 'keyword' as const, days: DAYS })),
]

/** Nothing is to be had before the team connects, or connects again. */
function isDisconnected(error: unknown, estimate: IngestRun | undefined): boolean {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'connection_needed' || code === 'reconnect_needed') return true
  return estimate?.steps.some((step) => step.error === ERRORS.reconnect_needed.message) ?? false
}

/** What of it X does not give. */
function refusalsOf({ estimate, steps }: IngestRun): string[] {
  const refusals = new Set(steps.flatMap(({ error }) => (error ? [sayText(error)] : [])))
  if (estimate === 0 && refusals.size === 0) return [t('X returned nothing for it.')]
  return [...refusals]
}
