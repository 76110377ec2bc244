import type { Kysely } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

type Run = Row<'ingest_runs'>
type Step = Row<'ingest_steps'>
const OPEN = ['running', 'waiting'] as const

export const isOpenIngest = (run: Pick<Run, 'state'> | undefined): boolean =>
  (OPEN as readonly (string | undefined)[]).includes(run?.state)

/** By its id alone: for the job that carries it out. */
export const findIngestRun = (rows: Rows, id: string): Promise<Run | undefined> =>
  dbOf(rows).selectFrom('ingest_runs').selectAll().where('id', '=', id).executeTakeFirst()

type NewStep = Pick<Step, 'kind' | 'estimate'> & Partial<Pick<Step, 'source_id' | 'state'>> & { state: Step['state'] }

export async function addIngestSteps(
  change: Change,
  { id: run_id, team_id }: Pick<Run, 'id' | 'team_id'>,
  steps: NewStep[],
): Promise<void> {
  if (steps.length === 0) return
  const rows = steps.map((step, position) => ({ id: change.newId(), team_id, run_id, position, ...step }))
  await dbOf(change).insertInto('ingest_steps').values(rows).execute()
}

/** Whether the team reads already; whoever begins at the same time waits. */
export async function isReading(change: Change, team_id: string): Promise<boolean> {
  const open = await dbOf(change)
    .selectFrom('ingest_runs')
    .select('id')
    .where('team_id', '=', team_id)
    .where('state', 'in', OPEN)
    .forUpdate()
    .executeTakeFirst()
  return open !== undefined
}

type Moved = Partial<
  Pick<Run, 'state' | 'approved_cost' | 'error' | 'waits' | 'started_at' | 'waits_until' | 'ended_at'>
>

/** Only from one of these states: whoever stopped it meanwhile has the last word. */
export async function moveIngestRun(
  change: Change,
  { id, team_id }: Pick<Run, 'id' | 'team_id'>,
  from: readonly Run['state'][],
  values: Moved,
): Promise<boolean> {
  const moved = await dbOf(change)
    .updateTable('ingest_runs')
    .set(values)
    .where('team_id', '=', team_id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

export const moveOpenIngest = (change: Change, run: Pick<Run, 'id' | 'team_id'>, values: Moved): Promise<boolean> =>
  moveIngestRun(change, run, OPEN, values)

/** The newest that were started; estimates that led to nothing are no history. */
export const startedRuns = (rows: Rows, team_id: string, most: number): Promise<Run[]> =>
  dbOf(rows)
    .selectFrom('ingest_runs')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('started_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const stepsOf = (rows: Rows, run_id: string): Promise<Step[]> =>
  dbOf(rows).selectFrom('ingest_steps').selectAll().where('run_id', '=', run_id).orderBy('position').execute()

/** The first that is left, and was not begun in this turn: its end may not be on disk yet. */
export async function nextIngestStep(
  rows: Rows,
  run_id: string,
  begun: ReadonlySet<string>,
): Promise<Step | undefined> {
  const steps = await dbOf(rows)
    .selectFrom('ingest_steps')
    .selectAll()
    .where('run_id', '=', run_id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .execute()
  return steps.find(({ id }) => !begun.has(id))
}

/** Runs that a stop or a kill of the process left open, or with pages that are not in the corpus yet. */
export async function openRuns(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('ingest_runs')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('state', 'in', OPEN),
        eb.exists(eb.selectFrom('ingest_pages').select('id').whereRef('run_id', '=', 'ingest_runs.id')),
      ]),
    )
    .execute()
  return found.map(({ id }) => id)
}

export type PositionTable = 'followed_sources' | 'ingest_steps' | 'ingest_runs'
export type PositionRow = { [T in PositionTable]: { table: T; id: string; values: Partial<Row<T>> } }[PositionTable]

/** How far reading has come, all at once: rows of a run that its team has started. */
export async function notePositions(rows: Rows, positions: PositionRow[]): Promise<void> {
  await dbOf(rows)
    .transaction()
    .execute((db) => writePositions(db, positions))
}

export async function writePositions(db: Kysely<Tables>, positions: PositionRow[]): Promise<void> {
  for (const { table, id, values } of positions) {
    await db.updateTable(table).set(values).where('id', '=', id).execute()
  }
}
