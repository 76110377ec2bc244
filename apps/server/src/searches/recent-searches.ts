import type { RecentSearch } from '@starling/contract'
import { clearRecentRows, noteSearch, type Row, recentSearchesOf } from '@starling/store'
import { keptQuestion, refuseTwoWindows } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

const MOST_RECENT = 50 // our choice

export async function listRecentSearches(_: unknown, { store, user }: UserContext): Promise<RecentSearch[]> {
  return (await recentSearchesOf(store, user.id, MOST_RECENT)).map(answerOf)
}

/** A question that was asked before moves to the front. */
export async function noteRecentSearch(
  { body: { body: asked, days = null } }: Input<'noteRecentSearch'>,
  { change, user }: UserContext,
): Promise<RecentSearch> {
  const { body, ...saved } = keptQuestion(asked)
  refuseTwoWindows(body, days)
  return change(async (tx) => {
    const row = await noteSearch(tx, user.id, { ...saved, body, days }, MOST_RECENT)
    await tx.audit('search.asked', { subject_id: row.id })
    return answerOf(row)
  })
}

export async function clearRecentSearches(_: unknown, { change, user }: UserContext): Promise<void> {
  await change(async (tx) => {
    await clearRecentRows(tx, user.id)
    await tx.audit('search.recent_cleared')
  })
}

const answerOf = ({ id, query_type, body, days, searched_at }: Row<'recent_searches'>): RecentSearch => ({
  id,
  query_type,
  body,
  days,
  searched_at: searched_at.toISOString(),
})
