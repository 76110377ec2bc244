import type { Alias } from '@starling/contract/browser'
import { type Name, namesOf, trimQuestion, type WordsQuestion } from '@starling/question'

// Of what `related-keywords` and `x-share-of-voice-aliases` take at once.
export const MOST_NAMES = 10
export const MOST_TERMS = 20
const ALIASES_SHOWN = 8
const RELATED_SHOWN = 12

export type Related = { value: string; posts: number }

const isIn = (terms: readonly string[], term: string) =>
  terms.some((one) => one.trim().toLowerCase() === term.trim().toLowerCase())

export function withTerm(names: readonly Name[], name: string, term: string): Name[] {
  return names.map((one) =>
    one.name === name && !isIn(one.terms, term) ? { ...one, terms: [...one.terms, term].slice(0, MOST_TERMS) } : one,
  )
}

/** A name without spellings is none. */
export function withoutTerm(names: readonly Name[], name: string, term: string): Name[] {
  return names
    .map((one) => (one.name === name ? { ...one, terms: one.terms.filter((each) => each !== term) } : one))
    .filter(({ terms }) => terms.length > 0)
}

export function withName(names: readonly Name[], name: string): Name[] {
  return names.some(({ terms }) => isIn(terms, name)) ? [...names] : [...names, { name, terms: [name] }]
}

export const withoutName = (names: readonly Name[], name: string): Name[] => names.filter((one) => one.name !== name)

/** Shared between these; where they are the keywords themselves, the question says nothing of them. */
export function sharedBetween(question: WordsQuestion, names: readonly Name[]): WordsQuestion {
  const { share_of_voice: _, ...rest } = question
  const isAsKeywords = JSON.stringify(names) === JSON.stringify(namesOf(rest))
  return trimQuestion(isAsKeywords ? rest : { ...rest, share_of_voice: [...names] }) as WordsQuestion
}

/** Of what was suggested for one reason, what no name has yet. */
export const aliasesLeft = (aliases: readonly Alias[], names: readonly Name[], why: Alias['reason']): Alias[] =>
  aliases
    .filter(({ value, reason }) => reason === why && !names.some(({ terms }) => isIn(terms, value)))
    .slice(0, ALIASES_SHOWN)

/** A word that is offered as a spelling is not offered as a name beside it. */
export const relatedLeft = (
  related: readonly Related[],
  names: readonly Name[],
  offered: readonly string[] = [],
): Related[] =>
  related
    .filter(({ value }) => !isIn(offered, value) && !names.some(({ terms }) => isIn(terms, value)))
    .slice(0, RELATED_SHOWN)
