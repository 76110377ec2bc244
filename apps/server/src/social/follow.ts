import { AppError } from '@starling/contract'
import type { FollowAction, Row } from '@starling/store'
import type { UserContext } from '../context.ts'
import { carryOut } from './follow-job.ts'
import { meterOf } from './payer.ts'
import { findPeople, xAccount, xApiOf } from './x-people.ts'

/** X lets one account follow or unfollow so many times in fifteen minutes. */
const PER_WINDOW = 50
const WINDOW_MINUTES = 15

type Asked = {
  account?: string | undefined
  action?: FollowAction | undefined
  handles?: string[] | undefined
  team?: string | undefined
  run?: string | undefined
  consent?: number | undefined
}

/** Nothing happens at X before the person has seen whom it is about and has given the count back as consent. */
export async function followUnfollow({ account, action, handles, team, run, consent }: Asked, context: UserContext) {
  const isPreview = account !== undefined && action !== undefined && handles !== undefined
  const isConsent = run !== undefined && consent !== undefined
  if (isPreview === isConsent) {
    const message = 'Give account, action and handles, or run and consent'
    throw new AppError('invalid', { fields: { non_field_errors: [message] } })
  }
  if (isConsent) return start(run, consent, context)
  return preview({ account: account!, action: action!, handles: handles!, team }, context)
}

type Previewed = { account: string; action: FollowAction; handles: string[]; team: string | undefined }

async function preview({ account: account_id, action, handles, team }: Previewed, context: UserContext) {
  const account = await xAccount(account_id, context)
  const meter = await meterOf(context, context.user.id, team)
  const { people, not_found, cost } = await findPeople(xApiOf(context, account), meter, handles)
  const isDone = ({ following }: (typeof people)[number]) => following === (action === 'follow')
  const others = people.filter((person) => person.uid !== account.uid && !isDone(person))
  const already = people.filter(isDone).map(({ handle }) => handle)
  const run_id = await context.change(async ({ db, now, newId, audit }) => {
    const id = newId()
    const owner = { user_id: context.user.id }
    await db
      .insertInto('follow_runs')
      .values({
        id,
        ...owner,
        social_account_id: account.id,
        action,
        state: 'preview',
        not_found,
        already,
        cost,
        created_at: now,
      })
      .execute()
    const items = others.map(({ uid, handle, name }, position) => ({
      id: newId(),
      ...owner,
      run_id: id,
      position,
      uid,
      handle,
      name,
      state: 'pending' as const,
    }))
    if (items.length > 0) await db.insertInto('follow_items').values(items).execute()
    await audit('follow_run.previewed', { subject_id: id, detail: { action, count: items.length } })
    return id
  })
  return followReport(run_id, context)
}

async function start(run_id: string, consent: number, context: UserContext) {
  const { total } = await followReport(run_id, context)
  await context.change(async ({ db, now, audit, enqueue }) => {
    const begun = await db
      .updateTable('follow_runs')
      .set({ state: 'running', started_at: now })
      .where('id', '=', run_id)
      .where('user_id', '=', context.user.id)
      .where('state', '=', 'preview')
      .executeTakeFirst()
    if (begun.numUpdatedRows !== 1n || consent !== total) throw new AppError('not_as_previewed')
    await audit('follow_run.started', { subject_id: run_id, detail: { count: total } })
    if (total > 1) await enqueue('run_follows', { run_id })
  })
  // One account is not worth a queue: its person waits for the answer.
  if (total === 1) await carryOut(context, run_id)
  return followReport(run_id, context)
}

export async function stopRun(pk: string, context: UserContext) {
  const run = await context.store.owned({ user_id: context.user.id }, 'follow_runs').find(pk)
  if (!run) throw new AppError('not_found')
  await context.change(async ({ db, now, audit }) => {
    await db
      .updateTable('follow_runs')
      .set({ state: 'stopped', ended_at: now, waits_until: null })
      .where('id', '=', pk)
      .where('state', 'in', ['preview', 'running', 'waiting'])
      .execute()
    await audit('follow_run.stopped', { subject_id: pk })
  })
  return followReport(pk, context)
}

export async function listRuns({ store, user }: UserContext) {
  const runs = await store.owned({ user_id: user.id }, 'follow_runs').all()
  const counts = await store.db
    .selectFrom('follow_items')
    .select(['run_id', 'state', ({ fn }) => fn.countAll<number>().as('n')])
    .where('user_id', '=', user.id)
    .groupBy(['run_id', 'state'])
    .execute()
  return runs.map((run) => {
    const of = (state: string) => counts.find((one) => one.run_id === run.id && one.state === state)?.n ?? 0
    return runAnswer(run, { pending: of('pending'), done: of('done'), failed: of('failed') })
  })
}

export async function followReport(pk: string, { store, user }: UserContext) {
  const run = await store.owned({ user_id: user.id }, 'follow_runs').find(pk)
  if (!run) throw new AppError('not_found')
  const items = await store.db
    .selectFrom('follow_items')
    .selectAll()
    .where('run_id', '=', pk)
    .orderBy('position')
    .execute()
  const of = (state: string) => items.filter((item) => item.state === state).length
  return {
    ...runAnswer(run, { pending: of('pending'), done: of('done'), failed: of('failed') }),
    users: items.map(({ uid, handle, name, state, error }) => ({ id: uid, handle, name, state, error })),
  }
}

function runAnswer(run: Row<'follow_runs'>, counts: { pending: number; done: number; failed: number }) {
  const { id, social_account_id, action, state, error, not_found, already, cost, created_at, waits_until } = run
  return {
    id,
    account: social_account_id,
    action,
    state,
    total: counts.pending + counts.done + counts.failed,
    done: counts.done,
    failed: counts.failed,
    not_found,
    already,
    cost,
    minutes: Math.max(0, Math.ceil(counts.pending / PER_WINDOW) - 1) * WINDOW_MINUTES,
    error,
    waits_until: waits_until?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
  }
}
