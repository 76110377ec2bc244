import type { Language } from './places.ts'
import { type Population, placeOf } from './population.ts'
import { hash, type Random, unit } from './random.ts'

/** What everybody talks about besides their own thing, with the tag that goes with it: `talk_` rules of the language. */
export type Matter = { rule: string; hashtag: string }

/** Each as often as its number says: communities speak of some of them besides. */
const matters = (text: string): Matter[] =>
  text.split(' ').flatMap((one) => {
    const [name, hashtag, times] = one.split(':') as [string, string, string]
    return new Array<Matter>(Number(times)).fill({ rule: `talk_${name}`, hashtag })
  })

export const MATTERS: Partial<Record<Language, Matter[]>> = {
  en: matters('coffee:coffee:5 music:music:7 football:football:7 running:running:6 books:books:7 travel:travel:7'),
  ja: matters('coffee:コーヒー:5 ramen:ラーメン:6 movie:映画:5 anime:アニメ:5 cat:猫:3 trip:旅行:6'),
}

/** What every other person of a country talks about. */
const LOVED: Record<string, Matter | undefined> = { GB: { rule: 'talk_football', hashtag: 'football' } }

const OWN_MATTERS = 4

/** Some of them are one's own. */
export function matterOf(people: Population, slot: number, language: Language, random: Random): Matter | null {
  const all = MATTERS[language]
  if (!all) return null
  const which = random.below(OWN_MATTERS)
  const loved = language === 'en' ? LOVED[placeOf(people, slot).country] : undefined
  if (loved && which < 2 && unit(hash(people.seed, slot, 46)) < 0.5) return loved
  return all[hash(people.seed, slot, 45, which) % all.length]!
}
