import type { Row } from '@starling/store'
import type { Product } from '../context.ts'

type Run = Row<'ingest_runs'>

export const isOpen = (run: Pick<Run, 'state'> | undefined): boolean =>
  run?.state === 'running' || run?.state === 'waiting'

/** The first that is left, and was not begun in this turn: its end may not be on disk yet. */
export async function nextStep(
  { store }: Product,
  run_id: string,
  begun: ReadonlySet<string>,
): Promise<Row<'ingest_steps'> | undefined> {
  const steps = await store.db
    .selectFrom('ingest_steps')
    .selectAll()
    .where('run_id', '=', run_id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .execute()
  return steps.find(({ id }) => !begun.has(id))
}

export async function waitForX(
  { store }: Product,
  { id, team_id }: Run,
  after_s: number,
  waits: number,
): Promise<void> {
  await store.change('operator', async ({ db, now, audit, enqueue }) => {
    const waiting = await db
      .updateTable('ingest_runs')
      .set({ state: 'waiting', waits, waits_until: new Date(now.getTime() + after_s * 1000) })
      .where('id', '=', id)
      .where('state', 'in', ['running', 'waiting'])
      .executeTakeFirst()
    await audit('ingest.waits', { subject_id: id, team_id })
    if (waiting.numUpdatedRows === 1n) await enqueue('run_ingest', { run_id: id }, { after_s, key: `ingest ${id}` })
  })
}

/** Failed when something stopped it, or when nothing of it could be read. */
export async function endRun({ store }: Product, { id, team_id }: Run, stopped_by?: string): Promise<void> {
  await store.change('operator', async ({ db, now, audit }) => {
    const steps = await db.selectFrom('ingest_steps').select(['state', 'error']).where('run_id', '=', id).execute()
    const failed = steps.filter(({ state }) => state === 'failed')
    const error = stopped_by ?? (failed.length > 0 && failed.length === steps.length ? failed[0]!.error : null)
    const state = error === null ? 'done' : 'failed'
    await db
      .updateTable('ingest_runs')
      .set({ state, error, ended_at: now, waits_until: null })
      .where('id', '=', id)
      .where('state', 'in', ['running', 'waiting'])
      .execute()
    await audit(`ingest.${state}`, { subject_id: id, team_id })
  })
}
