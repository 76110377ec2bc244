import { weekdayNames } from '@starling/sections/cells'
import type { Say, TextKey } from '@starling/text'
import type { ChartWords } from './format.ts'

/** In the language that is spoken; `audiences` are the names of those that overlap. */
export function wordsOf({ language, t }: Say, audiences: readonly string[]): ChartWords {
  return {
    // Charts know their sections by their columns alone; every label of one is a text.
    section: (english) => t(english as TextKey),
    audience: (at) => audiences[at] ?? String(at + 1),
    weekdays: weekdayNames(language),
    baseline: t('Baseline'),
    alone: t('Nobody to compare with'),
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
    each_day: t('by day (too few for an average)'),
  }
}
