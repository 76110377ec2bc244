import { AppError } from '@starling/contract'
import type { XApi } from '@starling/outside'
import type { Row } from '@starling/store'
import type { Product } from '../context.ts'
import { xApiOf } from './x-people.ts'

/** X refuses one account for reasons of that account; so many in a row it refuses us. */
const REFUSALS_IN_A_ROW = 3
/** X allows no more for now, or is not there: the run goes on later by itself. */
const WILL_PASS: readonly string[] = ['upstream_limit', 'upstream_down', 'took_too_long']
const PAUSE_S = 60
const ABOUT_ONE: readonly string[] = ['upstream_refused', 'not_found']

/**
 * Works through a run, one account after the other. Whether it was stopped is read before each, and to follow twice
 * leaves the same state, so that a restart goes on where it was.
 */
export async function carryOut(product: Product, run_id: string): Promise<void> {
  const { db } = product.store
  const first = await db.selectFrom('follow_runs').selectAll().where('id', '=', run_id).executeTakeFirst()
  const account = await accountOf(product, first)
  if (!first || !account) return
  const api = xApiOf(product, account)
  let refusals = 0
  for (;;) {
    const item = await nextItem(product, run_id)
    if (!item) return
    try {
      await act(api, first.action, account.uid, item.uid)
      refusals = 0
      await noteItem(product, first, item, null)
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal'
      if (WILL_PASS.includes(code)) return waitForX(product, first, (error as AppError).retry_after_s ?? PAUSE_S)
      if (!ABOUT_ONE.includes(code)) {
        if (code === 'reconnect_needed') return end(product, first, 'failed', (error as AppError).message)
        throw error
      }
      await noteItem(product, first, item, (error as AppError).message)
      if (++refusals >= REFUSALS_IN_A_ROW) return end(product, first, 'failed', (error as AppError).message)
    }
  }
}

async function accountOf({ store }: Product, run: Row<'follow_runs'> | undefined) {
  return run && store.owned({ user_id: run.user_id }, 'social_accounts').find(run.social_account_id)
}

const act = (api: XApi, action: 'follow' | 'unfollow', me: string, uid: string) =>
  action === 'follow' ? api.follow(me, uid) : api.unfollow(me, uid)

/** The next one to do; none when the run was stopped, and the run is done when nobody is left. */
async function nextItem(product: Product, run_id: string): Promise<Row<'follow_items'> | undefined> {
  const { db } = product.store
  const run = await db.selectFrom('follow_runs').selectAll().where('id', '=', run_id).executeTakeFirst()
  if (!run || (run.state !== 'running' && run.state !== 'waiting')) return undefined
  const item = await db
    .selectFrom('follow_items')
    .selectAll()
    .where('run_id', '=', run_id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .executeTakeFirst()
  if (!item) await end(product, run, 'done', null)
  return item
}

/** Each is on record by itself: it was done in a person's name. */
async function noteItem(
  { store }: Product,
  { id, user_id, action }: Row<'follow_runs'>,
  item: Row<'follow_items'>,
  error: string | null,
): Promise<void> {
  await store.change({ user_id }, async ({ db, audit }) => {
    const state = error === null ? 'done' : 'failed'
    await db.updateTable('follow_items').set({ state, error }).where('id', '=', item.id).execute()
    await db
      .updateTable('follow_runs')
      .set({ state: 'running', waits_until: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    await audit(`account.${action}`, { subject_id: id, detail: { uid: item.uid, state } })
  })
}

async function waitForX({ store }: Product, { id, user_id }: Row<'follow_runs'>, after_s: number): Promise<void> {
  await store.change({ user_id }, async ({ db, now, audit, enqueue }) => {
    const waits_until = new Date(now.getTime() + after_s * 1000)
    const waiting = await db
      .updateTable('follow_runs')
      .set({ state: 'waiting', waits_until })
      .where('id', '=', id)
      .where('state', 'in', ['running', 'waiting'])
      .executeTakeFirst()
    await audit('follow_run.waits', { subject_id: id })
    if (waiting.numUpdatedRows === 1n) await enqueue('run_follows', { run_id: id }, { after_s })
  })
}

async function end(
  { store }: Product,
  { id, user_id }: Row<'follow_runs'>,
  state: 'done' | 'failed',
  error: string | null,
): Promise<void> {
  await store.change({ user_id }, async ({ db, now, audit }) => {
    await db
      .updateTable('follow_runs')
      .set({ state, error, ended_at: now, waits_until: null })
      .where('id', '=', id)
      .where('state', 'in', ['running', 'waiting'])
      .execute()
    await audit(`follow_run.${state}`, { subject_id: id })
  })
}
