import { type Change, dropTakeouts, findUser, lockWaitingTakeout, type Row, waitingTakeouts } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { writeFile } from './file.ts'
import { KEPT_MS, queueTakeout } from './takeouts.ts'

/** As many letters as are kept in one row. */
const PIECE = 256 * 1024

/** All of it or none: a file that was begun and not ended leaves nothing behind, and who waits is told that it failed. */
export async function prepareTakeout({ store }: Pick<Product, 'store'>, takeout_id: string): Promise<void> {
  try {
    await store.change('operator', async (change) => {
      const takeout = await lockWaitingTakeout(change, takeout_id)
      if (takeout) await fill(change, takeout)
      const owner = takeout && { user_id: takeout.user_id }
      await change.audit(takeout ? 'takeout.ready' : 'takeout.not_wanted', { subject_id: takeout_id, ...owner })
    })
  } catch (error) {
    await store.change('operator', async (change) => {
      const takeout = await lockWaitingTakeout(change, takeout_id)
      const owner = takeout && { user_id: takeout.user_id }
      if (owner) await change.table(owner, 'takeouts').change(takeout_id, { state: 'failed' })
      await change.audit('takeout.failed', { subject_id: takeout_id, ...owner })
    })
    throw error
  }
}

async function fill(change: Change, takeout: Row<'takeouts'>): Promise<void> {
  const { id, user_id } = takeout
  const pieces = change.table({ user_id }, 'takeout_pieces')
  let size = 0
  let position = 0
  for await (const content of inPieces(writeFile(change, (await findUser(change, user_id))!, change.now))) {
    await pieces.add({ takeout_id: id, position: position++, content })
    size += Buffer.byteLength(content)
  }
  const expires_at = new Date(change.now.getTime() + KEPT_MS)
  await change.table({ user_id }, 'takeouts').change(id, { state: 'ready', size, expires_at })
  await dropTakeouts(change, takeout, ['ready', 'failed'])
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** A process that was killed took its jobs along: what still waits is queued anew. */
export async function resumeTakeouts({ store }: Product): Promise<void> {
  const waiting = await waitingTakeouts(store)
  if (waiting.length === 0) return
  await store.change('operator', async (change) => {
    for (const id of waiting) await queueTakeout(change, id)
    await change.audit('takeout.resumed', { detail: { count: waiting.length } })
  })
}
