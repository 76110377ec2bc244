import { COUNTRIES, INTERESTS, JOB_TITLES, LANGUAGES, REGIONS, STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { countryName, interestName, jobTitleName, languageName, stateName } from '@starling/sections/names'
import type { Language } from '@starling/text'
import { calledLike } from './called-like.ts'

export type ListedChoice = { id: string; label: string /** Other ways to write it. */; also?: readonly string[] }
const named = (id: string, name: (id: string, language: Language) => string, language: Language): ListedChoice => ({
  id,
  label: name(id, language),
  also: [name(id, language === 'ja' ? 'en' : 'ja')],
})

/** All that can be chosen in a field, as the person reads it. */
export const CHOICES = {
  interests: (language) => INTERESTS.map(({ id }) => named(id, interestName, language)),
  job_titles: (language) =>
    JOB_TITLES.map(({ id, en, ja }) => ({ ...named(id, jobTitleName, language), also: [...en, ...ja] })),
  countries: (language) =>
    COUNTRIES.filter((code) => code !== UNSELECTABLE_COUNTRY).map((code) => named(code, countryName, language)),
  selected_regions: (language) =>
    REGIONS.slice(1).map(({ id, name, name_ja, aliases }) => ({
      id,
      label: language === 'ja' ? name_ja : name,
      also: [name, name_ja, ...aliases],
    })),
  selected_states: (language) => STATES.map(({ id }) => named(id, stateName, language)),
  languages: (language) => LANGUAGES.map((code) => named(code, languageName, language)),
} satisfies Record<string, (language: Language) => ListedChoice[]>

const SHOWN = 8

/** What begins as typed stands before what only holds it. */
export function foundAmong(choices: readonly ListedChoice[], typed: string, chosen: readonly string[]): ListedChoice[] {
  if (typed.trim() === '') return []
  return choices
    .filter(({ id }) => !chosen.includes(id))
    .flatMap((choice) => {
      const rank = calledLike(typed, choice.label, [choice.id, ...(choice.also ?? [])])
      return rank === null ? [] : [{ choice, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ choice }) => choice)
}
