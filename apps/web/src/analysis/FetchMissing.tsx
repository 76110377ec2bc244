import { ApiError, type IngestRun, type Understood } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api.ts'
import { recentTeam, useMe } from '../auth/session.ts'
import { askToSignIn } from '../auth/sign-in.ts'
import { boot } from '../boot.ts'
import { sayError } from '../errors/say-error.ts'
import { dollars } from '../sources/money.ts'

const LOOK_EVERY_MS = 1_500

/** First the cost, then the reading, then the answer: nothing is spent that was not shown. */
export function FetchMissing({ missing }: { missing: Understood['missing'] }) {
  const { t } = useText()
  const { me, pending } = useMe()
  const { teamId } = useParams()
  const team_id = teamId ?? recentTeam() ?? me?.memberships[0]?.team.slug
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
  if (started) return <Progress team_id={team_id} run={started} />

  const path = { team_id }
  const doing = async (work: () => Promise<void>) => {
    setError(undefined)
    await work().catch(setError)
  }
  return (
    <div className="grid justify-items-start gap-2">
      {estimate ? (
        <Button
          variant="primary"
          size="small"
          onClick={() =>
            doing(async () =>
              setStarted(await api.startFetch({ path, body: { run: estimate.id, cost: estimate.estimated_cost } })),
            )
          }
        >
          {estimate.at_most
            ? t('Fetch it for at most {{cost}}', { cost: dollars(estimate.estimated_cost) })
            : t('Fetch it for {{cost}}', { cost: dollars(estimate.estimated_cost) })}
        </Button>
      ) : (
        <Button
          size="small"
          onClick={() => doing(async () => setEstimate(await api.estimateFetch({ path, body: { ...missing } })))}
        >
          {t('Show what fetching it costs')}
        </Button>
      )}
      {error !== undefined && <ErrorText text={sayError(error)} />}
      {error instanceof ApiError && error.code === 'connection_needed' && (
        <a
          href={`${boot.sites.team}/${team_id}/connections`}
          className="text-13 text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
        >
          {t('Go to the connections of your team')}
        </a>
      )}
    </div>
  )
}

function Progress({ team_id, run }: { team_id: string; run: IngestRun }) {
  const { t } = useText()
  const client = useQueryClient()
  const { data = run } = useQuery({
    queryKey: ['fetch', team_id, run.id],
    queryFn: ({ signal }) => api.getIngestRun({ path: { team_id, pk: run.id } }, { signal }),
    initialData: run,
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : LOOK_EVERY_MS),
  })
  const isDone = data.state === 'done'
  useEffect(() => {
    if (isDone) void client.resetQueries({ queryKey: ['analysis'] })
  }, [isDone, client])
  if (data.error) return <ErrorText text={data.error} />
  return (
    <p role="status" className="tabular text-13">
      {isDone
        ? t('It is here now.')
        : t('{{read}} of about {{estimate}} read, {{cost}} so far.', {
            read: fullNumber(data.read),
            estimate: fullNumber(data.estimate),
            cost: dollars(data.cost),
          })}
    </p>
  )
}

const isEnded = ({ state }: IngestRun) => state === 'done' || state === 'failed' || state === 'stopped'
