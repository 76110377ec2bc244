import type { PostOrder, Posts, Scope, Who, Window, Words } from './scope.ts'
import { trimTerms } from './terms.ts'
import { withWindow } from './window.ts'

export const QUERY_TYPES = ['handle', 'keyword', 'conversation', 'post'] as const // spec 2
export type QueryType = (typeof QUERY_TYPES)[number]

type Common = {
  window?: Window
  /** Two letters each; none is Global. */
  countries?: string[]
  post_ordering?: PostOrder
  /** Accounts that behave like bots are left out unless this says otherwise. */
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
/** What a person can ask for by itself (spec 2). */
export type AskedQuestion = HandleQuestion | WordsQuestion | PostQuestion
export type Question = AskedQuestion | BuilderQuestion

export const DEFAULT_POST_ORDERING: PostOrder = 'like_count' // spec 3

/** `now` in seconds since 1970. */
export function scopeOf(question: Question, now: number): Scope {
  const who = { all: [subjectOf(question), ...conditionsOf(question)] }
  const { window } = withWindow(question, now)
  return { who: who.all.length === 1 ? who.all[0]! : who, posts: postsOf(question), ...(window && { window }) }
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

export function conditionsOf({ countries = [], without_bots = true }: Question): Who[] {
  return [...(countries.length > 0 ? [{ countries }] : []), ...(without_bots ? [{ bots: false }] : [])]
}

export function wordsOf(question: WordsQuestion): Words {
  const { keywords, synonyms = [], excluded_keywords = [], extra_keyword = '', extra_keyword_type = 'and' } = question
  const groups = [...keywords, ...synonyms.map((term) => [term])].map(trimTerms).filter((group) => group.length > 0)
  const extra = extra_keyword.trim()
  const excluded = trimTerms(excluded_keywords)
  return { groups: withExtra(groups, extra, extra_keyword_type), ...(excluded.length > 0 && { excluded }) }
}

function withExtra(groups: string[][], extra: string, type: 'and' | 'or'): string[][] {
  if (extra === '') return groups
  if (type === 'or' || groups.length === 0) return [...groups, [extra]]
  return groups.map((group) => (group.includes(extra) ? group : [...group, extra]))
}

/** How many different keywords it names, wherever it names them. */
export function termCount(question: WordsQuestion): number {
  const { groups, excluded = [] } = wordsOf(question)
  return new Set([...groups.flat(), ...excluded]).size
}

/** Names to share the conversation between: those asked for, or else every keyword of the question. */
export function namesOf(question: WordsQuestion): Name[] {
  const asked = question.share_of_voice?.filter(({ terms }) => trimTerms(terms).length > 0) ?? []
  if (asked.length > 0) return asked.map(({ name, terms }) => ({ name, terms: trimTerms(terms) }))
  return [...new Set(wordsOf(question).groups.flat())].map((term) => ({ name: term, terms: [term] }))
}
