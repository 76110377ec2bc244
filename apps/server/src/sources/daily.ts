import { AppError } from '@starling/contract'
import { sourcesOf } from '@starling/store'
import type { Product } from '../context.ts'
import { planUnasked } from './estimate.ts'
import { beginRun, insertRun } from './runs.ts'

/** Reads what is new for every team that asked for it. Each call is held against the team's cap as always. */
export async function readDaily(product: Product): Promise<void> {
  const { store } = product
  const teams = await store.db.selectFrom('reading_rules').select('team_id').where('daily', '=', true).execute()
  for (const { team_id } of teams) {
    const sources = await sourcesOf(store.db, team_id)
    if (sources.length === 0) continue
    await store
      .change('operator', async (change) => {
        const plan = planUnasked(sources, change.now)
        const id = await insertRun(product, change, team_id, { kind: 'read', plan, created_by: null })
        await beginRun(change, (await change.owned({ team_id }, 'ingest_runs').find(id))!)
      })
      .catch((error) => {
        // A run that is still open does tonight's work too.
        if (!(error instanceof AppError && error.code === 'already_reading')) throw error
      })
  }
}
