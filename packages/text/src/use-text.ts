import { useSyncExternalStore } from 'react'
import type { Language } from './language.ts'
import { currentLanguage, onLanguageChange, t } from './text.ts'

// One function per language: what a component remembers for `t` is then worked out again after a switch.
const SPEAK: Record<Language, typeof t> = { en: (...text) => t(...text), ja: (...text) => t(...text) }

/** The component that calls this is drawn again when the language changes. */
export function useText(): { t: typeof t; language: Language } {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
  return { t: SPEAK[language], language }
}
