import { type AskedQuestion, DEFAULT_POST_ORDERING, type Name, type Question, type WordsQuestion } from './question.ts'
import { trimTerms } from './terms.ts'

const PROFILE_URL = /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/([a-z0-9_]{1,15})(?:[/?].*)?$/i

/** Empty entries are stripped (spec 5), and what is the default is left out: two ways to ask the same are one question. */
export function trimQuestion<Q extends Question>(question: Q): Q
export function trimQuestion(question: Question): Question {
  const { window, countries, post_ordering, without_bots } = question
  const common = {
    ...(window && { window }),
    ...some('countries', trimTerms(countries ?? [])),
    ...(post_ordering && post_ordering !== DEFAULT_POST_ORDERING && { post_ordering }),
    ...(without_bots === false && { without_bots }),
  }
  switch (question.query_type) {
    case 'handle':
      return { query_type: 'handle', handle: readHandle(question.handle), ...common }
    case 'post':
      return { query_type: 'post', post_ids: [...new Set(question.post_ids)], ...common }
    case 'builder':
      return { query_type: 'builder', who: question.who, ...common }
    default:
      return { ...trimWords(question), ...common }
  }
}

function trimWords(question: WordsQuestion): WordsQuestion {
  const extra = question.extra_keyword?.trim()
  return {
    query_type: question.query_type,
    keywords: question.keywords.map(trimTerms).filter((group) => group.length > 0),
    ...some('synonyms', trimTerms(question.synonyms ?? [])),
    ...some('excluded_keywords', trimTerms(question.excluded_keywords ?? [])),
    ...(extra && { extra_keyword: extra }),
    ...(extra && question.extra_keyword_type === 'or' && { extra_keyword_type: 'or' as const }),
    ...some(
      'share_of_voice',
      (question.share_of_voice ?? []).map(trimName).filter(({ terms }) => terms.length > 0),
    ),
  }
}

function trimName({ name, terms }: Name): Name {
  const trimmed = trimTerms(terms)
  return { name: name.trim() || (trimmed[0] ?? ''), terms: trimmed }
}

const some = <K extends string, T>(key: K, list: T[]) => (list.length > 0 ? { [key]: list } : {})

/** A handle as it was typed: with @ of any width, or the address of a profile. */
export function readHandle(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/^[@\s]+/, '')
    .trim()
  return PROFILE_URL.exec(text)?.[1] ?? text
}

/** Whether there is something to ask about. */
export function isComplete(question: AskedQuestion): boolean {
  if (question.query_type === 'handle') return question.handle !== ''
  if (question.query_type === 'post') return question.post_ids.length > 0
  return question.keywords.length > 0 || (question.synonyms ?? []).length > 0 || question.extra_keyword !== undefined
}
