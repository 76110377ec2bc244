import {
  type AskedQuestion,
  MOST_TERMS,
  type Name,
  type PostOrder,
  type QueryType,
  readPostIds,
  termCount,
  trimQuestion,
  trimTerms,
  type Window,
} from '@starling/question'
import { type Analysis, DEFAULT_VIEW } from './analysis.ts'

/** A question while it is being written: each kind keeps its own words while a person tries the others. */
export type Draft = {
  query_type: QueryType
  handle: string
  posts: string
  keywords: string[][]
  /** Words that are no chip yet. */
  typed: string
  synonyms: string
  excluded: string
  extra: string
  extra_type: 'and' | 'or'
  /** A name a line, its spellings after a colon. */
  voice: string
  window: Window | null
  days: number | null
  countries: string[]
  post_ordering: PostOrder
  without_bots: boolean
}

export const EMPTY_DRAFT: Draft = {
  query_type: 'conversation',
  handle: '',
  posts: '',
  keywords: [],
  typed: '',
  synonyms: '',
  excluded: '',
  extra: '',
  extra_type: 'and', // spec 3
  voice: '',
  window: null,
  days: null,
  countries: [],
  post_ordering: 'like_count', // spec 3
  without_bots: true,
}

/** As long as a post: no post holds more, so what is longer and has blanks is a list of words. */
export const LONGEST_TERM = 280
const PARTING = /[,、，\n]/
/** However many blanks stand between two words: on the screen they look the same. */
export const readTerms = (text: string): string[] =>
  trimTerms(
    text
      .replace(/[^\S\n]+/g, ' ')
      .split(PARTING)
      .flatMap((term) => (term.trim().length > LONGEST_TERM ? term.trim().split(' ') : [term])),
  )

/** Commas part groups, of which any may match; a plus inside a group asks for all its terms. */
export const readGroups = (text: string): string[][] =>
  readTerms(text)
    .map((group) => trimTerms(group.split(/[+＋]/)))
    .filter((group) => group.length > 0)

/** With what was typed among its groups, each of them once: this is what Ask asks. */
export function withTyped(draft: Draft): Draft {
  if (!isAboutWords(draft.query_type)) return draft
  const keywords = [...draft.keywords]
  const known = new Set(keywords.map(writeGroup))
  for (const group of readGroups(draft.typed)) {
    if (known.has(writeGroup(group))) continue
    known.add(writeGroup(group))
    keywords.push(group)
  }
  return { ...draft, keywords, typed: '' }
}

/** How many keywords would be asked about; of other kinds none. */
export function termsAsked(draft: Draft): number {
  const question = questionOf(withTyped(draft))
  return 'keywords' in question ? termCount(question) : 0
}

/** What no post can hold, in one piece: it would be asked in vain. */
export const tooLong = (draft: Draft): string[] =>
  isAboutWords(draft.query_type)
    ? withTyped(draft)
        .keywords.flat()
        .filter((term) => term.length > LONGEST_TERM)
    : []

export const withoutTooLong = (draft: Draft): Draft => {
  const whole = withTyped(draft)
  const keywords = whole.keywords.map((group) => group.filter((term) => term.length <= LONGEST_TERM))
  return { ...whole, keywords: keywords.filter((group) => group.length > 0) }
}

/** With no more than may be asked: the last groups, what was typed latest, go first. */
export function cutToMost(draft: Draft): Draft {
  const whole = withTyped(draft)
  const over = (kept: number) => termsAsked({ ...whole, keywords: whole.keywords.slice(0, kept) }) > MOST_TERMS
  let [fits, most] = [0, whole.keywords.length]
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2)
    if (over(middle)) most = middle - 1
    else fits = middle
  }
  return { ...whole, keywords: whole.keywords.slice(0, fits) }
}

export const writeGroup = (group: readonly string[]): string => group.join(' + ')

export const isAboutWords = (query_type: QueryType): query_type is 'keyword' | 'conversation' =>
  query_type === 'keyword' || query_type === 'conversation'
const HANDLE = /^@?\w{1,15}$/

