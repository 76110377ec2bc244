import { type Change, findInsightsById, findWaitingList, moveWaitingList, waitingLists } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { generateTargeting } from '../targeting/index.ts'
import { firstVersion } from './keeping.ts'

/** By its key one waits once, however often it is queued. */
export const queueFill = (change: Change, list_id: string): Promise<void> =>
  change.enqueue('fill_targeting_list', { list_id }, { key: `targeting list ${list_id}` })

/** Makes the package of a list that still waits, and keeps it as its first version. It may be killed and begun anew. */
export async function fillTargetingList(product: Product, list_id: string): Promise<void> {
  const list = await findWaitingList(product.store, list_id)
  if (!list) return
  try {
    if (list.insights_id !== null) await generateTargeting(product, list.insights_id)
  } finally {
    await settle(product, list_id, list.insights_id)
  }
}

async function settle({ store }: Product, list_id: string, insights_id: string | null): Promise<void> {
  await store.change('operator', async (change) => {
    const record = insights_id === null ? undefined : await findInsightsById(change, insights_id)
    const { targeting_package, size = null, size_of = null, as_of = null, error } = record ?? {}
    const made = { size, size_of, as_of }
    // What was cancelled is made no more; what still waits was taken up by another, who settles it.
    if (record?.state === 'waiting') return change.audit('targeting_list.waits', { subject_id: list_id })
    const moved = targeting_package
      ? await moveWaitingList(change, list_id, made)
      : await moveWaitingList(change, list_id, { ...made, state: 'failed', error: error ?? 'generation_failed' })
    if (moved && targeting_package) await firstVersion(change, moved, { targeting_package, reason: moved.first_reason })
    await change.audit('targeting_list.filled', { subject_id: list_id, ...(moved && { user_id: moved.user_id }) })
  })
}

/** A process that was killed took its jobs along: what still waits is queued anew. */
export async function resumeLists({ store }: Product): Promise<void> {
  const waiting = await waitingLists(store)
  if (waiting.length === 0) return
  await store.change('operator', async (change) => {
    for (const id of waiting) await queueFill(change, id)
    await change.audit('targeting_list.resumed', { detail: { count: waiting.length } })
  })
}
