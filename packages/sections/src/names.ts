import { INTERESTS, JOB_TITLES } from '@starling/catalog'
import type { Language, Say, TextKey } from '@starling/text'

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

const NAMED_COUNTRIES = 3
/** Several as one name; of many only how many they are. */
export const countryNames = (codes: readonly string[], say: Say): string =>
  codes.length <= NAMED_COUNTRIES
    ? say.list(codes.map((code) => countryName(code, say.language)))
    : say.t('{{n}} countries', { n: codes.length })

export const languageName = (code: string, language: Language) => nameOf('language', code, language)

const interests = new Map(INTERESTS.map((interest) => [interest.id, interest]))
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
