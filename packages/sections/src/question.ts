import type { PostOrder } from './primitive.ts'
import type { Posts, Scope, Who, Window, Words } from './scope.ts'

export const QUERY_TYPES = ['handle', 'keyword', 'conversation', 'post'] as const // spec 2
export type QueryType = (typeof QUERY_TYPES)[number]

type Common = {
  window?: Window
  /** Two letters each; none is Global. */
  countries?: string[]
  post_ordering?: PostOrder
  /** Leaves out accounts that behave like bots. */
  without_bots?: boolean
}
export type Name = { name: string; terms: string[] }
export type HandleQuestion = Common & { query_type: 'handle'; handle: string }
export type WordsQuestion = Common & {
  query_type: 'keyword' | 'conversation'
  /** All of a group, any of the groups. */
  keywords: string[][]
  /** Each is as good as a group of its own. */
  synonyms?: string[]
  excluded_keywords?: string[]
  extra_keyword?: string
  extra_keyword_type?: 'and' | 'or'
  share_of_voice?: Name[]
}
export type PostQuestion = Common & { query_type: 'post'; post_ids: string[] }
/** An audience that a person built; it may ask what `keyword` asks. */
export type BuilderQuestion = Common & { query_type: 'builder'; who: Who }
export type Question = HandleQuestion | WordsQuestion | PostQuestion | BuilderQuestion

export const WINDOW_DAYS = 30 // spec 9
export const WINDOW_ENDS_MINUTES_AGO = 5 // spec 9
export const DEFAULT_POST_ORDERING: PostOrder = 'like_count' // spec 3
const DAY = 86_400
const MINUTE = 60

/** Cut to the minute: a question asked twice in a minute is the same question, and comes from the cache. */
export function defaultWindow(now: number): Window {
  const minute = Math.floor(now / MINUTE) * MINUTE
  return { since: minute - WINDOW_DAYS * DAY, until: minute - WINDOW_ENDS_MINUTES_AGO * MINUTE }
}

/** `now` in seconds since 1970. */
export function scopeOf(question: Question, now: number): Scope {
  const who = { all: [subjectOf(question), ...conditionsOf(question)] }
  const window = windowOf(question, now)
  return { who: who.all.length === 1 ? who.all[0]! : who, posts: postsOf(question), ...(window && { window }) }
}

/** Followers of a handle and people who engaged with posts are asked about as they are now: no window of their own. */
function windowOf(question: Question, now: number): Window | undefined {
  if (question.window) return question.window
  return question.query_type === 'handle' || question.query_type === 'post' ? undefined : defaultWindow(now)
}

function subjectOf(question: Question): Who {
  switch (question.query_type) {
    case 'handle':
      return { follows: [question.handle] }
    case 'post':
      return { engaged: question.post_ids }
    case 'builder':
      return question.who
    default:
      return { posted: wordsOf(question) }
  }
}

function postsOf(question: Question): Posts {
  switch (question.query_type) {
    case 'handle':
      return { by: { handles: [question.handle] } }
    case 'post':
      return { by: 'anyone', ids: question.post_ids }
    case 'builder':
      return { by: 'audience' }
    default:
      return { by: 'audience', about: wordsOf(question) }
  }
}

export function conditionsOf({ countries = [], without_bots = false }: Question): Who[] {
  return [...(countries.length > 0 ? [{ countries }] : []), ...(without_bots ? [{ bots: false }] : [])]
}

export function wordsOf(question: WordsQuestion): Words {
  const { keywords, synonyms = [], excluded_keywords = [], extra_keyword = '', extra_keyword_type = 'and' } = question
  const groups = [...keywords, ...synonyms.map((term) => [term])].map(written).filter((group) => group.length > 0)
  const extra = extra_keyword.trim()
  const excluded = written(excluded_keywords)
  return { groups: withExtra(groups, extra, extra_keyword_type), ...(excluded.length > 0 && { excluded }) }
}

function withExtra(groups: string[][], extra: string, type: 'and' | 'or'): string[][] {
  if (extra === '') return groups
  if (type === 'or' || groups.length === 0) return [...groups, [extra]]
  return groups.map((group) => (group.includes(extra) ? group : [...group, extra]))
}

/** Names to share the conversation between: those asked for, or else every keyword of the question. */
export function namesOf(question: WordsQuestion): Name[] {
  const asked = question.share_of_voice?.filter(({ terms }) => written(terms).length > 0) ?? []
  if (asked.length > 0) return asked.map(({ name, terms }) => ({ name, terms: written(terms) }))
  return [...new Set(wordsOf(question).groups.flat())].map((term) => ({ name: term, terms: [term] }))
}

const written = (terms: readonly string[]) => terms.map((term) => term.trim()).filter((term) => term !== '')
