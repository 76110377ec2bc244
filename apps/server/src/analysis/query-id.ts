import { createHash } from 'node:crypto'
import {
  defaultWindow,
  type Name,
  type Question,
  type Who,
  WINDOW_DAYS,
  WINDOW_ENDS_MINUTES_AGO,
} from '@starling/sections'

const AUTOMATIC_LENGTH = WINDOW_DAYS * 86_400 - WINDOW_ENDS_MINUTES_AGO * 60

/**
 * Names a question, with nothing kept: who is given a question and its id later computes the id again. The window that
 * the product chooses by itself moves with the clock and is not part of the name: a question that was asked without a
 * window and one whose automatic window was filled in have the same.
 */
export function queryIdOf(question: Question): string {
  return `q_${createHash('sha256')
    .update(canonical(namedBy(question)))
    .digest('base64url')}`
}

/** The same text for what means the same: fields in one order, nothing that is left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** The window that a question has when nobody chose one; followers and engagement are asked about as they are now. */
export function withWindow<Q extends Question>(question: Q, now: number): Q {
  if (question.window || question.query_type === 'handle' || question.query_type === 'post') return question
  return { ...question, window: defaultWindow(now) }
}

function namedBy(question: Question) {
  const { window, countries = [], without_bots = false, post_ordering: _, ...rest } = question
  return {
    ...(window && window.until - window.since !== AUTOMATIC_LENGTH && { window }),
    ...(countries.length > 0 && { countries: asSet(countries) }),
    ...(without_bots && { without_bots }),
    ...subjectOf(rest),
  }
}

type Rest<Q = Question> = Q extends Question
  ? Omit<Q, 'window' | 'countries' | 'without_bots' | 'post_ordering'>
  : never
function subjectOf(question: Rest): object {
  if ('handle' in question) return { ...question, handle: folded(question.handle) }
  if ('post_ids' in question) return { ...question, post_ids: asSet(question.post_ids) }
  if ('who' in question) return { ...question, who: whoNamed(question.who) }
  const { query_type, keywords, synonyms, excluded_keywords, extra_keyword, extra_keyword_type, share_of_voice } =
    question
  return {
    query_type,
    keywords: asSet(keywords.map((group) => asSet(group.map(folded)))),
    ...(synonyms?.length && { synonyms: asSet(synonyms.map(folded)) }),
    ...(excluded_keywords?.length && { excluded_keywords: asSet(excluded_keywords.map(folded)) }),
    ...(extra_keyword && { extra: [extra_keyword_type ?? 'and', folded(extra_keyword)] }),
    ...(share_of_voice?.length && { share_of_voice: asSet(share_of_voice.map(nameNamed)) }),
  }
}

const nameNamed = ({ name, terms }: Name) => ({ name, terms: asSet(terms.map(folded)) })

function whoNamed(who: Who): object {
  if ('all' in who) return { all: asSet(who.all.map(whoNamed)) }
  if ('any' in who) return { any: asSet(who.any.map(whoNamed)) }
  if ('not' in who) return { not: whoNamed(who.not) }
  const [field, value] = Object.entries(who)[0]!
  return Array.isArray(value) ? { [field]: asSet(value.map(folded)) } : who
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

function asSet<T>(values: readonly T[]): T[] {
  const byText = new Map(values.map((value) => [canonical(value), value]))
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}
