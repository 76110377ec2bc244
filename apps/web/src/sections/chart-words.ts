import type { ChartWords } from '@starling/charts'
import type { AskedQuestion } from '@starling/question'
import { weekdayNames } from '@starling/sections/cells'
import { type Language, type TextKey, t } from '@starling/text'
import { audienceName } from '../question/index.ts'

/** Titles, meanings and labels stand with the sections, in English. */
export const sayOfSection = (english: TextKey): string => t(english)

export function chartWords(language: Language, audiences: readonly AskedQuestion[]): ChartWords {
  return {
    // Charts know their sections by their columns alone; every label of one is a text.
    section: (english) => sayOfSection(english as TextKey),
    audience: (at) => {
      const audience = audiences[at]
      return audience ? audienceName(audience, language) : String(at + 1)
    },
    weekdays: weekdayNames(language),
    baseline: t('Baseline'),
    over: t('Significantly more than the baseline'),
    under: t('Significantly less than the baseline'),
    faded: t('Based on 200 or fewer'),
    few: t('Based on 50 or fewer'),
    nothing: t('Nothing to show'),
    rest: t('None of these'),
    most: t('Most'),
    left_out: (rows) => t('{{rows}} more in the table', { rows }),
    weekly: t('Daily; thick: 7-day average'),
    averaged: t('7-day average'),
  }
}
