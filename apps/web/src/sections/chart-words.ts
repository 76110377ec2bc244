import { type ChartWords, wordsOf } from '@starling/charts'
import type { AskedQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { type Language, say, type TextKey, t } from '@starling/text'

/** Titles, meanings and labels stand with the sections, in English. */
export const sayOfSection = (english: TextKey): string => t(english)

export const chartWords = (language: Language, audiences: readonly AskedQuestion[]): ChartWords =>
  wordsOf(
    say(language),
    audiences.map((audience) => audienceName(audience, say(language))),
  )
