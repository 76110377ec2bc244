import { AppError } from '@starling/contract'
import {
  ALL_TIME,
  defaultWindow,
  normalizeQuestion,
  type Question,
  type Scope,
  scopeOf,
  type Who,
  type Window,
  type Words,
  type WordsQuestion,
} from '@starling/question'
import type { Context } from '../floor/index.ts'

type Within = { countries?: string[]; window?: Window }

export const nowOf = ({ now }: Context): number => now.getTime() / 1000

export const scopeNow = (question: Question, context: Context): Scope =>
  scopeOf(normalizeQuestion(question), nowOf(context))

/** All posts that are written within a window and, if told, by people of countries; of these, the ones with words. */
export function postsWithin({ countries = [], window }: Within, context: Context, about?: Words): Scope {
  const posts = about ? { about } : {}
  const during = window ?? defaultWindow(nowOf(context))
  return countries.length > 0
    ? { who: { countries }, posts: { by: 'audience', ...posts }, window: during }
    : { who: { all: [] }, posts: { by: 'anyone', ...posts }, window: during }
}

export function asWords(question: Question): WordsQuestion {
  const asked = normalizeQuestion(question)
  if ('keywords' in asked) return asked
  throw new AppError('invalid', { fields: { question: [{ code: 'not_about_words' }] } })
}

export type AskedTopic = { topic: string; country?: string; since?: number; until?: number }

/** A topic is what people call it: a word, a phrase or a hashtag. */
export function questionOf({ topic, country, since, until }: AskedTopic, context: Context): WordsQuestion {
  const automatic = defaultWindow(nowOf(context))
  const window = { since: since ?? automatic.since, until: until ?? automatic.until }
  if (window.since > window.until) {
    throw new AppError('invalid', { fields: { since: [{ code: 'window_backwards' }] } })
  }
  return asWords({
    query_type: 'conversation',
    keywords: [[topic]],
    ...(country && { countries: [country] }),
    ...((since !== undefined || until !== undefined) && { window }),
  })
}

/** The posts of a part of a scope's window, still by the same people: who is meant goes by the whole of it. */
export function during(part: Window, scope: Scope): Scope {
  const { window: whole = ALL_TIME, who } = scope
  const since = Math.max(whole.since, part.since)
  const until = Math.max(since, Math.min(whole.until, part.until))
  return { ...scope, who: pinned(who, whole), window: { since, until } }
}

function pinned(who: Who, window: Window): Who {
  if ('all' in who) return { all: who.all.map((one) => pinned(one, window)) }
  if ('any' in who) return { any: who.any.map((one) => pinned(one, window)) }
  if ('not' in who) return { not: pinned(who.not, window) }
  return 'posted' in who ? { window, ...who } : who
}
