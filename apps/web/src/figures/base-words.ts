import type { Answered, Base } from '@starling/contract/browser'
import { baseWords as wordsOfBase } from '@starling/sections/base-words'
import { baselineWords as wordsOfBaseline, comparedWords as wordsOfComparison } from '@starling/sections/names'
import { dateTime, say as inLanguage, type Language, t as say } from '@starling/text'
import { zoneShort } from './time-zone.ts'

/** Whose figures these are, in words. */
export const baseWords = (base: Base, language: Language): string => wordsOfBase(base, inLanguage(language))

export function asOfWords({ as_of }: { as_of: string | null }, language: Language): string {
  if (as_of === null) return say('no data yet')
  const moment = new Date(as_of)
  return say('as of {{time}}', { time: `${dateTime(moment)} ${zoneShort(language, moment)}` })
}

export const baselineWords = (base: Base, language: Language): string | null =>
  wordsOfBaseline(base, inLanguage(language))

export const comparedWords = (answer: Pick<Answered, 'base' | 'rows'>, language: Language): string | null =>
  wordsOfComparison(answer, inLanguage(language))