/** The same in another kind: what stands in the field goes along where that kind can read it and has nothing of its own. */
export function inKind(draft: Draft, query_type: QueryType): Draft {
  const next = { ...draft, query_type }
  const { handle, posts, keywords, typed } = draft
  const written = isAboutWords(draft.query_type) ? typed.trim() : ''
  if (query_type === 'handle') return handle === '' && HANDLE.test(written) ? { ...next, handle: written } : next
  if (query_type === 'post')
    return posts === '' && readPostIds(written).ids.length > 0 ? { ...next, posts: written } : next
  const isEmpty = keywords.length === 0 && typed === ''
  return isEmpty && draft.query_type === 'handle' ? { ...next, typed: handle } : next
}

/** `Brew: brew, #brew` a line. Without spellings the name is its own. */
export function readVoice(text: string): Name[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', spellings] = line.split(/[:：](.*)/s)
    const terms = readTerms(spellings ?? name)
    return terms.length > 0 ? [{ name: name.trim() || terms[0]!, terms }] : []
  })
}

const writeVoice = (names: readonly Name[]) =>
  names
    .map(({ name, terms }) => (terms.length === 1 && terms[0] === name ? name : `${name}: ${terms.join(', ')}`))
    .join('\n')

export function questionOf(draft: Draft): AskedQuestion {
  const common = {
    ...(draft.window && { window: draft.window }),
    countries: draft.countries,
    post_ordering: draft.post_ordering,
    without_bots: draft.without_bots,
  }
  if (draft.query_type === 'handle') return trimQuestion({ query_type: 'handle', handle: draft.handle, ...common })
  if (draft.query_type === 'post') {
    return trimQuestion({ query_type: 'post', post_ids: readPostIds(draft.posts).ids, ...common })
  }
  return trimQuestion({
    query_type: draft.query_type,
    keywords: draft.keywords,
    synonyms: readTerms(draft.synonyms),
    excluded_keywords: readTerms(draft.excluded),
    extra_keyword: draft.extra,
    extra_keyword_type: draft.extra_type,
    share_of_voice: readVoice(draft.voice),
    ...common,
  })
}

/** What the address asks, ready to be changed; the words of other kinds stay as they were. An address that asks nothing empties all. */
export function draftOf({ query_type, question, view }: Analysis, before: Draft = EMPTY_DRAFT): Draft {
  if (!question) return { ...EMPTY_DRAFT, query_type }
  const common = {
    query_type,
    window: question.window ?? null,
    days: view.days ?? null,
    countries: question.countries ?? [],
    post_ordering: question.post_ordering ?? 'like_count',
    without_bots: question.without_bots ?? true,
  }
  if (question.query_type === 'handle') return { ...before, ...common, handle: question.handle }
  if (question.query_type === 'post') return { ...before, ...common, posts: question.post_ids.join(', ') }
  return {
    ...before,
    ...common,
    keywords: question.keywords,
    typed: '',
    synonyms: (question.synonyms ?? []).join(', '),
    excluded: (question.excluded_keywords ?? []).join(', '),
    extra: question.extra_keyword ?? '',
    extra_type: question.extra_keyword_type ?? 'and',
    voice: writeVoice(question.share_of_voice ?? []),
  }
}

/** How many things beside the words themselves are not as they begin. */
export function refinements(draft: Draft): number {
  const words = [draft.synonyms, draft.excluded, draft.extra, draft.voice].filter((text) => text.trim() !== '').length
  const others = [
    draft.window !== null || draft.days !== null,
    draft.countries.length > 0,
    draft.post_ordering !== EMPTY_DRAFT.post_ordering,
    !draft.without_bots,
  ]
  return (isAboutWords(draft.query_type) ? words : 0) + others.filter(Boolean).length
}

export const analysisOf = (draft: Draft, view = DEFAULT_VIEW): Analysis => {
  const { days: _, ...rest } = view
  return {
    query_type: draft.query_type,
    question: questionOf(draft),
    view: { ...rest, ...(draft.days !== null && draft.window === null && { days: draft.days }) },
  }
}
