import type { Row } from '@starling/contract/browser'
import type { Name, SectionId, Who, Window } from '@starling/sections'
import type { AskedQuestion } from './analysis.ts'

/** Who or what stands behind a row: people for whom a further condition holds, or posts. */
export type Behind =
  | { of: 'people'; question: AskedQuestion; who: Who }
  | { of: 'posts'; question: AskedQuestion; words?: string[]; window?: Window }

type Find = (row: Row, question: AskedQuestion) => Behind | null

const DAY = 86_400
/** What people ever wrote: these lists are not cut by the question's window (docs/engine.md). */
const EVER: Window = { since: 0, until: 4_102_444_800 }

const text = (row: Row, column: string) => String(row[column] ?? '')
const people =
  (who: (row: Row) => Who): Find =>
  (row, question) => ({ of: 'people', question, who: who(row) })
const posts =
  (part: (row: Row) => { words?: string[]; window?: Window }): Find =>
  (row, question) => ({ of: 'posts', question, ...part(row) })
const ofDay = posts((row) => ({ window: { since: Number(row.day), until: Number(row.day) + DAY } }))
const withWord = posts((row) => ({ words: [text(row, 'value')] }))

/** Where the engine knows no condition that gives just these people, nothing is offered rather than something near it. */
const FIND: Partial<Record<SectionId, Find>> = {
  countries: people((row) => ({ countries: [text(row, 'value')] })),
  cities: people((row) => ({ cities: [text(row, 'value')] })),
  languages: people((row) => ({ languages: [text(row, 'value')] })),
  genders: people((row) => ({ genders: [text(row, 'value')] })),
  age_groups: people((row) => ({ age_groups: [text(row, 'value')] })),
  job_titles: people((row) => ({ job_titles: [text(row, 'value')] })),
  interests_of_this_audience: people((row) => ({ interests: [text(row, 'value')] })),
  top_accounts: people((row) => ({ follows: [text(row, 'handle')] })),
  similar_accounts: people((row) => ({ follows: [text(row, 'handle')] })),
  audience_self_view: people((row) => ({ bio: { groups: [[text(row, 'value')]] } })),
  hashtags_self_view: people((row) => ({ bio: { groups: [[text(row, 'value')]] } })),
  audience_self_view_combinations: people((row) => ({ bio: { groups: [[text(row, 'first'), text(row, 'second')]] } })),
  topic_clusters: people((row) => ({
    posted: { groups: [[Array.isArray(row.words) ? String(row.words[0] ?? '') : '']] },
    window: EVER,
  })),
  conversation_volume: ofDay,
  sentiment_analysis: ofDay,
  hashtags_used_by_handle: withWord,
  keywords_used_by_handle: withWord,
  keyword_combinations_used_by_handle: posts((row) => ({ words: [text(row, 'first'), text(row, 'second')] })),
  share_of_voice: (row, question) => ofName(text(row, 'name'), question),
}

/** Posts about a name are anybody's: a question of their own. */
function ofName(name: string, question: AskedQuestion): Behind | null {
  if (!('keywords' in question)) return null
  const named: Name | undefined = question.share_of_voice?.find((each) => each.name === name)
  const { window, countries, post_ordering, without_bots } = question
  return {
    of: 'posts',
    question: {
      query_type: 'conversation',
      keywords: (named?.terms ?? [name]).map((term) => [term]),
      ...(window && { window }),
      ...(countries && { countries }),
      ...(post_ordering && { post_ordering }),
      ...(without_bots && { without_bots }),
    },
  }
}

export const isAnythingBehind = (id: SectionId): boolean => FIND[id] !== undefined

export const behind = (id: SectionId, row: Row, question: AskedQuestion): Behind | null =>
  FIND[id]?.(row, question) ?? null
