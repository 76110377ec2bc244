import type { AskedQuestion } from '@starling/question'
import type { Say } from '@starling/text'
import { countryName } from './names.ts'

const MOST_COUNTRIES = 3
/** Four hundred keywords would bury what was understood. */
const MOST_WORDS = 8

/** What a question is about: an account, posts, or words. */
export function subjectOf(question: AskedQuestion, say: Say): string {
  const { t, list } = say
  if (question.query_type === 'handle') return `@${question.handle}`
  if (question.query_type === 'post') return t('{{count}} posts', { count: question.post_ids.length })
  const { keywords, synonyms = [], excluded_keywords = [], extra_keyword, extra_keyword_type } = question
  const groups = [...keywords.map((group) => group.join(' + ')), ...synonyms]
  if (extra_keyword && extra_keyword_type === 'or') groups.push(extra_keyword)
  const any = (words: readonly string[]) => list(folded(words, say), 'or')
  const words = groups.length > 0 ? any(groups) : (extra_keyword ?? '')
  const and = extra_keyword && extra_keyword_type !== 'or' && groups.length > 0 ? extra_keyword : null
  const about = and ? t('{{words}} with {{extra}}', { words, extra: and }) : words
  if (excluded_keywords.length === 0) return about
  return t('{{words}} but not {{excluded}}', { words: about, excluded: any(excluded_keywords) })
}

function folded(words: readonly string[], { t }: Say): string[] {
  if (words.length <= MOST_WORDS) return [...words]
  const shown = words.slice(0, MOST_WORDS - 1)
  return [...shown, t('{{count}} more', { count: words.length - shown.length })]
}

export function countriesOf({ countries = [] }: AskedQuestion, { t, list, language }: Say): string {
  if (countries.length === 0) return t('Global') // spec 3
  const shown = countries.slice(0, MOST_COUNTRIES).map((code) => countryName(code, language))
  const more = countries.length - shown.length
  return list(more > 0 ? [...shown, t('{{count}} more', { count: more })] : shown)
}

export const botsOf = ({ without_bots = true }: AskedQuestion, { t }: Say): string =>
  t(without_bots ? 'without bots' : 'with bots')

/** Without the count of people: the name of an audience. Of bots it speaks only when they are in it. */
export function audienceName(question: AskedQuestion, say: Say): string {
  const where = question.countries?.length ? `, ${countriesOf(question, say)}` : ''
  const bots = question.without_bots === false ? `, ${botsOf(question, say)}` : ''
  return subjectOf(question, say) + where + bots
}
