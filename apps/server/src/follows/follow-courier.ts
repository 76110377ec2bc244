import type { AppError } from '@starling/contract'
import {
  areRefused,
  type Change,
  type Couriers,
  type Entry,
  isOpenRun,
  moveOpenRun,
  nextFollowItem,
  type Row,
} from '@starling/store'
import type { Product } from '../floor/index.ts'
import { xApiOf } from '../networks/index.ts'

/** X refuses one account for reasons of that account; so many in a row it refuses us. */
const REFUSALS_IN_A_ROW = 3
const ABOUT_ONE: readonly string[] = ['upstream_refused', 'not_found']

type Acting = Entry<'x_follow.act'>
type Run = Row<'follow_runs'>

/** Sends the next one of a run; without one the run is done. Each leaves when the one before it is over. */
export async function followNext(change: Change, run: Pick<Run, 'id' | 'user_id'>): Promise<void> {
  const item = await nextFollowItem(change, run)
  if (!item) return endRun(change, run, 'done', null)
  const { id: run_id, user_id } = run
  const subject = `follow_run ${run_id}`
  await change.send('x_follow.act', { run_id, item_id: item.id }, { owner: { user_id }, subject })
}

/** To follow or unfollow twice leaves the same state, so that an uncertain try is simply repeated. */
export const followCourier = (product: Product): Couriers['x_follow.act'] => ({
  carry: async (entry) => {
    const { run, item } = await partsOf(product.store, entry)
    // Whether it was stopped is read before each.
    if (!run || !item || !isOpenRun(run) || item.state !== 'pending') return { acted: false }
    const account = { id: run.social_account_id, user_id: run.user_id }
    const me = await product.store.table({ user_id: run.user_id }, 'social_accounts').find(run.social_account_id)
    if (!me) return { acted: false }
    const api = xApiOf(product, account)
    await (run.action === 'follow' ? api.follow(me.uid, item.uid) : api.unfollow(me.uid, item.uid))
    return { acted: true }
  },
  settle: async (change, entry, { acted }) => {
    if (!acted) return
    const run = await noteItem(change, entry, 'done', null)
    if (await moveOpenRun(change, run, { state: 'running', waits_until: null })) await followNext(change, run)
  },
  refused: async (change, entry, why) => {
    const isAboutOne = ABOUT_ONE.includes(why.code)
    const run = isAboutOne ? await noteItem(change, entry, 'failed', why.message) : (await partsOf(change, entry)).run!
    if (!isAboutOne || (await areRefused(change, run, REFUSALS_IN_A_ROW))) return endRun(change, run, 'failed', why)
    if (await moveOpenRun(change, run, { state: 'running', waits_until: null })) await followNext(change, run)
  },
  delayed: async (change, entry, waits_until) => {
    const { run } = await partsOf(change, entry)
    if (run && (await moveOpenRun(change, run, { state: 'waiting', waits_until }))) {
      await change.audit('follow_run.waits', { subject_id: run.id })
    }
  },
})

type Tables = Pick<Product['store'], 'table'> | Pick<Change, 'table'>
async function partsOf(rows: Tables, { user_id, payload }: Acting) {
  const owner = { user_id: user_id! }
  const run = await rows.table(owner, 'follow_runs').find(payload.run_id)
  const item = await rows.table(owner, 'follow_items').find(payload.item_id)
  return { run, item }
}

/** Each is on record by itself: it was done in a person's name. */
async function noteItem(change: Change, entry: Acting, state: 'done' | 'failed', error: string | null): Promise<Run> {
  const { run, item } = await partsOf(change, entry)
  await change.table({ user_id: run!.user_id }, 'follow_items').change(item!.id, { state, error })
  await change.audit(`account.${run!.action}`, { subject_id: run!.id, detail: { uid: item!.uid, state } })
  return run!
}

async function endRun(
  change: Change,
  run: Pick<Run, 'id' | 'user_id'>,
  state: 'done' | 'failed',
  why: AppError | null,
): Promise<void> {
  const values = { state, error: why?.message ?? null, ended_at: change.now, waits_until: null }
  if (await moveOpenRun(change, run, values)) await change.audit(`follow_run.${state}`, { subject_id: run.id })
}
