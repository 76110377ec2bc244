import { AppError, type Connection, type FollowedSource, type IngestRun } from '@starling/contract'
import { sourcesOf } from '@starling/store'
import type { TeamContext } from '../floor/index.ts'
import { listConnections } from './connections.ts'
import { createSources } from './followed.ts'
import { estimateRun, startRun } from './runs.ts'

type Wanted = {
  handles: string[]
  post_ids: string[]
  days: number
  posts: number
  followers: number
  connection?: string
}

/** What reading once would cost. What is fetched is no followed source: neither an estimate nor a run is repeated at night. */
export async function estimateFetch(wanted: Wanted, context: TeamContext): Promise<IngestRun> {
  const { store, team, user } = context
  const { id: connection } = chosen(await listConnections(context), wanted)
  const { handles, post_ids, days, posts, followers } = wanted
  const keywords = post_ids.map((id) => `conversation_id:${id}`)
  const followed = new Set((await sourcesOf(store, team.id)).map(({ id }) => id))
  // Only the estimate itself is what an Idempotency-Key stands for.
  const own: TeamContext = { ...context, change: (work) => store.change({ user_id: user.id }, work) }
  const sources = await createSources({ connection, handles, keywords, days, posts, followers }, own)
  try {
    return await estimateRun({ kind: 'read', sources: sources.map(({ id }) => id) }, context)
  } finally {
    await unfollow(
      sources.filter(({ id }) => !followed.has(id)),
      own,
    )
  }
}

/** An app's keys reach further back than a person's. */
function chosen(connections: readonly Connection[], { connection }: Wanted): Connection {
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
  { run, cost }: { run: string; cost: number },
  context: TeamContext,
): Promise<IngestRun> {
  const { store, team, user } = context
  const row = await store.table({ team_id: team.id }, 'ingest_runs').find(run)
  if (row?.created_by !== user.id) throw new AppError('not_found')
  return startRun(run, cost, context)
}
