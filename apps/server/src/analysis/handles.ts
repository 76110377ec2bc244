import type { AnswerRow, HandleAnswers, SectionAnswers } from '@starling/contract'
import { type HandleQuestion, normalizeQuestion, type Window } from '@starling/question'
import { CALL_SECTIONS, DEFAULT_LIMIT, type SectionId } from '@starling/sections'
import { answerSections, answerWhole, askBackend, isAnswer, profilesOf, readerOf, shown } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { limitFor } from './behind.ts'

type AskOfHandles = {
  handles: string[]
  window?: Window
  limit?: number
  utc_offset_minutes?: number
}

/** The same sections of several handles, each with its own base. */
export async function answerHandles(
  sections: readonly SectionId[],
  { handles, window, ...wish }: AskOfHandles,
  context: Context,
): Promise<HandleAnswers> {
  const asked = [...new Set(handles.map((handle) => handle.toLowerCase()))]
  const known = await profilesOf(asked, context)
  const answers = await Promise.all(
    asked.map(async (handle) => {
      const question: HandleQuestion = { query_type: 'handle', handle, ...(window && { window }) }
      const answered = await answerSections(sections, { question, ...wish }, context)
      return { handle, known: known.has(handle), sections: answered.sections }
    }),
  )
  return { handles: answers }
}

/** Everybody has an interest or two: the list is cut only after it is ordered by similarity. */
const ENOUGH = 500

/** Of the people of an audience and the people of a class: those in both, over those in either. */
export async function exploreSimilarClassifiers(
  { body: { question, limit = DEFAULT_LIMIT } }: Input<'exploreSimilarClassifiers'>,
  context: Context,
): Promise<SectionAnswers> {
  const answers = await answerWhole(
    CALL_SECTIONS.exploreSimilarClassifiers,
    { question, baseline: 'all', limit: ENOUGH },
    context,
  )
  const most = limitFor(context, limit)
  const reader = await readerOf({ question }, context)
  return {
    sections: answers.map((one) => {
      if (!isAnswer(one)) return one
      const rows = one.rows
        .map((row) => ({ ...row, similarity: similarity(row, one.base.known) }))
        .toSorted((a, b) => b.similarity - a.similarity)
      const answer = shown({ ...one, rows: rows.slice(0, most) }, reader)
      return { ...answer, method: 'similar_classifiers', more: !context.user && rows.length > most }
    }),
  }
}

const similarity = ({ count, baseline_count }: AnswerRow, known: number) =>
  Number(count) / (known + Number(baseline_count) - Number(count))

export async function exploreTimeline({ query: { handle, until, limit } }: Input<'exploreTimeline'>, context: Context) {
  const most = limitFor(context, limit)
  const scope = {
    who: { all: [] },
    posts: { by: { handles: [handle] } },
    ...(until !== undefined && { window: { since: 0, until } }),
  }
  const [{ n, rows }] = await askBackend(context, scope, [{ do: 'posts', order: 'created_at', limit: most }])
  const last = rows.at(-1)?.created_at
  if (last === undefined || n <= rows.length || !context.user) return { n, posts: rows, next: null }
  // A page ends where a second ends: the rest of that second would be on neither page.
  const whole = rows.filter(({ created_at }) => created_at > last)
  return whole.length > 0 ? { n, posts: whole, next: last + 1 } : { n, posts: rows, next: last }
}

/** People who write about keywords: the largest of them, and whom they follow. */
export function findAccountsForKeywords(
  { body: { limit, ...words } }: Input<'findAccountsForKeywords'>,
  context: Context,
): Promise<SectionAnswers> {
  const question = normalizeQuestion({ query_type: 'keyword', ...words })
  return answerSections(
    CALL_SECTIONS.findAccountsForKeywords,
    { question, ...(limit !== undefined && { limit }) },
    context,
  )
}
