import { type AskedQuestion, WINDOW_DAYS } from '@starling/question'
import { audienceName, botsOf, countriesOf, subjectOf } from '@starling/sections/question-words'
import { type Language, say, shortDate, t } from '@starling/text'

export type SentencePart =
  | { slot: 'people' | 'words' | 'window' | 'countries' | 'bots'; text: string }
  | { text: string }

const MARK = '\u0001'

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
    words: subjectOf(question, say(language)),
    window: windowOf(question, days),
    countries: countriesOf(question, say(language)),
  }
  const slots = { people: slot('people'), words: slot('words'), window: slot('window'), countries: slot('countries') }
  const tail = [{ text: ' · ' }, { slot: 'bots' as const, text: botsOf(question, say(language)) }]
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
  if (question.query_type === 'post') {
    return isTimed
      ? t('{{people}} who engaged with {{words}}, {{countries}}; posts {{window}}', slots)
      : t('{{people}} who engaged with {{words}}, {{countries}}', slots)
  }
  return t('{{people}} who posted about {{words}} {{window}}, {{countries}}', slots)
}

function windowOf({ window }: AskedQuestion, days: number | undefined): string {
  if (!window) return t('in the last {{count}} days', { count: days ?? WINDOW_DAYS })
  const [since, until] = [window.since, window.until - 1].map((moment) => shortDate(moment * 1000))
  return t('from {{since}} to {{until}}', { since: since!, until: until! })
}

/** What the page is called: its audience, and always whether bots are in it. */
export function titleOfQuestion(question: AskedQuestion, language: Language): string {
  const name = audienceName(question, say(language))
  return question.without_bots === false ? name : `${name}, ${botsOf(question, say(language))}`
}
