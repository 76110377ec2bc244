import { rowsOfPage } from '@starling/engine'
import type { XApi } from '@starling/outside'
import type { Row } from '@starling/store'
import type { Product } from '../floor/index.ts'
import type { TeamMeter } from '../networks/index.ts'
import { goneIn, idsToCheck } from './gone.ts'
import type { Haul } from './haul.ts'

const AT_ONCE = 100

type Checking = { product: Product; api: XApi; meter: TeamMeter; haul: Haul; step: Row<'ingest_steps'> }

/** Asks X again for what the corpus has of it. What X shows is renewed, what it does not show any more is deleted. */
export async function* checkGone({ product, api, meter, haul, step }: Checking): AsyncGenerator<void> {
  const [table, resource] = step.kind === 'gone_posts' ? (['posts', 'post'] as const) : (['accounts', 'user'] as const)
  const ids = await idsToCheck(product, table, step.cursor ?? '0')
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE)
    await meter.allow({ [resource]: asked.length })
    const pages = table === 'posts' ? api.postsById(asked) : api.usersById(asked)
    for await (const page of pages) {
      await meter.note({ [resource]: page.data?.length ?? 0 })
      haul.add(rowsOfPage(page, { fetched_at: product.store.now() }))
      haul.drop(table, goneIn(page, asked))
    }
    Object.assign(step, { cursor: asked.at(-1)!, read: step.read + asked.length })
    haul.note('ingest_steps', step.id, { cursor: step.cursor, read: step.read })
    yield
  }
  step.state = 'done'
  haul.note('ingest_steps', step.id, { state: 'done' })
}
