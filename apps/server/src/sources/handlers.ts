import type { fetching, Reading, sources } from '@starling/contract'
import type { Handlers, TeamContext } from '../context.ts'
import { budgetOf, pricesOf, rulesOf } from './budget.ts'
import {
  connectionAnswer,
  createConnection,
  findConnection,
  listConnections,
  setConnectionRemoved,
} from './connections.ts'
import { estimateFetch, startFetch } from './fetch.ts'
import { createSources, deleteSource, listSources, restoreSource } from './followed.ts'
import { estimateRun, findRun, listRuns, startRun, stopRun } from './runs.ts'

export const fetchHandlers: Handlers<typeof fetching> = {
  estimateFetch: ({ body }, context) => estimateFetch(body, context),
  startFetch: ({ body }, context) => startFetch(body, context),
}

export const sourceHandlers: Handlers<typeof sources> = {
  getReading: (_, context) => reading(context),
  changeReading: async ({ body }, context) => {
    const { change, store, team } = context
    const rules = await rulesOf(store, team.id)
    const cap = body.cap === undefined ? rules.cap : body.cap
    const daily = body.daily ?? rules.daily
    await change(async ({ db, audit }) => {
      await db
        .insertInto('reading_rules')
        .values({ team_id: team.id, cap, daily })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ cap, daily }))
        .execute()
      await audit('reading.changed', { team_id: team.id, detail: { cap, daily } })
    })
    return reading(context)
  },

  listConnections: (_, context) => listConnections(context),
  createConnection: ({ body }, context) => createConnection(body, context),
  deleteConnection: ({ path }, context) => setConnectionRemoved(path.pk, context.now, context),
  restoreConnection: async ({ path }, context) => {
    await setConnectionRemoved(path.pk, null, context)
    return connectionAnswer(context, await findConnection(path.pk, context))
  },

  listSources: (_, context) => listSources(context),
  createSources: ({ body }, context) => createSources(body, context),
  deleteSource: ({ path }, context) => deleteSource(path.pk, context),
  restoreSource: ({ path }, context) => restoreSource(path.pk, context),

  listIngestRuns: (_, context) => listRuns(context),
  estimateIngest: ({ body }, context) => estimateRun(body, context),
  getIngestRun: ({ path }, context) => findRun(path.pk, context),
  startIngestRun: ({ path, body }, context) => startRun(path.pk, body.cost, context),
  stopIngestRun: ({ path }, context) => stopRun(path.pk, context),
}

async function reading(context: TeamContext): Promise<Reading> {
  const { store, team, live, config } = context
  const { cap, spent } = await budgetOf(store, team.id)
  const { daily } = await rulesOf(store, team.id)
  const { phase } = live.status
  const { accounts, posts } = phase === 'ready' ? await live.state() : { accounts: 0, posts: 0 }
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
