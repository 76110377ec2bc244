import { AppError } from '@starling/contract'
import type { Question } from '@starling/question'
import { moodName } from '@starling/sections/names'
import { findMembership, findTeam } from '@starling/store'
import type { Say } from '@starling/text/both'
import { type CorrectedPost, correctedPosts } from '../corrections/index.ts'
import type { Context } from '../floor/index.ts'
import type { SheetTable } from './table.ts'

/** What a team that the asker is in says of the moods of the question's posts; nothing where no team was named. */
export async function correctionsFor(
  slug: string | undefined,
  question: Question,
  context: Context,
): Promise<CorrectedPost[] | null> {
  if (slug === undefined) return null
  const { store, user } = context
  const team = user && (await findTeam(store, slug))
  const membership = team && (await findMembership(store, team.id, user.id))
  if (!membership) throw new AppError('not_found')
  return correctedPosts(question, team.id, context)
}

/** A table of their own: they are counted apart, and no figure of the file includes them. */
export function correctionsTable(corrected: readonly CorrectedPost[], say: Say): SheetTable {
  const { t } = say
  return {
    title: t('Moods corrected by the team'),
    columns: [
      { label: t('Id'), kind: 'id' },
      { label: t('Account'), kind: 'handle' },
      { label: t('Post'), kind: 'text' },
      { label: t('Posted'), kind: 'time' },
      { label: t('Mood as judged'), kind: 'text' },
      { label: t('Mood as corrected'), kind: 'text' },
      { label: t('Corrected at'), kind: 'time' },
    ],
    rows: corrected.map(({ post_id, handle, text, created_at, judged, mood, corrected_at }) => [
      post_id,
      handle,
      text,
      new Date(created_at * 1000),
      judged === null ? t('Unsure') : moodName(judged, say),
      moodName(mood, say),
      corrected_at,
    ]),
  }
}

/** Beside the posts of a section, what the team says of each. */
export function withCorrections(
  table: SheetTable,
  post_ids: readonly unknown[],
  corrected: readonly CorrectedPost[],
  say: Say,
): SheetTable {
  const said = new Map(corrected.map(({ post_id, mood }) => [post_id, moodName(mood, say)]))
  return {
    ...table,
    columns: [...table.columns, { label: say.t('Mood as corrected by the team'), kind: 'text' }],
    rows: table.rows.map((row, at) => [...row, said.get(String(post_ids[at])) ?? null]),
  }
}
