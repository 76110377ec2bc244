import type { Language } from '../places.ts'
import type { Random } from '../random.ts'
import { ARABIC, JAPANESE, KOREAN } from './eastern.ts'
import { FRENCH, GERMAN, INDONESIAN, ITALIAN } from './european.ts'
import { AFRICAN, AMERICAN, INDIAN, PORTUGUESE, SPANISH } from './western.ts'

export type NameTable = { female: string; male: string; family: string }
type Name = { native: string; latin: string }
type Names = { female: Name[]; male: Name[]; family: Name[] }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

const split = (text: string): Name[] =>
  text.split(' ').map((word) => {
    const [native, latin] = word.split(':') as [string, string | undefined]
    return { native, latin: latin ?? plain(native) }
  })
const names = ({ female, male, family }: NameTable): Names => ({
  female: split(female),
  male: split(male),
  family: split(family),
})

const BY_LANGUAGE: Record<Language, Names> = {
  en: names(AMERICAN),
  ja: names(JAPANESE),
  es: names(SPANISH),
  pt: names(PORTUGUESE),
  fr: names(FRENCH),
  de: names(GERMAN),
  it: names(ITALIAN),
  ko: names(KOREAN),
  id: names(INDONESIAN),
  ar: names(ARABIC),
}
const BY_COUNTRY: Record<string, Names> = {
  IN: names(INDIAN),
  NG: names(AFRICAN),
  KE: names(AFRICAN),
  ZA: names(AFRICAN),
  PH: names(SPANISH),
}

export type FullName = { given: Name; family: Name }

/** An invented name as people of that place have it. */
export function nameOf(random: Random, language: Language, country: string, female: boolean): FullName {
  const table = (language === 'en' && BY_COUNTRY[country]) || BY_LANGUAGE[language]
  return { given: random.pick(female ? table.female : table.male), family: random.pick(table.family) }
}

const SURNAME_FIRST: ReadonlySet<Language> = new Set(['ja', 'ko'])

export function written({ given, family }: FullName, language: Language): string {
  if (!SURNAME_FIRST.has(language)) return `${given.native} ${family.native}`
  return family.native + given.native
}

/** Every given and family name there is. */
export const everyName = () =>
  [...Object.values(BY_LANGUAGE), ...Object.values(BY_COUNTRY)].flatMap(({ female, male, family }) =>
    [...female, ...male, ...family].map(({ native }) => native),
  )
