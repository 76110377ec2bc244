import { AppError, type SavedQueryType } from '@starling/contract'
import { isComplete, lineOf, normalizeQuestion, type Question, type Who } from '@starling/question'
import { queryIdOf } from '../asking/index.ts'

// spec 4; what was built has a type of its own in spec 3
const TYPES: Record<Question['query_type'], SavedQueryType> = {
  handle: 'handle_analysis',
  keyword: 'audience_analysis',
  conversation: 'conversation_analysis',
  post: 'post_analysis',
  builder: 'audience_builder',
}
const MOST_LETTERS = 64_000 // our choice: a question of a thousand keywords, and no store for other things
const LONGEST_NAME = 120

export type SavedQuestion = {
  body: Question
  query_type: SavedQueryType
  audience_creator_query_id: string
}

/** A question as it is kept: in one writing, with the id that it is named by. */
export function keptQuestion(asked: Question): SavedQuestion {
  const body = normalizeQuestion(asked)
  if (JSON.stringify(body).length > MOST_LETTERS) {
    throw new AppError('invalid', { fields: { body: [{ code: 'question_too_long' }] } })
  }
  if (body.query_type !== 'builder' && !isComplete(body))
    throw new AppError('invalid', { fields: { body: [{ code: 'no_words' }] } })
  return { body, query_type: TYPES[body.query_type], audience_creator_query_id: queryIdOf(body) }
}

/** A question has one window: its own, or the last days. */
export function refuseTwoWindows({ window }: Question, days: number | null): void {
  if (!window || days === null) return
  throw new AppError('invalid', { fields: { days: [{ code: 'two_windows' }] } })
}

/** What an audience is called that its owner gave no name. */
export function nameOf(question: Question): string {
  const name = lineOf(wordsOf(question).join(', ')) || TYPES[question.query_type]
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).toWellFormed()}…` : name
}

function wordsOf(question: Question): string[] {
  switch (question.query_type) {
    case 'handle':
      return [`@${question.handle}`]
    case 'post':
      return question.post_ids
    case 'builder':
      return wordsIn(question.who).slice(0, 12)
    default: {
      const groups = [...question.keywords.map((group) => group.join(' + ')), ...(question.synonyms ?? [])]
      return groups.length > 0 ? groups : [question.extra_keyword ?? '']
    }
  }
}

function wordsIn(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(wordsIn)
  if ('any' in who) return who.any.flatMap(wordsIn)
  if ('not' in who) return wordsIn(who.not).map((word) => `−${word}`)
  if ('posted' in who) return who.posted.groups.map((group) => group.join(' + '))
  if ('bio' in who) return who.bio.groups.map((group) => group.join(' + '))
  if ('follows' in who) return who.follows.map((handle) => `@${handle}`)
  if ('communities' in who) return who.communities.map(({ accounts: [first] }) => `@${first ?? ''}`)
  const [value] = Object.values(who) as unknown[]
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []
}
