import { COUNTRIES, INTERESTS, JOB_TITLES, LANGUAGES, REGIONS, STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { countryName, interestName, jobTitleName, languageName, stateName } from '@starling/sections/names'
import type { Language } from '@starling/text'

export type Choice = { id: string; label: string /** Other ways to write it. */; also?: string }
const named = (id: string, name: (id: string, language: Language) => string, language: Language): Choice => ({
  id,
  label: name(id, language),
  also: name(id, language === 'ja' ? 'en' : 'ja'),
})

/** All that can be chosen in a field, as the person reads it. */
export const CHOICES = {
  interests: (language) => INTERESTS.map(({ id }) => named(id, interestName, language)),
  job_titles: (language) =>
    JOB_TITLES.map(({ id, en, ja }) => ({ ...named(id, jobTitleName, language), also: [...en, ...ja].join(' ') })),
  countries: (language) =>
    COUNTRIES.filter((code) => code !== UNSELECTABLE_COUNTRY).map((code) => named(code, countryName, language)),
  selected_regions: (language) =>
    REGIONS.slice(1).map(({ id, name, name_ja, aliases }) => ({
      id,
      label: language === 'ja' ? name_ja : name,
      also: [name, name_ja, ...aliases].join(' '),
    })),
  selected_states: (language) => STATES.map(({ id }) => named(id, stateName, language)),
  languages: (language) => LANGUAGES.map((code) => named(code, languageName, language)),
} satisfies Record<string, (language: Language) => Choice[]>

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const SHOWN = 8

/** What begins as typed stands before what only holds it. */
export function foundAmong(choices: readonly Choice[], typed: string, chosen: readonly string[]): Choice[] {
  const text = fold(typed.trim())
  if (text === '') return []
  const rank = ({ label, also = '', id }: Choice) => {
    if (fold(label).startsWith(text) || fold(id) === text) return 0
    if (` ${fold(`${label} ${also}`)}`.includes(` ${text}`)) return 1
    return fold(`${label} ${also}`).includes(text) ? 2 : 3
  }
  return choices
    .filter(({ id }) => !chosen.includes(id))
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter(({ rank: at }) => at < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ choice }) => choice)
}
