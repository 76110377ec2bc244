import type { ExploreSearch } from '@starling/contract'
import { monitorsOf, pageAudiences, type Row } from '@starling/store'
import {
  bringAudienceBack,
  changeAudience,
  findAudience,
  keptQuestion,
  nameOf,
  removeAudience,
  saveAudience,
} from '../audiences/index.ts'
import { answerPage, type Input, refuseForeignEmail, type UserContext } from '../floor/index.ts'
import { refuseOtherQuestion } from './claimed-question.ts'

type Saved = Row<'audiences'>

/** A saved search is an audience of the person, told in the words of Explore: docs/decisions/0017-audiences.md. */
export async function listExploreSearches(
  { query: { email, ...wanted } }: Input<'listExploreSearches'>,
  context: UserContext,
): Promise<ExploreSearch[]> {
  refuseForeignEmail(email, context)
  const filter = { ...wanted, status: 'any', targetable: 'any', sort: 'changed' } as const
  const page = await pageAudiences(context.store, { user_id: context.user.id }, filter, context.now)
  return answersOf(
    answerPage(context, page, (row) => row),
    context,
  )
}

export async function createExploreSearch(
  { body: { email, query_type, audience_creator_query_id, ...given } }: Input<'createExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  refuseForeignEmail(email, context)
  refuseOtherQuestion(keptQuestion(given.body), { query_type, audience_creator_query_id })
  return answerOf(await saveAudience({ user_id: context.user.id }, given, context), context)
}

export async function getExploreSearch(
  { path: { pk } }: Input<'getExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  return answerOf(await findSearch(pk, context), context)
}

export async function changeExploreSearch(
  { path: { pk }, body }: Input<'changeExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  const { email, query_type, audience_creator_query_id, ...given } = body
  const found = await findSearch(pk, context)
  refuseForeignEmail(email, context)
  refuseOtherQuestion(given.body ? keptQuestion(given.body) : found, { query_type, audience_creator_query_id })
  return answerOf(await changeAudience(found, given, context), context)
}

/** What is left out of a replacement is as if it had been left out when it was made. */
export function replaceExploreSearch(
  { path: { pk }, body: given }: Input<'replaceExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  const name = given.name ?? nameOf(keptQuestion(given.body).body)
  return changeExploreSearch({ path: { pk }, body: { ad_account_id: null, ...given, name } }, context)
}

export const deleteExploreSearch = (
  { path: { pk } }: Input<'deleteExploreSearch'>,
  context: UserContext,
): Promise<void> => removeAudience(pk, 'person', context)

export async function restoreExploreSearch(
  { path: { pk } }: Input<'restoreExploreSearch'>,
  context: UserContext,
): Promise<ExploreSearch> {
  return answerOf(await bringAudienceBack(pk, 'person', context), context)
}

export const findSearch = (pk: string, context: Pick<UserContext, 'store' | 'user'>): Promise<Saved> =>
  findAudience(pk, 'person', context)

async function answerOf(row: Saved, context: UserContext): Promise<ExploreSearch> {
  const [answer] = await answersOf([row], context)
  return answer!
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
