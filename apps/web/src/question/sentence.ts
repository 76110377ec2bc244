import { type AskedQuestion, WINDOW_DAYS } from '@starling/question'
import { countryName } from '@starling/sections/names'
import { type Language, listFormat, shortDate, t } from '@starling/text'

export type SentencePart =
  | { slot: 'people' | 'words' | 'window' | 'countries' | 'bots'; text: string }
  | { text: string }

const MARK = '\u0001'
const MOST_COUNTRIES = 3
/** Four hundred keywords would bury what was understood. */
const MOST_WORDS = 8

/** A sentence of the language's own order, cut where its values stand. */
export function cutSentence(sentence: string, values: Record<string, string>): SentencePart[] {
  return sentence
    .split(MARK)
    .map((piece, at): SentencePart => {
      if (at % 2 === 0) return { text: piece }
      return { slot: piece as 'people', text: values[piece] ?? '' }
    })
    .filter(({ text }) => text !== '')
}

const slot = (name: string) => `${MARK}${name}${MARK}`

/** What was understood, in one sentence (brand): who, about what, when and where. */
export function sentenceOf(
  question: AskedQuestion,
  { people, days, language }: { people: string; days: number | undefined; language: Language },
): SentencePart[] {
  const values: Record<string, string> = {
    people,
    words: subjectOf(question, language),
    window: windowOf(question, days),
    countries: countriesOf(question, language),
  }
  const slots = { people: slot('people'), words: slot('words'), window: slot('window'), countries: slot('countries') }
  const tail = [{ text: ' · ' }, { slot: 'bots' as const, text: botsOf(question) }]
  return [...cutSentence(templateOf(question, days, slots), values), ...tail]
}

type Slots = { people: string; words: string; window: string; countries: string }
function templateOf(question: AskedQuestion, days: number | undefined, slots: Slots): string {
  const isTimed = question.window !== undefined || days !== undefined
  if (question.query_type === 'handle') {
    return isTimed
      ? t('{{people}} who follow {{words}}, {{countries}}; posts {{window}}', slots)
      : t('{{people}} who follow {{words}}, {{countries}}', slots)
  }
  if (question.query_type === 'post') return t('{{people}} who engaged with {{words}}, {{countries}}', slots)
  return t('{{people}} who posted about {{words}} {{window}}, {{countries}}', slots)
}

export function subjectOf(question: AskedQuestion, language: Language): string {
  if (question.query_type === 'handle') return `@${question.handle}`
  if (question.query_type === 'post') return t('{{count}} posts', { count: question.post_ids.length })
  const { keywords, synonyms = [], excluded_keywords = [], extra_keyword, extra_keyword_type } = question
  const groups = [...keywords.map((group) => group.join(' + ')), ...synonyms]
  if (extra_keyword && extra_keyword_type === 'or') groups.push(extra_keyword)
  const any = (words: readonly string[]) => listFormat(language, { type: 'disjunction' }).format(folded(words))
  const words = groups.length > 0 ? any(groups) : (extra_keyword ?? '')
  const and = extra_keyword && extra_keyword_type !== 'or' && groups.length > 0 ? extra_keyword : null
  const about = and ? t('{{words}} with {{extra}}', { words, extra: and }) : words
  if (excluded_keywords.length === 0) return about
  return t('{{words}} but not {{excluded}}', { words: about, excluded: any(excluded_keywords) })
}

function folded(words: readonly string[]): string[] {
  if (words.length <= MOST_WORDS) return [...words]
  const shown = words.slice(0, MOST_WORDS - 1)
  return [...shown, t('{{count}} more', { count: words.length - shown.length })]
}

function windowOf({ window }: AskedQuestion, days: number | undefined): string {
  if (!window) return t('in the last {{count}} days', { count: days ?? WINDOW_DAYS })
  const [since, until] = [window.since, window.until - 1].map((moment) => shortDate(moment * 1000))
  return t('from {{since}} to {{until}}', { since: since!, until: until! })
}

function countriesOf({ countries = [] }: AskedQuestion, language: Language): string {
  if (countries.length === 0) return t('Global') // spec 3
  const shown = countries.slice(0, MOST_COUNTRIES).map((code) => countryName(code, language))
  const more = countries.length - shown.length
  const all = more > 0 ? [...shown, t('{{count}} more', { count: more })] : shown
  return listFormat(language, { type: 'conjunction' }).format(all)
}

const botsOf = ({ without_bots = true }: AskedQuestion): string => t(without_bots ? 'without bots' : 'with bots')

/** Without the count of people: the name of an audience. Of bots it speaks only when they are in it. */
export function audienceName(question: AskedQuestion, language: Language): string {
  const where = question.countries?.length ? `, ${countriesOf(question, language)}` : ''
  const bots = question.without_bots === false ? `, ${botsOf(question)}` : ''
  return subjectOf(question, language) + where + bots
}

/** What the page is called: its audience, and always whether bots are in it. */
export function titleOfQuestion(question: AskedQuestion, language: Language): string {
  const name = audienceName(question, language)
  return question.without_bots === false ? name : `${name}, ${botsOf(question)}`
}
