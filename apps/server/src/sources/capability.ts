import { sources as calls, type Reading } from '@starling/contract'
import { setReadingRules, spentInMonth } from '@starling/store'
import { stateOf } from '../asking/index.ts'
import type { TeamContext } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { budgetOf, mayUseKeys, pricesOf, rulesOf } from '../networks/index.ts'
import { createConnection, deleteConnection, listConnections, restoreConnection } from './connections.ts'
import { readDaily } from './daily.ts'
import { estimateFetch, startFetch } from './fetch.ts'
import { createSources, deleteSource, listSources, restoreSource } from './followed.ts'
import { Ingest } from './ingest.ts'
import { estimateIngest, getIngestRun, listIngestRuns, startIngestRun, stopIngestRun } from './runs.ts'
import { sweep } from './sweep.ts'

export const sources = served(calls, {
  handlers: {
    estimateFetch,
    startFetch,

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

    listConnections,
    createConnection,
    deleteConnection,
    restoreConnection,

    listSources,
    createSources,
    deleteSource,
    restoreSource,

    listIngestRuns,
    estimateIngest,
    getIngestRun,
    startIngestRun,
    stopIngestRun,
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
  const { phase, trouble = null } = engine.status
  const { accounts, posts } = phase === 'ready' ? await stateOf(context) : { accounts: 0, posts: 0 }
  const { user, list, count } = pricesOf(context)
  return {
    cap,
    spent,
    spent_on_looks: await spentInMonth(store, { team_id: team.id }, store.now(), 'looks'),
    daily,
    prices: { user, list, count },
    has_installation_app: Boolean(config.X_BEARER_TOKEN),
    may_use_keys: await mayUseKeys(context, team.id),
    corpus: { phase, trouble, accounts, posts },
  }
}
