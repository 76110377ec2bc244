import { AppError, type Connection, type FollowedSource, type IngestRun } from '@starling/contract'
import { sourcesOf } from '@starling/store'
import type { Input, TeamContext } from '../floor/index.ts'
import { listConnections } from './connections.ts'
import { createSources } from './followed.ts'
import { estimateIngest, startIngestRun } from './runs.ts'

/** What reading once would cost. What is fetched is no followed source: neither an estimate nor a run is repeated at night. */
export async function estimateFetch(
  { path, body: wanted }: Input<'estimateFetch'>,
  context: TeamContext,
): Promise<IngestRun> {
  const { store, team, user } = context
  const { id: connection } = chosen(await listConnections({}, context), wanted)
  const { handles, post_ids, days, posts, followers } = wanted
  const keywords = post_ids.map((id) => `conversation_id:${id}`)
  const followed = new Set((await sourcesOf(store, team.id)).map(({ id }) => id))
  // Only the estimate itself is what an Idempotency-Key stands for.
  const own: TeamContext = { ...context, change: (work) => store.change({ user_id: user.id }, work) }
  const sources = await createSources({ path, body: { connection, handles, keywords, days, posts, followers } }, own)
  try {
    return await estimateIngest({ path, body: { kind: 'read', sources: sources.map(({ id }) => id) } }, context)
  } finally {
    await unfollow(
      sources.filter(({ id }) => !followed.has(id)),
      own,
    )
  }
}

/** An app's keys reach further back than a person's. */
function chosen(connections: readonly Connection[], { connection }: Input<'estimateFetch'>['body']): Connection {
  const working = connections.filter(({ broken }) => !broken)
  const asked = connection ? working.find(({ id }) => id === connection) : undefined
  if (connection && !asked) throw new AppError('not_found')
  const best = asked ?? working.find(({ kind }) => kind !== 'account') ?? working[0]
  if (!best) throw new AppError('connection_needed')
  return best
}

/** Its steps stay: a run reads what it was estimated for. */
async function unfollow(sources: readonly FollowedSource[], { change, team }: TeamContext): Promise<void> {
  if (sources.length === 0) return
  await change(async ({ table, audit }) => {
    for (const { id } of sources) await table({ team_id: team.id }, 'followed_sources').remove(id)
    await audit('fetch.estimated', { team_id: team.id, detail: { count: sources.length } })
  })
}

/** What one has estimated oneself; a member can have estimated nothing but a fetch. */
export async function startFetch(
  { path, body: { run, cost } }: Input<'startFetch'>,
  context: TeamContext,
): Promise<IngestRun> {
  const { store, team, user } = context
  const row = await store.table({ team_id: team.id }, 'ingest_runs').find(run)
  if (row?.created_by !== user.id) throw new AppError('not_found')
  return startIngestRun({ path: { ...path, pk: run }, body: { cost } }, context)
}
