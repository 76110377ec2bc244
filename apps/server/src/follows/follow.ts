import { AppError } from '@starling/contract'
import { addFollowItems, type FollowAction, followCounts, followItems, moveFollowRun, type Row } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { findPeople, meterOf, xAccount, xApiOf } from '../networks/index.ts'
import { followNext } from './follow-courier.ts'

/** X lets one account follow or unfollow so many times in fifteen minutes. */
const PER_WINDOW = 50
const WINDOW_MINUTES = 15

/** Nothing happens at X before the person has seen whom it is about and has given the count back as consent. */
export async function followUnfollow(
  { body: { account, action, handles, team, run, consent } }: Input<'followUnfollow'>,
  context: UserContext,
) {
  const isPreview = account !== undefined && action !== undefined && handles !== undefined
  const isConsent = run !== undefined && consent !== undefined
  if (isPreview === isConsent) {
    throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'preview_or_consent' }] } })
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
  const owner = { user_id: context.user.id }
  const run_id = await context.change(async (change) => {
    const run = await change.table(owner, 'follow_runs').add({
      social_account_id: account.id,
      action,
      state: 'preview',
      not_found,
      already,
      cost,
      created_at: change.now,
      error: null,
      started_at: null,
      waits_until: null,
      ended_at: null,
    })
    await addFollowItems(change, run, others)
    await change.audit('follow_run.previewed', { subject_id: run.id, detail: { action, count: others.length } })
    return run.id
  })
  return getFollowRun({ path: { pk: run_id } }, context)
}

async function start(run_id: string, consent: number, context: UserContext) {
  const { total } = await getFollowRun({ path: { pk: run_id } }, context)
  const run = { id: run_id, user_id: context.user.id }
  await context.change(async (change) => {
    const isBegun = await moveFollowRun(change, run, ['preview'], { state: 'running', started_at: change.now })
    if (!isBegun || consent !== total) throw new AppError('not_as_previewed')
    await change.audit('follow_run.started', { subject_id: run_id, detail: { count: total } })
    await followNext(change, run)
  })
  return getFollowRun({ path: { pk: run_id } }, context)
}

export async function stopFollowRun({ path: { pk } }: Input<'stopFollowRun'>, context: UserContext) {
  const { id, user_id } = await mine(pk, context)
  await context.change(async (change) => {
    const stopped = { state: 'stopped' as const, ended_at: change.now, waits_until: null }
    await moveFollowRun(change, { id, user_id }, ['preview', 'running', 'waiting'], stopped)
    await change.audit('follow_run.stopped', { subject_id: pk })
  })
  return getFollowRun({ path: { pk } }, context)
}

export async function listFollowRuns({ query }: Input<'listFollowRuns'>, context: UserContext) {
  const { store, user } = context
  const page = await store.table({ user_id: user.id }, 'follow_runs').page(query)
  const counts = await followCounts(
    store,
    user.id,
    page.rows.map(({ id }) => id),
  )
  return answerPage(context, page, (run) => runAnswer(run, counts.get(run.id)!))
}

export async function getFollowRun({ path: { pk } }: Input<'getFollowRun'>, context: UserContext) {
  const run = await mine(pk, context)
  const items = await followItems(context.store, run)
  const of = (state: string) => items.filter((item) => item.state === state).length
  return {
    ...runAnswer(run, { pending: of('pending'), done: of('done'), failed: of('failed') }),
    users: items.map(({ uid, handle, name, state, error }) => ({ id: uid, handle, name, state, error })),
  }
}

async function mine(pk: string, { store, user }: UserContext): Promise<Row<'follow_runs'>> {
  const run = await store.table({ user_id: user.id }, 'follow_runs').find(pk)
  if (!run) throw new AppError('not_found')
  return run
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
