/** Beside the language that most of a country speak: others that many of its people have X in. Our own list. */
const BESIDE: Record<string, string> = {
  AE: 'en hi ur',
  BE: 'nl fr de',
  CA: 'fr',
  CH: 'de fr it',
  CM: 'fr en',
  CY: 'el tr',
  ES: 'ca eu',
  FI: 'fi sv',
  HK: 'zh',
  IE: 'en',
  IL: 'he ar',
  IN: 'hi bn ta te mr gu kn ml pa ur',
  KE: 'sw',
  LU: 'fr de',
  MA: 'fr ar',
  DZ: 'fr ar',
  TN: 'fr ar',
  MY: 'ms zh ta',
  PH: 'fil',
  PK: 'ur pa sd',
  SG: 'zh ms ta',
  TW: 'zh',
  UA: 'uk ru',
  US: 'es',
  ZA: 'en',
}
const mainly = new Map<string, string>()

/** What most people of a country speak, as Unicode's CLDR takes it. */
function mainLanguage(country: string): string {
  const known = mainly.get(country) ?? languageOf(country)
  mainly.set(country, known)
  return known
}
function languageOf(country: string): string {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return ''
  }
}

/** Whether many in a country have X in a language. English is taken to be everywhere. */
export function isSpokenIn(language: string, country: string): boolean {
  const code = language.split('-')[0]!
  if (code === 'en' || mainLanguage(country) === code) return true
  return BESIDE[country]?.split(' ').includes(code) ?? false
}
