import { AppError, type Takeout } from '@starling/contract'
import { type Change, dropTakeouts, lockUser, type Row } from '@starling/store'
import { spendAll } from '../auth/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

const DAY_MS = 24 * 60 * 60_000
export const KEPT_MS = 7 * DAY_MS
/** Each reads all rows of a person; nobody needs more of them. */
const A_DAY = 3
const MOST = 100

type KeptTakeout = Row<'takeouts'>

export async function listTakeouts(_: Input<'listTakeouts'>, { store, user, now }: UserContext): Promise<Takeout[]> {
  const { rows } = await store.table({ user_id: user.id }, 'takeouts').page({ limit: MOST })
  return rows.filter(({ expires_at }) => expires_at > now).map(answerOf)
}

/** One at a time: whoever asks while one waits is told of that one, and spends nothing. */
export function createTakeout(_: Input<'createTakeout'>, { change, user }: UserContext): Promise<Takeout> {
  return change(async (tx) => {
    await lockUser(tx, user.id)
    const mine = tx.table({ user_id: user.id }, 'takeouts')
    const { rows } = await mine.page({ limit: 1, where: { state: 'waiting' } })
    const takeout = rows[0] ?? (await startTakeout(tx, user.id))
    await tx.audit('takeout.asked', { subject_id: takeout.id })
    return answerOf(takeout)
  })
}

async function startTakeout(change: Change, user_id: string): Promise<KeptTakeout> {
  await spendAll(change, [{ key: `takeout ${user_id}`, limit: A_DAY, window_ms: DAY_MS }])
  const { now } = change
  const takeout = await change.table({ user_id }, 'takeouts').add({
    state: 'waiting',
    size: null,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
    removed_at: null,
  })
  await dropTakeouts(change, takeout, ['failed'])
  await queueTakeout(change, takeout.id)
  return takeout
}

/** By its key one waits once, however often it is queued. */
export const queueTakeout = (change: Change, takeout_id: string): Promise<void> =>
  change.enqueue('prepare_takeout', { takeout_id }, { key: `takeout ${takeout_id}` })

export async function deleteTakeout({ path }: Input<'deleteTakeout'>, { change, user }: UserContext): Promise<void> {
  await change(async ({ table, audit }) => {
    if (!(await table({ user_id: user.id }, 'takeouts').remove(path.pk))) throw new AppError('not_found')
    await audit('takeout.deleted', { subject_id: path.pk })
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export function restoreTakeout(
  { path }: Input<'restoreTakeout'>,
  { change, user, now }: UserContext,
): Promise<Takeout> {
  return change(async (tx) => {
    const mine = tx.table({ user_id: user.id }, 'takeouts')
    const restored = (await mine.restore(path.pk)) ?? (await mine.find(path.pk))
    if (!restored || restored.expires_at <= now) throw new AppError('not_found')
    if (restored.state === 'waiting') await queueTakeout(tx, restored.id)
    await tx.audit('takeout.restored', { subject_id: restored.id })
    return answerOf(restored)
  })
}

const answerOf = ({ id, state, size, created_at, expires_at }: KeptTakeout): Takeout => ({
  id,
  state,
  size,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
