import { AppError, type CatalogAudience, type SampledAudience } from '@starling/contract'
import { scopeOf } from '@starling/question'
import { findCatalogAudience, pageCatalog } from '@starling/store'
import { askingOf } from '../asking/index.ts'
import { answerPage, type Context, type Input } from '../floor/index.ts'
import { catalogAnswer } from './answers.ts'

export async function listAudiences({ query }: Input<'listAudiences'>, context: Context): Promise<CatalogAudience[]> {
  const page = await pageCatalog(context.store, query, context.now)
  return answerPage(context, page, (row) => catalogAnswer(row, context.now))
}

const SAMPLED = 5
/** Asked for each time: who has left the corpus is in no sample. */
export async function getAudience({ path: { pk } }: Input<'getAudience'>, context: Context): Promise<SampledAudience> {
  const found = await findCatalogAudience(context.store, pk)
  if (!found) throw new AppError('not_found')
  const { ask, now } = await askingOf(context)
  const [{ rows }] = await ask(scopeOf(found.body, now), [{ do: 'accounts', order: 'sample', limit: SAMPLED }])
  const sample = rows.map(({ id, handle, name, avatar_url }) => ({ id, handle, name, avatar_url }))
  return { ...catalogAnswer(found, context.now), sample }
}
