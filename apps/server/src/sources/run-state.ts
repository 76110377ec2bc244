import { moveOpenIngest, type Row, stepsOf } from '@starling/store'
import type { Product } from '../floor/index.ts'

type Run = Row<'ingest_runs'>

export async function waitForX({ store }: Product, run: Run, after_s: number, waits: number): Promise<void> {
  const { id, team_id } = run
  await store.change('operator', async (change) => {
    const waits_until = new Date(change.now.getTime() + after_s * 1000)
    const isWaiting = await moveOpenIngest(change, run, { state: 'waiting', waits, waits_until })
    await change.audit('ingest.waits', { subject_id: id, team_id })
    if (isWaiting) await change.enqueue('run_ingest', { run_id: id }, { after_s, key: `ingest ${id}` })
  })
}

/** Failed when something stopped it, or when nothing of it could be read. */
export async function endRun({ store }: Product, run: Run, stopped_by?: string): Promise<void> {
  const { id, team_id } = run
  await store.change('operator', async (change) => {
    const steps = await stepsOf(change, id)
    const failed = steps.filter(({ state }) => state === 'failed')
    const error = stopped_by ?? (failed.length > 0 && failed.length === steps.length ? failed[0]!.error : null)
    const state = error === null ? 'done' : 'failed'
    await moveOpenIngest(change, run, { state, error, ended_at: change.now, waits_until: null })
    await change.audit(`ingest.${state}`, { subject_id: id, team_id })
  })
}
