import type { AskedQuestion } from '@starling/question'
import { expect, test } from 'vitest'
import { type Analysis, DEFAULT_VIEW } from '../question/index.ts'
import { narrower, type Try, wider } from './tries.ts'

const about = (more: object = {}, days?: number): Analysis => ({
  query_type: 'conversation',
  question: { query_type: 'conversation', keywords: [['tea']], ...more } as AskedQuestion,
  view: { ...DEFAULT_VIEW, ...(days !== undefined && { days }) },
})
const said = (tries: readonly Try[]) =>
  tries.map(({ label, analysis: { question, view } }) => [label, question, view.days ?? null])

test('a longer time first, then without each condition, the others kept', () => {
  const conditions = {
    countries: ['JP'],
    excluded_keywords: ['green'],
    extra_keyword: 'cold',
    extra_keyword_type: 'and',
  }
  const { countries, excluded_keywords, extra_keyword, extra_keyword_type } = conditions
  const words = { query_type: 'conversation', keywords: [['tea']] }
  expect(said(wider(about(conditions)))).toEqual([
    ['Try the last {{n}} days', { ...words, ...conditions }, 365],
    ['Try all countries', { ...words, excluded_keywords, extra_keyword, extra_keyword_type }, null],
    [
      'Include bots',
      { ...words, countries, without_bots: false, excluded_keywords, extra_keyword, extra_keyword_type },
      null,
    ],
    ['Remove the excluded keywords', { ...words, countries, extra_keyword, extra_keyword_type }, null],
    ['Remove “{{extra}}”', { ...words, countries, excluded_keywords }, null],
  ])
})

test('a year is long enough, and dates that were chosen give way to it', () => {
  expect(wider(about({ without_bots: false }, 365))).toEqual([])
  const [first] = wider(about({ window: { since: 0, until: 86_400 } }))
  expect([first?.analysis.question, first?.analysis.view.days]).toEqual([about().question, 365])
})

test('what takes too long is asked about a week; a week is short enough', () => {
  expect(said(narrower(about()))).toEqual([['Try the last {{n}} days', about().question, 7]])
  expect(narrower(about({}, 7))).toEqual([])
})

test('all times of a handle are neither long nor short', () => {
  const handle: Analysis = {
    query_type: 'handle',
    question: { query_type: 'handle', handle: 'brewlab', without_bots: false },
    view: DEFAULT_VIEW,
  }
  expect([wider(handle), narrower(handle)]).toEqual([[], []])
})
