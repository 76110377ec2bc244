import type { IngestRun, Understood } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { ErrorText } from '@starling/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sayText } from '../errors/index.ts'
import { api, dollars } from '../floor/index.ts'

type Missing = Understood['missing']
type Look = { left: number; looks: number }

const LOOK_EVERY_MS = 1_500
/** What is read can be asked about some seconds later; what is not there then will not come. */
const MOST_LOOKS = 40

/** From the first row that is read until it can be asked about; then whatever waits for it is asked again. */
export function FetchProgress({
  team_id,
  run,
  missing,
  asks,
}: {
  team_id: string
  run: IngestRun
  missing: Missing
  asks: string
}) {
  const { t } = useText()
  const client = useQueryClient()
  const { data = run } = useQuery({
    queryKey: ['fetch', team_id, run.id],
    queryFn: ({ signal }) => api.getIngestRun({ path: { team_id, pk: run.id } }, { signal }),
    initialData: run,
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : LOOK_EVERY_MS),
  })
  const isRead = READ.includes(data.state)
  const leftKey = ['fetch', 'left', run.id, missing]
  const { data: look } = useQuery({
    queryKey: leftKey,
    queryFn: async ({ signal }): Promise<Look> => ({
      left: await countLeft(missing, signal),
      looks: (client.getQueryData<Look>(leftKey)?.looks ?? 0) + 1,
    }),
    enabled: isRead,
    refetchInterval: ({ state }) => (state.data && isDecided(state.data) ? false : LOOK_EVERY_MS),
  })
  const wanted = missing.handles.length + missing.post_ids.length
  const refused = data.steps.filter(({ error }) => error !== null)
  const isDecided = ({ left, looks }: Look) => left <= refused.length || looks >= MOST_LOOKS
  const isHere = look !== undefined && isDecided(look) && look.left < wanted
  useEffect(() => {
    if (isHere) void client.resetQueries({ queryKey: [asks] })
  }, [isHere, client, asks])

  if (data.error && !isRead) return <ErrorText text={sayText(data.error)} />
  if (look && isDecided(look) && !isHere) {
    const why = refused[0]?.error ?? data.error
    return <ErrorText text={why ? sayText(why) : t('X returned nothing for it.')} />
  }
  return (
    <p role="status" className="tabular text-13">
      {isHere
        ? t('It is here now.')
        : isRead
          ? t('It has been fetched. You can ask about it in a moment.')
          : t('{{read}} of about {{estimate}} fetched, {{cost}} so far.', {
              read: fullNumber(data.read),
              estimate: fullNumber(data.estimate),
              cost: dollars(data.cost),
            })}
    </p>
  )
}

/** What was read up to there can be asked about. */
const READ: readonly IngestRun['state'][] = ['done', 'partly', 'at_limit']
const isEnded = ({ state }: IngestRun) => READ.includes(state) || state === 'failed' || state === 'stopped'

/** How many of them still cannot be asked about. */
async function countLeft({ handles, post_ids }: Missing, signal: AbortSignal): Promise<number> {
  const questions = [
    ...handles.map((handle) => ({ query_type: 'handle' as const, handle })),
    ...(post_ids.length > 0 ? [{ query_type: 'post' as const, post_ids }] : []),
  ]
  const understood = await Promise.all(
    questions.map((question) => api.analyzeQuestion({ body: { question } }, { signal })),
  )
  return understood.reduce((sum, { missing: left }) => sum + left.handles.length + left.post_ids.length, 0)
}
