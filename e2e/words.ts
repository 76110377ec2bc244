import { setLanguage, type TextKey, type TextValues, t } from '@starling/text'
import type { Language } from './person.ts'

/** What the product says in a language: journeys find things by the words that people read. */
export async function wordsOf(language: Language): Promise<(key: TextKey, values?: TextValues) => string> {
  await setLanguage(language)
  return t
}
