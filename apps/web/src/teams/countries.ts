import { COUNTRIES } from '@starling/catalog'
import type { Language } from '@starling/text'

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** In the order of the language they are read in. */
export function countryOptions(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  )
}
