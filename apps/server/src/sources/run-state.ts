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

type End = Pick<Run, 'state' | 'error'>

/** Done only when all of it was read; `stopped` where something kept it from its end. */
export async function endRun({ store }: Product, run: Run, stopped?: End): Promise<void> {
  const { id, team_id } = run
  await store.change('operator', async (change) => {
    const { state, error } = stopped ?? endOf(await stepsOf(change, id))
    await moveOpenIngest(change, run, { state, error, ended_at: change.now, waits_until: null })
    await change.audit(`ingest.${state}`, { subject_id: id, team_id })
  })
}

function endOf(steps: Row<'ingest_steps'>[]): End {
  const failed = steps.filter(({ state }) => state === 'failed')
  const [first] = failed
  if (!first) return { state: 'done', error: null }
  return { state: failed.length === steps.length ? 'failed' : 'partly', error: first.error }
}
