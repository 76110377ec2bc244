import { sources as calls, type Reading } from '@starling/contract'
import { setReadingRules } from '@starling/store'
import { stateOf } from '../asking/index.ts'
import type { TeamContext } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { budgetOf, pricesOf, rulesOf } from '../networks/index.ts'
import { createConnection, deleteConnection, listConnections, restoreConnection } from './connections.ts'
import { readDaily } from './daily.ts'
import { estimateFetch, startFetch } from './fetch.ts'
import { createSources, deleteSource, listSources, restoreSource } from './followed.ts'
import { Ingest } from './ingest.ts'
import { estimateRun, findRun, listRuns, startRun, stopRun } from './runs.ts'
import { sweep } from './sweep.ts'

export const sources = served(calls, {
  handlers: {
    estimateFetch: ({ body }, context) => estimateFetch(body, context),
    startFetch: ({ body }, context) => startFetch(body, context),

    getReading: (_, context) => reading(context),
    changeReading: async ({ body }, context) => {
      const { change, store, team } = context
      const rules = await rulesOf(store, team.id)
      const cap = body.cap === undefined ? rules.cap : body.cap
      const daily = body.daily ?? rules.daily
      await change(async (tx) => {
        await setReadingRules(tx, { team_id: team.id, cap, daily })
        await tx.audit('reading.changed', { team_id: team.id, detail: { cap, daily } })
      })
      return reading(context)
    },

    listConnections: (_, context) => listConnections(context),
    createConnection: ({ body }, context) => createConnection(body, context),
    deleteConnection: ({ path }, context) => deleteConnection(path.pk, context),
    restoreConnection: ({ path }, context) => restoreConnection(path.pk, context),

    listSources: (_, context) => listSources(context),
    createSources: ({ body }, context) => createSources(body, context),
    deleteSource: ({ path }, context) => deleteSource(path.pk, context),
    restoreSource: ({ path }, context) => restoreSource(path.pk, context),

    listIngestRuns: (_, context) => listRuns(context),
    estimateIngest: ({ body }, context) => estimateRun(body, context),
    getIngestRun: ({ path }, context) => findRun(path.pk, context),
    startIngestRun: ({ path, body }, context) => startRun(path.pk, body.cost, context),
    stopIngestRun: ({ path }, context) => stopRun(path.pk, context),
  },
  work: (product) => {
    const read_sources = () => readDaily(product)
    // What reads into the corpus runs where the corpus is.
    if (!product.engine.held) return { jobs: { read_sources } }
    const ingest = new Ingest(product)
    return {
      jobs: { run_ingest: (payload) => ingest.carryOut(payload), read_sources },
      resume: () => ingest.resume(),
      close: () => ingest.close(),
    }
  },
  crons: [{ at: '45 3 * * *', job: 'read_sources' }],
  sweep,
})

async function reading(context: TeamContext): Promise<Reading> {
  const { store, team, engine, config } = context
  const { cap, spent } = await budgetOf(store, team.id)
  const { daily } = await rulesOf(store, team.id)
  const { phase } = engine.status
  const { accounts, posts } = phase === 'ready' ? await stateOf(context) : { accounts: 0, posts: 0 }
  const { user, list } = pricesOf(context)
  return {
    cap,
    spent,
    daily,
    prices: { user, list },
    has_installation_app: Boolean(config.X_BEARER_TOKEN),
    corpus: { phase, accounts, posts },
  }
}
