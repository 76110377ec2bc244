import { AppError, AudienceName } from '@starling/contract'
import { isComplete, normalizeQuestion } from '@starling/question'
import { Question } from '@starling/question/schema'
import { addToCatalog, changeInCatalog, type Store } from '@starling/store'
import { categoriesOf } from '../categories.ts'
import { regionOf } from '../regions.ts'

type Names = { name: string; name_ja: string }
/** As an operator writes it: the question is what a file holds. */
export type AddedAudience = Names & { categories: string[]; body: unknown }

/** One more for everybody. It is counted by the next run of the catalog, which this asks for, and shown from then on. */
export async function addAudience(store: Store, given: AddedAudience): Promise<{ id: string } | { refused: string }> {
  const question = Question.safeParse(given.body)
  if (!question.success) return { refused: `no question: ${question.error.issues[0]?.message}` }
  const body = normalizeQuestion(question.data)
  if (body.query_type !== 'builder' && !isComplete(body)) return { refused: 'the question has no words' }
  const names = namesOf(given)
  if (!names) return { refused: 'a name has 1 to 200 letters' }
  const categories = knownCategories(given.categories)
  if (!categories) return { refused: 'there is no such category: GET /api/audience-categories/ lists them' }
  return store.change('operator', async (change) => {
    const id = await addToCatalog(change, { ...names, categories, region: regionOf(body), body })
    await change.enqueue('keep_catalog', { anew: true }, { key: 'keep_catalog anew' })
    await change.audit('catalog.added', { subject_id: id, subject: names.name })
    return { id }
  })
}

/** False where there is none of this id. */
export async function renameAudience(store: Store, id: string, given: Names): Promise<boolean> {
  const names = namesOf(given)
  if (!names) return false
  return changed(store, id, { ...names, is_renamed: true }, 'catalog.renamed')
}

/** Hidden it is in no list and opens for nobody; what was saved from it stays. */
export const showAudience = (store: Store, id: string, isShown: boolean): Promise<boolean> =>
  changed(store, id, { status: isShown ? 'active' : 'paused' }, isShown ? 'catalog.shown' : 'catalog.hidden')

async function changed(
  store: Store,
  id: string,
  values: Parameters<typeof changeInCatalog>[2],
  act: 'catalog.renamed' | 'catalog.hidden' | 'catalog.shown',
): Promise<boolean> {
  try {
    await store.change('operator', async (change) => {
      const row = await changeInCatalog(change, id, values)
      if (!row) throw new AppError('not_found')
      await change.audit(act, { subject_id: id, subject: row.name })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}

function namesOf({ name, name_ja }: Names): Names | undefined {
  const [one, other] = [AudienceName.safeParse(name), AudienceName.safeParse(name_ja)]
  return one.success && other.success ? { name: one.data, name_ja: other.data } : undefined
}

function knownCategories(names: string[]): string[] | undefined {
  try {
    return categoriesOf(names)
  } catch {
    return undefined
  }
}
