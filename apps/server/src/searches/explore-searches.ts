import { AppError, type ExploreSearch } from '@starling/contract'
import { countSearches, lockUser, monitorsOf, pageSearches, type Row } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { refuseForeignEmail } from './own-email.ts'
import { nameOf, refuseOtherQuestion, refuseTwoWindows, savedQuestion } from './saved-question.ts'

/** Our choice: more than anyone looks through. */
const MOST_SEARCHES = 500
type Saved = Row<'explore_searches'>

export async function listExploreSearches(
  { query: { email, limit, cursor, ...filter } }: Input<'listExploreSearches'>,
  context: UserContext,
): Promise<ExploreSearch[]> {
  refuseForeignEmail(email, context)
  const page = await pageSearches(context.store, context.user.id, filter, { limit, cursor })
  return answersOf(
    answerPage(context, page, (row) => row),
    context,
  )
}

export async function createExploreSearch(
  { body: { body: asked, days = null, email, name, ad_account_id = null, ...claimed } }: Input<'createExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  refuseForeignEmail(email, context)
  const { body, ...saved } = savedQuestion(asked)
  refuseOtherQuestion({ body, ...saved }, claimed)
  refuseTwoWindows(body, days)
  const id = await context.change(async (change) => {
    await lockUser(change, context.user.id)
    if ((await countSearches(change, context.user.id)) >= MOST_SEARCHES) {
      throw new AppError('invalid', {
        fields: { non_field_errors: [{ code: 'most_searches' }] },
      })
    }
    const { id } = await change.table({ user_id: context.user.id }, 'explore_searches').add({
      name: name ?? nameOf(body),
      body: JSON.stringify(body),
      days,
      ...saved,
      ad_account_id,
      created_at: change.now,
      changed_at: change.now,
      removed_at: null,
    })
    await change.audit('search.saved', { subject_id: id })
    return id
  })
  return getExploreSearch({ path: { pk: id } }, context)
}

export async function getExploreSearch(
  { path: { pk } }: Input<'getExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  const [answer] = await answersOf([await findSearch(pk, context)], context)
  return answer!
}

export async function changeExploreSearch(
  { path: { pk }, body: given }: Input<'changeExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  const { body: asked, days: counted, email, name, ad_account_id, ...claimed } = given
  const found = await findSearch(pk, context)
  refuseForeignEmail(email, context)
  const { body, ...saved } = asked ? savedQuestion(asked) : found
  refuseOtherQuestion({ body, ...saved }, claimed)
  // Another question has its own window; days that were not told are those of the one before it.
  const days = counted ?? (asked || counted === null ? null : found.days)
  refuseTwoWindows(body, days)
  await context.change(async ({ now, table, audit }) => {
    await table({ user_id: context.user.id }, 'explore_searches').change(found.id, {
      body: JSON.stringify(body),
      days,
      query_type: saved.query_type,
      audience_creator_query_id: saved.audience_creator_query_id,
      ...(name !== undefined && { name }),
      ...(ad_account_id !== undefined && { ad_account_id }),
      changed_at: now,
    })
    await audit('search.changed', { subject_id: found.id })
  })
  return getExploreSearch({ path: { pk } }, context)
}

/** What is left out of a replacement is as if it had been left out when it was made. */
export function replaceExploreSearch(
  { path: { pk }, body: given }: Input<'replaceExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  const name = given.name ?? nameOf(savedQuestion(given.body).body)
  return changeExploreSearch({ path: { pk }, body: { ad_account_id: null, ...given, name } }, context)
}

export async function deleteExploreSearch(
  { path: { pk } }: Input<'deleteExploreSearch'>,
  context: UserContext,
): Promise<void> {
  await context.change(async ({ table, audit }) => {
    const removed = await table({ user_id: context.user.id }, 'explore_searches').remove(pk)
    if (!removed) throw new AppError('not_found')
    await audit('search.deleted', { subject_id: pk })
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreExploreSearch(
  { path: { pk } }: Input<'restoreExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  await context.change(async ({ table, audit }) => {
    const searches = table({ user_id: context.user.id }, 'explore_searches')
    if (!(await searches.restore(pk)) && !(await searches.find(pk))) throw new AppError('not_found')
    await audit('search.restored', { subject_id: pk })
  })
  return getExploreSearch({ path: { pk } }, context)
}

export async function findSearch(pk: string, { store, user }: Pick<UserContext, 'store' | 'user'>): Promise<Saved> {
  const found = await store.table({ user_id: user.id }, 'explore_searches').find(pk)
  if (!found) throw new AppError('not_found')
  return found
}

async function answersOf(rows: Saved[], { store, user }: UserContext): Promise<ExploreSearch[]> {
  const monitors = await monitorsOf(
    store,
    user.id,
    rows.map(({ id }) => id),
  )
  const bySearch = new Map(monitors.map((monitor) => [monitor.search_id, monitor]))
  return rows.map((row) => {
    const monitor = bySearch.get(row.id)
    return { ...searchAnswer(row, user), monitor: monitor ? { id: monitor.id, paused: monitor.paused } : null }
  })
}

export const searchAnswer = (row: Saved, { email }: Pick<Row<'users'>, 'email'>): Omit<ExploreSearch, 'monitor'> => ({
  id: row.id,
  name: row.name,
  query_type: row.query_type,
  body: row.body,
  days: row.days,
  audience_creator_query_id: row.audience_creator_query_id,
  email,
  ad_account_id: row.ad_account_id,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})
