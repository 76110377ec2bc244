import type { HandleQuestion, Name, PostQuestion, QueryType, SectionId, WordsQuestion } from '@starling/sections'

/** The four analyses that a person can ask for (spec 2). */
export type AskedQuestion = HandleQuestion | WordsQuestion | PostQuestion

export const DOWNLOAD_BACKGROUNDS = ['black', 'transparent', 'theme'] as const
export type DownloadBackground = (typeof DOWNLOAD_BACKGROUNDS)[number]

/** How one section is looked at; what is not set is the section's own. */
export type PanelView = {
  as_table?: true
  wide?: true
  order?: 'count' | 'lift'
  /** `all`, or a country's two letters. */
  baseline?: string
}

export type View = {
  /** The window is these many days back from now; it moves with the clock, so that a link stays fresh. */
  days?: number
  /** Minutes that the clock of days and hours is ahead of UTC; the browser's own unless chosen. */
  utc_offset_minutes?: number
  /** Audiences laid over this one. */
  others: AskedQuestion[]
  panels: Partial<Record<SectionId, PanelView>>
  /** Chosen for download. */
  picked: SectionId[]
  background: DownloadBackground
}

/** All that an address of the page says. Without a question nothing was asked yet. */
export type Analysis = { query_type: QueryType; question: AskedQuestion | null; view: View }

export const DEFAULT_VIEW: View = { others: [], panels: {}, picked: [], background: 'black' } // spec 3
export const MOST_OTHERS = 5
export const DEFAULT_QUERY_TYPE: QueryType = 'conversation' // spec 3

const stripped = (list: readonly string[] | undefined) => [
  ...new Set((list ?? []).map((one) => one.trim()).filter((one) => one !== '')),
]
const some = <K extends string, T>(key: K, list: readonly T[]) => (list.length > 0 ? { [key]: list } : {})

/** Empty entries are stripped (spec 5), and what is the default is left out: two ways to ask the same are one question. */
export function normalised(question: AskedQuestion): AskedQuestion {
  const { window, countries, post_ordering, without_bots } = question
  const common = {
    ...(window && { window }),
    ...some('countries', stripped(countries)),
    ...(post_ordering && post_ordering !== 'like_count' && { post_ordering }),
    ...(without_bots && { without_bots }),
  }
  if (question.query_type === 'handle') {
    return { query_type: 'handle', handle: question.handle.trim().replace(/^[@＠]/, ''), ...common }
  }
  if (question.query_type === 'post')
    return { query_type: 'post', post_ids: [...new Set(question.post_ids)], ...common }
  const extra = question.extra_keyword?.trim()
  return {
    query_type: question.query_type,
    keywords: question.keywords.map(stripped).filter((group) => group.length > 0),
    ...some('synonyms', stripped(question.synonyms)),
    ...some('excluded_keywords', stripped(question.excluded_keywords)),
    ...(extra && { extra_keyword: extra }),
    ...(extra && question.extra_keyword_type === 'or' && { extra_keyword_type: 'or' as const }),
    ...some(
      'share_of_voice',
      (question.share_of_voice ?? []).map(cleanName).filter(({ terms }) => terms.length > 0),
    ),
    ...common,
  }
}

function cleanName({ name, terms }: Name): Name {
  const clean = stripped(terms)
  return { name: name.trim() || (clean[0] ?? ''), terms: clean }
}

/** Whether there is something to ask about. */
export function isComplete(question: AskedQuestion): boolean {
  if (question.query_type === 'handle') return question.handle !== ''
  if (question.query_type === 'post') return question.post_ids.length > 0
  return question.keywords.length > 0 || (question.synonyms ?? []).length > 0 || question.extra_keyword !== undefined
}
