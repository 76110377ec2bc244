import type { RecentSearch } from '@starling/contract'
import type { Question } from '@starling/sections'
import { forgetOlderSearches, type Row, recentSearchesOf } from '@starling/store'
import type { UserContext } from '../context.ts'
import { refuseTwoWindows, savedQuestion } from './saved-question.ts'

const MOST_RECENT = 50 // our choice

export async function listRecent({ store, user }: UserContext): Promise<RecentSearch[]> {
  return (await recentSearchesOf(store.db, user.id)).map(answerOf)
}

/** A question that was asked before moves to the front. */
export async function noteRecent(
  asked: Question,
  days: number | null,
  { change, user }: UserContext,
): Promise<RecentSearch> {
  const { body, ...saved } = savedQuestion(asked)
  refuseTwoWindows(body, days)
  return change(async ({ db, now, newId, audit }) => {
    const row = await db
      .insertInto('recent_searches')
      .values({ id: newId(), user_id: user.id, ...saved, body: JSON.stringify(body), days, searched_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'audience_creator_query_id'])
          .doUpdateSet({ searched_at: now, body: JSON.stringify(body), days }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await forgetOlderSearches(db, user.id, MOST_RECENT)
    await audit('search.asked', { subject_id: row.id })
    return answerOf(row)
  })
}

export async function clearRecent({ change, user }: UserContext): Promise<void> {
  await change(async ({ db, audit }) => {
    await db.deleteFrom('recent_searches').where('user_id', '=', user.id).execute()
    await audit('search.recent_cleared')
  })
}

const answerOf = ({ id, query_type, body, days, searched_at }: Row<'recent_searches'>): RecentSearch => ({
  id,
  query_type,
  body,
  days,
  searched_at: searched_at.toISOString(),
})
