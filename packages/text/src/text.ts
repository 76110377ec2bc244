import { createInstance, type i18n } from 'i18next'
import { en } from './en.ts'
import type { ja } from './ja/index.ts'
import type { Language } from './language.ts'

/** Every text has Japanese: a sentence that is not in the Japanese table does not compile. */
export type TextKey = keyof typeof ja

export type TextValues = Record<string, string | number>

let instance: i18n | undefined
let language: Language = 'en'
let asked = 0
const listeners = new Set<() => void>()

function texts(): i18n {
  if (instance) return instance
  instance = createInstance()
  instance.init({
    lng: 'en',
    initAsync: false,
    keySeparator: false, // a key is a sentence: its full stops and colons are not paths
    nsSeparator: false,
    resources: { en: { translation: en } },
    // React escapes what it shows. A person's name may hold {{x}} or $t(x): it is never read as a template.
    interpolation: { escapeValue: false, skipOnVariables: true },
  })
  return instance
}

export function currentLanguage(): Language {
  return language
}

/** Loads the table if needed, then switches. When two switches overlap the later one wins. */
export async function setLanguage(next: Language): Promise<void> {
  asked += 1
  const turn = asked
  const i18next = texts()
  if (next === 'ja' && !i18next.hasResourceBundle('ja', 'translation')) {
    const table = await import('./ja/index.ts')
    i18next.addResourceBundle('ja', 'translation', table.ja)
  }
  if (turn !== asked) return
  await i18next.changeLanguage(next)
  if (turn !== asked) return
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const listener of listeners) listener()
}

/** Numbers get the separators of the language ("1,234 rows"); a year or an id is passed as text. */
export function t(key: TextKey, values: TextValues = {}): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString(language) : value,
  ])
  // `lng` is ours, not i18next's: between its switch and ours a screen must not mix two languages.
  const plural = typeof values.count === 'number' ? { count: values.count } : {}
  return texts().t(key, { lng: language, ...plural, replace: Object.fromEntries(shown) })
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
