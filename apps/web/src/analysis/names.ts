import { INTERESTS, JOB_TITLES } from '@starling/catalog'
import { currentLanguage, type Language, type TextKey, t } from '@starling/text'

const displayed = new Map<string, Intl.DisplayNames>()

function display(type: 'region' | 'language', language: Language): Intl.DisplayNames {
  const key = `${type} ${language}`
  const known = displayed.get(key) ?? new Intl.DisplayNames(language, { type })
  displayed.set(key, known)
  return known
}

/** What the network says that is no code stays as it is. */
function nameOf(type: 'region' | 'language', code: string, language: Language): string {
  try {
    return display(type, language).of(code) ?? code
  } catch {
    return code
  }
}

export const countryName = (code: string, language: Language) => nameOf('region', code, language)
export const languageName = (code: string, language: Language) => nameOf('language', code, language)

const interests = new Map(INTERESTS.map((interest) => [interest.id, interest]))
const jobTitles = new Map(JOB_TITLES.map((title) => [title.id, title]))

// spec 3: a "/" in an interest's label is displayed as a dash
export function interestName(id: string): string {
  const interest = interests.get(id)
  return ((currentLanguage() === 'ja' ? interest?.name_ja : interest?.name) ?? id).replaceAll('/', '–')
}

export function jobTitleName(id: string, language: Language): string {
  const title = jobTitles.get(id)
  return (language === 'ja' ? title?.ja[0] : title?.label) ?? title?.label ?? id
}

const GENDERS: Record<string, TextKey> = { female: 'Women', male: 'Men', brand: 'Brands' }
export const genderName = (value: string) => (GENDERS[value] ? t(GENDERS[value]) : value)

const MOODS: Record<string, TextKey> = { negative: 'Negative', neutral: 'Neutral', positive: 'Positive' }
export const moodName = (value: string) => (MOODS[value] ? t(MOODS[value]) : value)

const ORIGINS: Record<string, TextKey> = { posts: 'in posts', bios: 'in bios' }
export const originName = (value: string) => (ORIGINS[value] ? t(ORIGINS[value]) : value)

export function ageName(value: string): string {
  if (value.endsWith('+')) return t('{{age}} and over', { age: value.slice(0, -1) })
  return value.replace('-', '–')
}
