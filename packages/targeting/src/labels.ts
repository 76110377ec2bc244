import { countryName, interestName, languageName, stateName } from '@starling/sections/names'
import type { Language } from '@starling/text'
import { PACKAGE_PARTS, type PackagePart, type TargetingPackage } from './package.ts'

type Name = (value: string, language: Language) => string
const NAMES: Partial<Record<PackagePart, Name>> = {
  interests: interestName,
  countries: countryName,
  languages: languageName,
  locations: stateName,
  handles: (value) => `@${value}`,
}

export const labelOf = (part: PackagePart, value: string, language: Language): string =>
  NAMES[part]?.(value, language) ?? value

/** The same package in the words of a language. */
export function labelledIn(given: TargetingPackage, language: Language): TargetingPackage {
  const labelled = PACKAGE_PARTS.map((part) => [
    part,
    given[part].map((entry) => ({ ...entry, label: labelOf(part, entry.value, language) })),
  ])
  return { ...given, ...Object.fromEntries(labelled) }
}
