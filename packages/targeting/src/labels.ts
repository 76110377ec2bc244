import { INTERESTS, interestPath, MOVIES_TV_SHOWS, NETWORK_OPERATORS } from '@starling/catalog'
import { cityName, countryName, interestName, languageName, stateName } from '@starling/sections/names'
import type { Language } from '@starling/text'
import { PACKAGE_PARTS, type PackagePart, type TargetingPackage } from './package.ts'

type Name = (value: string, language: Language) => string
type Listed = { id: string; label: string; label_ja: string | null }

/** What is on none of our lists is called what it was called. */
function listed(list: readonly Listed[]): Name {
  const byId = new Map(list.map((one) => [one.id, one]))
  return (value, language) => {
    const one = byId.get(value)
    return (language === 'ja' ? one?.label_ja : null) ?? one?.label ?? value
  }
}

const NAMES: Partial<Record<PackagePart, Name>> = {
  interests: interestName,
  conversation_topics: interestName,
  movies_tv_shows: listed(MOVIES_TV_SHOWS),
  network_operators: listed(NETWORK_OPERATORS),
  countries: countryName,
  languages: languageName,
  locations: (value, language) => cityName(stateName(value, language), language),
  handles: (value) => `@${value}`,
}

export const labelOf = (part: PackagePart, value: string, language: Language): string =>
  NAMES[part]?.(value, language) ?? value

const interestNames = new Map(INTERESTS.map(({ id, name }) => [id, name]))
/** What an interest is part of at the top, which X writes before it. */
export function interestAtTop(id: string): string | null {
  const top = interestPath(id).at(-1)
  return top === undefined || top === id ? null : (interestNames.get(top) ?? null)
}

// spec 3: a "/" in an interest is a dash
/** As the ads page, which is English, lists it. */
export function nameOnAdsPage(part: PackagePart, value: string): string {
  const name = labelOf(part, value, 'en')
  const top = part === 'interests' ? interestAtTop(value) : null
  return top === null ? name : `${top.replaceAll('/', '–')} – ${name}`
}

/** The same package in the words of a language. */
export function labelledIn(given: TargetingPackage, language: Language): TargetingPackage {
  const labelled = PACKAGE_PARTS.map((part) => [
    part,
    given[part].map((entry) => ({ ...entry, label: labelOf(part, entry.value, language) })),
  ])
  return { ...given, ...Object.fromEntries(labelled) }
}
