import type { sources } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const one = (name: string) => ({ path: ({ team, ...rows }: Ids) => ({ team_id: team!, pk: rows[name]! }) })

export const sweep: Sweep<typeof sources.calls> = {
  /** A connection that reads X, what it follows, and runs that have nothing to do. */
  rows: async ({ owner, team }) => {
    const path = { team_id: team }
    const connection = await owner.createConnection({ path, body: { kind: 'installation' } })
    const [source] = await owner.createSources({
      path,
      body: { connection: connection.id, keywords: ['sweep'] },
    })
    const runs = await Promise.all([1, 2].map(() => owner.estimateIngest({ path, body: { kind: 'check' } })))
    const fetch = await owner.estimateFetch({ path, body: { handles: ['nobody_is_this'] } })
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
    deleteSource: { ...one('source'), removed: 'opens' },
    restoreSource: { ...one('source'), removed: 'opens' },
    estimateIngest: { ...team, body: { kind: 'check' } },
    estimateFetch: { ...team, body: { handles: ['nobody_is_this'] } },
    startFetch: { ...team, body: ({ fetch }: Ids) => ({ run: fetch, cost: 0 }), needs: 'owner' },
    listIngestRuns: team,
    getIngestRun: one('ingest'),
    startIngestRun: { ...one('ingest'), body: { cost: 0 } },
    stopIngestRun: one('ingest_two'),
    deleteConnection: { ...one('connection'), removed: 'opens' },
    restoreConnection: { ...one('connection'), removed: 'opens' },
  },
}
