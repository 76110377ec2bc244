import { cityInJapanese, INTERESTS, JOB_TITLES, STATES } from '@starling/catalog'
import type { Baseline, Comparison } from '@starling/question'
import type { Language, Say, TextKey } from '@starling/text'
import type { AnyRow } from './columns.ts'
import { areAlone } from './compared.ts'

const displayed = new Map<string, Intl.DisplayNames>()

/** What the network says that is no code stays as it is. */
function nameOf(type: 'region' | 'language', code: string, language: Language): string {
  const key = `${type} ${language}`
  const display = displayed.get(key) ?? new Intl.DisplayNames(language, { type })
  displayed.set(key, display)
  try {
    return display.of(code) ?? code
  } catch {
    return code
  }
}

export const countryName = (code: string, language: Language) => nameOf('region', code, language)

/** Which English does not name without an article. */
const ARTICLED =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Congo|Comoros|Seychelles|Dominican R|Central African)| Islands$/

/** "the United States", as in "people in the United States". */
export function countryInSentence(code: string, language: Language): string {
  const name = countryName(code, language)
  return language === 'en' && ARTICLED.test(name) ? `the ${name}` : name
}

const NAMED_COUNTRIES = 3
/** Several as one name; of many only how many they are. */
export const countryNames = (codes: readonly string[], say: Say, name = countryName): string =>
  codes.length <= NAMED_COUNTRIES
    ? say.list(codes.map((code) => name(code, say.language)))
    : say.t('{{n}} countries', { n: codes.length })

export const languageName = (code: string, language: Language) => nameOf('language', code, language)

const interests = new Map(INTERESTS.map((interest) => [interest.id, interest]))
const states = new Map(STATES.map((state) => [state.id, state]))
const jobTitles = new Map(JOB_TITLES.map((title) => [title.id, title]))

// spec 3: a "/" in an interest's label is displayed as a dash
export function interestName(id: string, language: Language): string {
  const interest = interests.get(id)
  return ((language === 'ja' ? interest?.name_ja : interest?.name) ?? id).replaceAll('/', '–')
}

export function jobTitleName(id: string, language: Language): string {
  const title = jobTitles.get(id)
  return (language === 'ja' ? title?.ja[0] : title?.label) ?? title?.label ?? id
}

/** Of other countries the code stands for itself. */
export function stateName(id: string, language: Language): string {
  const state = states.get(id)
  return (language === 'ja' ? state?.name_ja : state?.name) ?? id
}

export const cityName = (city: string, language: Language) => (language === 'ja' ? cityInJapanese(city) : city)

const GENDERS: Record<string, TextKey> = { female: 'Women', male: 'Men', brand: 'Brands' }
const MOODS: Record<string, TextKey> = { negative: 'Negative', neutral: 'Neutral', positive: 'Positive' }
const ORIGINS: Record<string, TextKey> = { posts: 'in posts', bios: 'in bios' }
const known = (names: Record<string, TextKey>) => (value: string, say: Say) =>
  Object.hasOwn(names, value) ? say.t(names[value]!) : value

export const genderName = known(GENDERS)
export const moodName = known(MOODS)
export const originName = known(ORIGINS)

export function ageName(value: string, say: Say): string {
  if (value.endsWith('+')) return say.t('{{age}} and over', { age: value.slice(0, -1) })
  return value.replace('-', '–')
}

const COMPARED = {
  adjusted: {
    all: 'compared with people like them',
    countries: 'compared with people like them in {{country}}',
    who: 'compared with people like them in the whole audience',
  },
  plain: {
    all: 'compared with everybody',
    countries: 'compared with people in {{country}}',
    who: 'compared with the whole audience',
  },
} as const

/** As `baselineWords`, of an answer: where nobody was there to compare with, that is said. */
export const comparedWords = ({ base, rows }: Compared, say: Say): string | null =>
  base.baseline !== null && areAlone(rows) ? say.t('nobody to compare with') : baselineWords(base, say)
type Compared = { base: Parameters<typeof baselineWords>[0]; rows: readonly AnyRow[] }

/** Whom the people of an answer are compared with. */
export function baselineWords(
  { baseline, comparison }: { baseline: Baseline | null; comparison: Comparison | null },
  say: Say,
): string | null {
  if (baseline === null) return null
  const words = COMPARED[comparison ?? 'plain']
  if (baseline === 'all') return say.t(words.all)
  if (!('countries' in baseline)) return say.t(words.who)
  return say.t(words.countries, { country: countryNames(baseline.countries, say, countryInSentence) })
}

const SOURCES: Record<string, string> = { x: 'X', 'x-api': 'X', sandbox: 'X (sandbox)' }
export const sourceNames = (source: readonly string[]): string =>
  [...new Set(source.map((name) => SOURCES[name] ?? name))].join(', ')

/** "UTC+9". */
export function offsetName(minutes: number): string {
  const size = Math.abs(minutes)
  const clock = `${Math.floor(size / 60)}${size % 60 ? `:${String(size % 60).padStart(2, '0')}` : ''}`
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${clock}`
}
