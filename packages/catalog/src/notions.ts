import { INTERESTS } from './interests.ts'
import { JOB_TITLES } from './job-titles.ts'
import { NOTIONS } from './notions/notions.ts'

/** The languages in which a notion is known by its words. */
export const NOTION_LANGUAGES = ['en', 'ja', 'es', 'pt', 'fr', 'de', 'ko', 'id'] as const
export type NotionLanguage = (typeof NOTION_LANGUAGES)[number]
type Notion = Partial<Record<NotionLanguage, readonly string[]>>

/** Where most people write in them. */
const SPOKEN: Record<NotionLanguage, string> = {
  en: 'US GB AU NZ IE CA IN SG ZA PH NG KE GH JM',
  ja: 'JP',
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR US',
  pt: 'BR PT AO MZ',
  fr: 'FR BE CH CA LU SN CI CM',
  de: 'DE AT CH LI LU',
  ko: 'KR',
  id: 'ID',
}

export const notionLanguagesOf = (country: string): NotionLanguage[] =>
  NOTION_LANGUAGES.filter((language) => SPOKEN[language].split(' ').includes(country))

/** A name of several things ("Arts and Crafts", "バー・レストラン") is a word of none of them. */
const isOneThing = (name: string) => !/[&,/(（・]|\b(and|or|of)\b/i.test(name)

let byWord: ReadonlyMap<string, Notion> | undefined

function read(): ReadonlyMap<string, Notion> {
  const written = NOTIONS.trim()
    .split('\n')
    .map((line): Notion => {
      const columns = line.split('|').map((column) => column.split(',').map((word) => word.trim()))
      return Object.fromEntries(NOTION_LANGUAGES.map((language, at) => [language, columns[at]!]))
    })
  const interests = INTERESTS.filter(({ name, name_ja }) => isOneThing(name) && isOneThing(name_ja)).map(
    ({ name, name_ja }): Notion => ({ en: [name.toLowerCase()], ja: [name_ja] }),
  )
  const jobs = JOB_TITLES.filter(({ en, ja }) => en.length > 0 && ja.length > 0).map(
    ({ en, ja, doubtful }): Notion => ({
      en: en.filter((word) => !doubtful.includes(word)),
      ja: ja.filter((word) => !doubtful.includes(word)),
    }),
  )
  const found = new Map<string, Notion>()
  for (const notion of [...written, ...interests, ...jobs]) {
    // A word that stands for two notions stands for the first.
    for (const word of Object.values(notion).flat()) if (!found.has(folded(word))) found.set(folded(word), notion)
  }
  return found
}

const folded = (word: string) => word.normalize('NFKC').trim().toLowerCase()

function notionOf(word: string): Notion | undefined {
  byWord ??= read()
  return byWord.get(folded(word))
}

/** How the notion of a word is written in a language, the usual writing first; nothing where it is that language's own. */
export function wordsFor(word: string, language: NotionLanguage): readonly string[] {
  const words = notionOf(word)?.[language] ?? []
  return words.some((one) => folded(one) === folded(word)) ? [] : words
}

/** How else the notion of a word is written in the word's own language: コーヒー for 珈琲. */
export function writingsBeside(word: string): readonly string[] {
  const columns = Object.values(notionOf(word) ?? {})
  const own = columns.find((words) => words.some((one) => folded(one) === folded(word))) ?? []
  return own.filter((one) => folded(one) !== folded(word))
}
