import { AppError, type ExploreSearch, type Monitor, type WeeklyResult } from '@starling/contract'
import { latestResults, monitorsOf, type Row, resultsOf, seeMonitors } from '@starling/store'
import { madeBudgets, spendAll } from '../auth/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { findSearch, searchAnswer } from '../searches/index.ts'
import { isNews } from './week-figures.ts'

type Kept = Row<'monitors'>
const UNIQUE_VIOLATION = '23505'

export async function listMonitors(_: unknown, context: UserContext): Promise<Monitor[]> {
  return answersOf(await monitorsOf(context.store, context.user.id), context)
}

export async function getWeeklyResults(
  { body: { monitor: pk, weeks } }: Input<'getWeeklyResults'>,
  context: UserContext,
) {
  const monitor = await findMonitor(pk, context)
  const [answer] = await answersOf([monitor], context)
  return { monitor: answer!, results: (await resultsOf(context.store, monitor.id, weeks)).map(resultAnswer) }
}

/** The week that ends now is computed at once, so that there is something to see before the first week is over. */
export async function createMonitor(
  { body: { search: search_id } }: Input<'createMonitor'>,
  context: UserContext,
): Promise<Monitor> {
  const search = await findSearch(search_id, context)
  if (search.query_type === 'post_analysis') {
    throw new AppError('invalid', {
      fields: { search: [{ code: 'not_monitored' }] },
    })
  }
  const [known] = await monitorsOf(context.store, context.user.id, [search.id])
  if (known) return getMonitor(known.id, context)
  const id = await context
    .change(async (change) => {
      const { now, table, audit, enqueue } = change
      await spendAll(change, madeBudgets('monitor', context.user.id))
      const next_at = new Date(Math.floor(now.getTime() / 1000) * 1000)
      const monitor = { search_id: search.id, next_at, created_at: now, error: null, removed_at: null }
      const { id } = await table({ user_id: context.user.id }, 'monitors').add(monitor)
      await enqueue('run_monitor', { monitor_id: id })
      await audit('monitor.made', { subject_id: id })
      return id
    })
    .catch(sameSearch)
  return getMonitor(id, context)
}

export async function changeMonitor(
  { path: { pk }, body: { paused, mails } }: Input<'changeMonitor'>,
  context: UserContext,
): Promise<Monitor> {
  const { id } = await findMonitor(pk, context)
  await context.change(async ({ table, audit, enqueue }) => {
    const monitors = table({ user_id: context.user.id }, 'monitors')
    if (mails !== undefined) {
      await monitors.change(id, { mails })
      await audit(mails ? 'monitor.mails_on' : 'monitor.mails_off', { subject_id: id })
    }
    if (paused === undefined) return
    await monitors.change(id, { paused })
    if (!paused) await enqueue('run_monitor', { monitor_id: id })
    await audit(paused ? 'monitor.paused' : 'monitor.resumed', { subject_id: id })
  })
  return getMonitor(id, context)
}

export async function noteMonitorsSeen(_: unknown, { change, user }: UserContext): Promise<void> {
  await change(async (tx) => {
    await seeMonitors(tx, user.id)
    await tx.audit('monitor.seen')
  })
}

export async function deleteMonitor({ path: { pk } }: Input<'deleteMonitor'>, context: UserContext): Promise<void> {
  const { id } = await findMonitor(pk, context)
  await context.change(async ({ table, audit }) => {
    await table({ user_id: context.user.id }, 'monitors').remove(id)
    await audit('monitor.deleted', { subject_id: id })
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreMonitor(
  { path: { pk } }: Input<'restoreMonitor'>,
  context: UserContext,
): Promise<Monitor> {
  await findMonitor(pk, context, { removed: true })
  await context
    .change(async ({ table, audit, enqueue }) => {
      const monitors = table({ user_id: context.user.id }, 'monitors')
      if (!(await monitors.restore(pk)) && !(await monitors.find(pk))) throw new AppError('not_found')
      await enqueue('run_monitor', { monitor_id: pk })
      await audit('monitor.restored', { subject_id: pk })
    })
    .catch(sameSearch)
  return getMonitor(pk, context)
}

export async function getMonitor(pk: string, context: UserContext): Promise<Monitor> {
  const [answer] = await answersOf([await findMonitor(pk, context)], context)
  return answer!
}

/** Two at once, or one made after another was deleted: a search has one monitor. */
function sameSearch(error: { code?: string }): never {
  if (error.code !== UNIQUE_VIOLATION) throw error
  throw new AppError('invalid', { fields: { search: [{ code: 'monitored_already' }] } })
}

async function findMonitor(pk: string, context: UserContext, which = { removed: false }): Promise<Kept> {
  const found = await context.store.table({ user_id: context.user.id }, 'monitors').find(pk, which)
  if (!found) throw new AppError('not_found')
  await findSearch(found.search_id, context)
  return found
}

async function answersOf(rows: Kept[], context: UserContext): Promise<Monitor[]> {
  const latest = await latestResults(
    context.store,
    rows.map(({ id }) => id),
  )
  const searches = await Promise.all(rows.map(({ search_id }) => findSearch(search_id, context)))
  return rows.map((row, at) => answerOf(row, searchAnswer(searches[at]!, context.user), latest.get(row.id)))
}

const answerOf = (
  monitor: Kept,
  search: Omit<ExploreSearch, 'monitor'>,
  result: Row<'monitor_results'> | undefined,
): Monitor => ({
  id: monitor.id,
  search,
  paused: monitor.paused,
  created_at: monitor.created_at.toISOString(),
  next_at: monitor.next_at.toISOString(),
  error: monitor.error,
  mails: monitor.mails,
  latest: result ? resultAnswer(result) : null,
  is_news:
    result !== undefined &&
    isNews(monitor, result.until, result.result) &&
    (!monitor.seen_at || monitor.seen_at < result.computed_at),
})

const resultAnswer = ({ id, monitor_id, result, computed_at }: Row<'monitor_results'>): WeeklyResult => ({
  ...result,
  id,
  monitor: monitor_id,
  computed_at: computed_at.toISOString(),
})
