import { AppError, type IngestRun } from '@starling/contract'
import {
  addIngestSteps,
  type Change,
  costsOf,
  isReading,
  lockTeam,
  moveIngestRun,
  type Row,
  sourcesOf,
  startedRuns,
  stepsOf,
} from '@starling/store'
import type { Input, Product, TeamContext } from '../floor/index.ts'
import { budgetOf, pricesOf } from '../networks/index.ts'
import { type Plan, planRead } from './estimate.ts'
import { planCheck } from './gone.ts'

const RESOURCES = {
  profile: 'user',
  posts: 'post',
  followers: 'follow',
  gone_posts: 'post',
  gone_accounts: 'user',
} as const
const KEPT_IN_LIST = 20

export async function estimateIngest(
  { path, body: { kind, sources } }: Input<'estimateIngest'>,
  context: TeamContext,
): Promise<IngestRun> {
  const { store, team, user } = context
  const followed = await sourcesOf(store, team.id)
  const chosen = sources ? followed.filter(({ id }) => sources.includes(id)) : followed
  if (kind === 'read' && (chosen.length === 0 || (sources && chosen.length < new Set(sources).size))) {
    throw new AppError('not_found')
  }
  const plan = kind === 'read' ? await planRead(context, team.id, chosen) : await planCheck(context)
  const id = await context.change((change) => insertRun(context, change, team.id, { kind, plan, created_by: user.id }))
  return getIngestRun({ path: { ...path, pk: id } }, context)
}

type NewRun = { kind: 'read' | 'check'; plan: Plan; created_by: string | null }

export async function insertRun(product: Product, change: Change, team_id: string, { kind, plan, created_by }: NewRun) {
  const prices = pricesOf(product)
  const estimated_cost = plan.steps.reduce((sum, { kind, estimate }) => sum + estimate * prices[RESOURCES[kind]], 0)
  const run = await change.table({ team_id }, 'ingest_runs').add({
    kind,
    state: 'estimate',
    estimated_cost: Math.round(estimated_cost),
    approved_cost: null,
    at_most: plan.at_most,
    error: null,
    created_by,
    created_at: change.now,
    started_at: null,
    waits_until: null,
    ended_at: null,
  })
  await addIngestSteps(change, run, plan.steps)
  await change.audit('ingest.estimated', { subject_id: run.id, team_id, detail: { kind, cost: estimated_cost } })
  return run.id
}

/** The cost that was shown is the consent. Over the cap not even the first call is made. */
export async function startIngestRun(
  { path, body: { cost } }: Input<'startIngestRun'>,
  context: TeamContext,
): Promise<IngestRun> {
  const { store, team, change } = context
  const run = await store.table({ team_id: team.id }, 'ingest_runs').find(path.pk)
  if (!run) throw new AppError('not_found')
  if (run.state !== 'estimate' || run.estimated_cost !== cost) throw new AppError('not_as_previewed')
  const { cap, spent } = await budgetOf(store, team.id)
  if (cap !== null && spent + cost > cap) throw new AppError('cost_cap')
  await change((tx) => beginRun(tx, run, cost))
  return getIngestRun({ path }, context)
}

/** Without an approved cost the caps alone end it. */
export async function beginRun(change: Change, run: Row<'ingest_runs'>, approved_cost: number | null): Promise<void> {
  const { id, team_id } = run
  await lockTeam(change, team_id)
  if (await isReading(change, team_id)) throw new AppError('already_reading')
  const isBegun = await moveIngestRun(change, run, ['estimate'], {
    state: 'running',
    approved_cost,
    started_at: change.now,
  })
  if (!isBegun) throw new AppError('not_as_previewed')
  await change.audit('ingest.started', { subject_id: id, team_id })
  await change.enqueue('run_ingest', { run_id: id }, { key: `ingest ${id}` })
}

export async function stopIngestRun({ path }: Input<'stopIngestRun'>, context: TeamContext): Promise<IngestRun> {
  const { change, team } = context
  await getIngestRun({ path }, context)
  await change(async (tx) => {
    const stopped = { state: 'stopped' as const, ended_at: tx.now, waits_until: null }
    await moveIngestRun(tx, { id: path.pk, team_id: team.id }, ['estimate', 'running', 'waiting'], stopped)
    await tx.audit('ingest.stopped', { subject_id: path.pk, team_id: team.id })
  })
  return getIngestRun({ path }, context)
}

/** The newest; estimates that led to nothing are no history. */
export async function listIngestRuns(_: unknown, { store, team }: TeamContext): Promise<IngestRun[]> {
  const runs = await startedRuns(store, team.id, KEPT_IN_LIST)
  const costs = await costsOf(
    store,
    runs.map(({ id }) => id),
  )
  return Promise.all(runs.map(async (run) => runAnswer(run, await stepsOf(store, run.id), costs.get(run.id) ?? 0)))
}

export async function getIngestRun(
  { path: { pk } }: Input<'getIngestRun'>,
  { store, team }: TeamContext,
): Promise<IngestRun> {
  const run = await store.table({ team_id: team.id }, 'ingest_runs').find(pk)
  if (!run) throw new AppError('not_found')
  const costs = await costsOf(store, [pk])
  return runAnswer(run, await stepsOf(store, pk), costs.get(pk) ?? 0)
}

function runAnswer(run: Row<'ingest_runs'>, steps: Row<'ingest_steps'>[], cost: number): IngestRun {
  const { id, kind, state, estimated_cost, approved_cost, at_most, deleted, error } = run
  const moment = (at: Date | null) => at?.toISOString() ?? null
  const sum = (of: (step: Row<'ingest_steps'>) => number) => steps.reduce((total, step) => total + of(step), 0)
  return {
    id,
    kind,
    state,
    estimated_cost,
    approved_cost,
    at_most,
    cost,
    estimate: sum(({ estimate }) => estimate),
    read: sum(({ read }) => read),
    deleted,
    error,
    waits_until: moment(run.waits_until),
    created_at: run.created_at.toISOString(),
    started_at: moment(run.started_at),
    ended_at: moment(run.ended_at),
    steps: steps.map(({ id, source_id, kind, state, estimate, read, error }) => ({
      id,
      source: source_id,
      kind,
      state,
      estimate,
      read,
      error,
    })),
  }
}
