import type { Base } from '@starling/contract/browser'
import { baselineWords as wordsOfBaseline } from '@starling/sections/names'
import { dateTime, say as inLanguage, type Language, t as say, shortNumber } from '@starling/text'
import { zoneShort } from './time-zone.ts'

const LEAST_PEOPLE = 5 // design section 4
const KNOWN = {
  people: '{{known}} known of {{n}} people',
  posts: '{{known}} known of {{n}} posts',
} as const

/** Whose figures these are, in words. */
export function baseWords({ unit, n, known, mark, hidden }: Base): string {
  if (hidden && n < LEAST_PEOPLE) return say('fewer than 5 people')
  const all =
    unit === 'people'
      ? say('{{n}} people', { n: shortNumber(n), count: n })
      : say('{{n}} posts', { n: shortNumber(n), count: n })
  if (hidden) return say('fewer than 5 known of {{all}}', { all })
  const part = known === n ? all : say(KNOWN[unit], { known: shortNumber(known), n: shortNumber(n), count: n })
  if (mark === null) return part
  return `${part} · ${mark === 'few' ? say('* few, read with care') : say('low base')}`
}

export function asOfWords({ as_of }: { as_of: string | null }, language: Language): string {
  if (as_of === null) return say('no data yet')
  const moment = new Date(as_of)
  return say('as of {{time}}', { time: `${dateTime(moment)} ${zoneShort(language, moment)}` })
}

export const baselineWords = ({ baseline }: Base, language: Language): string | null =>
  wordsOfBaseline(baseline, inLanguage(language))
