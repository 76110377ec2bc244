import type { Instant } from './formats.ts'
import type { Language } from './language.ts'
import { isTaught, say, type TextKey, type TextValues, teach } from './say.ts'

/** A page speaks one language at a time. */
let language: Language = 'en'
let asked = 0
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return language
}

/** Loads the table if needed, then switches. When two switches overlap the later one wins. */
export async function setLanguage(next: Language): Promise<void> {
  asked += 1
  const turn = asked
  if (next === 'ja' && !isTaught('ja')) teach('ja', (await import('./ja/index.ts')).ja)
  if (turn !== asked) return
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const listener of listeners) listener()
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const t = (key: TextKey, values?: TextValues): string => say(language).t(key, values)
export const shortNumber = (value: number, spoken = language): string => say(spoken).shortNumber(value)
export const fullNumber = (value: number, spoken = language): string => say(spoken).fullNumber(value)
export const currency = (value: number, symbolOrCode?: string): string => say(language).currency(value, symbolOrCode)
export const shortDate = (instant: Instant, spoken = language): string => say(spoken).shortDate(instant)
export const dateRange = (from: Instant, to: Instant | null, spoken = language): string =>
  say(spoken).dateRange(from, to)
/** As the clocks of a place show it. */
export const dateTimeIn = (instant: Instant, timeZone: string, spoken = language): string =>
  say(spoken).dateTime(instant, timeZone)
export const dateTime = (instant: Instant, spoken = language): string => say(spoken).dateTime(instant)
export const timeAgo = (instant: Instant, from?: Instant, spoken = language): string =>
  say(spoken).timeAgo(instant, from)
