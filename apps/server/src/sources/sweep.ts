import type { sources } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const PATH = { team_id: 'meridian' }
const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const one = (name: string) => ({ path: ({ team, ...rows }: Ids) => ({ team_id: team!, pk: rows[name]! }) })

export const sweep: Sweep<typeof sources.calls> = {
  /** A connection that reads X, what it follows, and runs that have nothing to do. */
  rows: async ({ owner }) => {
    const connection = await owner.createConnection({ path: PATH, body: { kind: 'installation' } })
    const [source] = await owner.createSources({
      path: PATH,
      body: { connection: connection.id, keywords: ['sweep'] },
    })
    const runs = await Promise.all([1, 2].map(() => owner.estimateIngest({ path: PATH, body: { kind: 'check' } })))
    const fetch = await owner.estimateFetch({ path: PATH, body: { handles: ['nobody_is_this'] } })
    return {
      connection: connection.id,
      source: source!.id,
      ingest: runs[0]!.id,
      ingest_two: runs[1]!.id,
      fetch: fetch.id,
    }
  },
  opens: {
    getReading: team,
    changeReading: { ...team, body: { daily: false } },
    listConnections: team,
    createConnection: { ...team, body: { kind: 'installation' } },
    listSources: team,
    createSources: { ...team, body: ({ connection }: Ids) => ({ connection, keywords: ['swept'] }) },
    deleteSource: one('source'),
    restoreSource: one('source'),
    estimateIngest: { ...team, body: { kind: 'check' } },
    estimateFetch: { ...team, body: { handles: ['nobody_is_this'] } },
    startFetch: { ...team, body: ({ fetch }: Ids) => ({ run: fetch, cost: 0 }) },
    listIngestRuns: team,
    getIngestRun: one('ingest'),
    startIngestRun: { ...one('ingest'), body: { cost: 0 } },
    stopIngestRun: one('ingest_two'),
    deleteConnection: one('connection'),
    restoreConnection: one('connection'),
  },
}
