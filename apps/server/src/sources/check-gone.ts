import { MOST_IDS, type XApi } from '@starling/outside'
import { notePositions, type Row } from '@starling/store'
import type { Product } from '../floor/index.ts'
import type { TeamMeter } from '../networks/index.ts'
import { goneIn, idsToCheck } from './gone.ts'
import type { Haul } from './haul.ts'

type Checking = { product: Product; api: XApi; meter: TeamMeter; haul: Haul; step: Row<'ingest_steps'> }

/** Asks X again for what the corpus has of it. What X shows is renewed, what it does not show any more is deleted. */
export async function* checkGone({ product, api, meter, haul, step }: Checking): AsyncGenerator<void> {
  const [table, resource] = step.kind === 'gone_posts' ? (['posts', 'post'] as const) : (['accounts', 'user'] as const)
  const ids = await idsToCheck(product, table, step.cursor ?? '0')
  if (ids.length === 0) await notePositions(product.store, [{ table: 'ingest_steps', id: step.id, values: DONE }])
  for (let from = 0; from < ids.length; ) {
    const booking = await meter.book(resource, Math.min(MOST_IDS, ids.length - from), 1)
    const asked = ids.slice(from, from + booking.count)
    const page = await (table === 'posts' ? api.postsById(asked) : api.usersById(asked)).catch(async (error) => {
      await meter.letGo(booking)
      throw error
    })
    from += asked.length
    const count = page.data?.length ?? 0
    const at = { cursor: asked.at(-1)!, read: step.read + asked.length, ...(from >= ids.length && DONE) }
    await haul.take(step, {
      page,
      gone: goneIn(page, asked),
      paid: { id: booking.id, count, cost: meter.costOf(resource, count) },
      positions: [{ table: 'ingest_steps', id: step.id, values: at }],
    })
    Object.assign(step, at)
    yield
  }
}
const DONE = { state: 'done' } as const
