import { AppError } from '@starling/contract'
import { dailyTeams, sourcesOf } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { planUnasked } from './estimate.ts'
import { beginRun, insertRun } from './runs.ts'

/** Reads what is new for every team that asked for it. Each call is held against the team's cap as always. */
export async function readDaily(product: Product): Promise<void> {
  const { store } = product
  for (const team_id of await dailyTeams(store)) {
    const sources = await sourcesOf(store, team_id)
    if (sources.length === 0) continue
    await store
      .change('operator', async (change) => {
        const plan = planUnasked(sources, change.now)
        const id = await insertRun(product, change, team_id, { kind: 'read', plan, created_by: null })
        await beginRun(change, (await change.table({ team_id }, 'ingest_runs').find(id))!, null)
      })
      .catch((error) => {
        // A run that is still open does tonight's work too.
        if (!(error instanceof AppError && error.code === 'already_reading')) throw error
      })
  }
}
