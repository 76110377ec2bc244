import { ALL_TIME, type AskedQuestion, type Who, type Window } from '@starling/question'
import type { AnyRow } from './columns.ts'

/** Who or what stands behind a row: people for whom a further condition holds, or posts. */
export type Behind =
  | { of: 'people'; question: AskedQuestion; who: Who }
  | { of: 'posts'; question: AskedQuestion; words?: string[]; window?: Window }

/** Where the engine knows no condition that gives just these, a section has none rather than something near it. */
export type FindBehind = (row: AnyRow, question: AskedQuestion) => Behind | null

const DAY = 86_400

const text = (row: AnyRow, column: string) => String(row[column] ?? '')
const people =
  (who: (row: AnyRow) => Who): FindBehind =>
  (row, question) => ({ of: 'people', question, who: who(row) })
const posts =
  (part: (row: AnyRow) => { words?: string[]; window?: Window }): FindBehind =>
  (row, question) => ({ of: 'posts', question, ...part(row) })

type Listed = 'countries' | 'cities' | 'languages' | 'genders' | 'age_groups' | 'job_titles' | 'interests'
/** People of whom the row's value is known. */
export const peopleBy = (condition: Listed): FindBehind =>
  people((row) => ({ [condition]: [text(row, 'value')] }) as Who)
export const followers: FindBehind = people((row) => ({ follows: [text(row, 'handle')] }))
export const engagers: FindBehind = people((row) => ({ engaged: [text(row, 'id')] }))
export const peopleWithBio = (...columns: readonly string[]): FindBehind =>
  people((row) => ({ bio: { groups: [columns.map((column) => text(row, column))] } }))
/** What people ever wrote: these lists are not cut by the question's window (docs/engine.md). */
export const writersOfFirstWord: FindBehind = people((row) => ({
  posted: { groups: [[Array.isArray(row.words) ? String(row.words[0] ?? '') : '']] },
  window: ALL_TIME,
}))
export const postsOfDay: FindBehind = posts((row) => ({
  window: { since: Number(row.day), until: Number(row.day) + DAY },
}))
export const postsWith = (...columns: readonly string[]): FindBehind =>
  posts((row) => ({ words: columns.map((column) => text(row, column)) }))

/** Posts about a name are anybody's: a question of their own. */
export const postsAboutName: FindBehind = (row, question) => {
  if (!('keywords' in question)) return null
  const name = text(row, 'name')
  const named = question.share_of_voice?.find((each) => each.name === name)
  const { window, countries, post_ordering, without_bots } = question
  return {
    of: 'posts',
    question: {
      query_type: 'conversation',
      keywords: (named?.terms ?? [name]).map((term) => [term]),
      ...(window && { window }),
      ...(countries && { countries }),
      ...(post_ordering && { post_ordering }),
      ...(without_bots === false && { without_bots }),
    },
  }
}
