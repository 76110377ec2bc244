import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange } from './current.ts'
import { type Say, say } from './say.ts'

/** The component that calls this is drawn again when the language changes. */
export function useText(): Say {
  return say(useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage))
}
