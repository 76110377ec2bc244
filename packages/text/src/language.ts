export type Language = 'en' | 'ja'

export const LANGUAGES: readonly Language[] = ['en', 'ja']

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The saved language, else the first browser language we speak (`ja-JP` counts as `ja`), else English. */
export function pickLanguage(saved: string | null | undefined, browserLanguages: readonly string[]): Language {
  if (isLanguage(saved)) return saved
  const spoken = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.find(isLanguage) ?? 'en'
}
