import { type Language, pickLanguage, setLanguage } from '@starling/text'
import { quiet } from './api.ts'
import { ME_KEY, queryClient } from './query-client.ts'
import { read, write } from './storage.ts'

/** The language this browser or person chose before, else the browser's own. */
export function startLanguage(): Promise<void> {
  return speak(pickLanguage(read('language'), navigator.languages))
}

async function speak(language: Language): Promise<void> {
  // 120 subsets of glyphs: only who reads Japanese loads their style sheet, and does not wait for it.
  if (language === 'ja') import('@fontsource-variable/noto-sans-jp').catch(() => undefined)
  await setLanguage(language)
}

/** The language saved with a person holds in every browser they sign in from. */
export async function adoptLanguage(language: Language): Promise<void> {
  write('language', language)
  await speak(language)
}

/** At once on this page; saved to the person in the background. A failure to save is only logged (spec 8). */
export async function chooseLanguage(language: Language): Promise<void> {
  await adoptLanguage(language)
  if (!queryClient.getQueryData(ME_KEY)) return
  try {
    queryClient.setQueryData(ME_KEY, await quiet.replaceMe({ body: { language } }))
  } catch (error) {
    console.warn('The language could not be saved.', error)
  }
}
