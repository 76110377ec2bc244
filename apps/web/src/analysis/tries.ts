import type { AskedQuestion } from '@starling/question'
import { WINDOW_DAYS } from '@starling/question'
import type { TextKey, TextValues } from '@starling/text'
import type { Analysis } from '../question/index.ts'

/** Another question that may do better. */
export type Try = { label: TextKey; values?: TextValues; analysis: Analysis }

const LONG_DAYS = 365
const SHORT_DAYS = 7
const DAY_S = 86_400

/** For a question that finds nobody: a longer time, and without each of its conditions. */
export function wider(analysis: Analysis): Try[] {
  const { question } = analysis
  if (!question) return []
  const days = daysOf(analysis)
  const label = 'Try the last {{n}} days'
  const isShort = days !== null && days < LONG_DAYS
  return [
    ...(isShort ? [{ label, values: { n: LONG_DAYS }, analysis: inDays(analysis, question, LONG_DAYS) } as Try] : []),
    ...without(question).map((one): Try => ({ ...one, analysis: { ...analysis, question: one.question } })),
  ]
}

/** For a question that takes too long. */
export function narrower(analysis: Analysis): Try[] {
  const { question } = analysis
  const days = daysOf(analysis)
  if (!question || days === null || days <= SHORT_DAYS) return []
  const label = 'Try the last {{n}} days'
  return [{ label, values: { n: SHORT_DAYS }, analysis: inDays(analysis, question, SHORT_DAYS) }]
}

/** Null: of all times. */
function daysOf({ question, view }: Analysis): number | null {
  if (!question) return null
  if (question.window) return (question.window.until - question.window.since) / DAY_S
  return view.days ?? ('keywords' in question ? WINDOW_DAYS : null)
}

function inDays(analysis: Analysis, { window: _, ...question }: AskedQuestion, days: number): Analysis {
  return { ...analysis, question, view: { ...analysis.view, days } }
}

type Without = { label: TextKey; values?: TextValues; question: AskedQuestion }
function without(question: AskedQuestion): Without[] {
  const found: Without[] = []
  const { countries: _, without_bots, ...common } = question
  if (question.countries?.length) {
    found.push({
      label: 'Try all countries',
      question: { ...common, ...(without_bots === false && { without_bots }) } as AskedQuestion,
    })
  }
  if (without_bots !== false) {
    found.push({
      label: 'Include bots',
      question: {
        ...common,
        ...(question.countries && { countries: question.countries }),
        without_bots: false,
      } as AskedQuestion,
    })
  }
  if (!('keywords' in question)) return found
  const { excluded_keywords, extra_keyword, extra_keyword_type = 'and', ...words } = question
  if (excluded_keywords?.length) {
    const rest = extra_keyword ? { extra_keyword, extra_keyword_type } : {}
    found.push({ label: 'Remove the excluded keywords', question: { ...words, ...rest } })
  }
  if (extra_keyword && extra_keyword_type === 'and') {
    const rest = excluded_keywords ? { excluded_keywords } : {}
    found.push({ label: 'Remove “{{extra}}”', values: { extra: extra_keyword }, question: { ...words, ...rest } })
  }
  return found
}
