import type { Baseline, Question } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { LEAST_PEOPLE } from './marks.ts'

export type ChosenBaseline = {
  baseline: Baseline
  /** Everybody of the audience is in it. */
  within: boolean
}

export const EVERYBODY: ChosenBaseline = { baseline: 'all', within: true }

/** What the automatic choice needs to know, asked against everybody. */
export const COUNTRY: Primitive = { do: 'breakdown', dimension: 'country', limit: 1 }

/** One country over half of those whose country is known: that country; otherwise everybody. */
export function automaticBaseline(countries: PrimitiveAnswers['breakdown'], question: Question): ChosenBaseline {
  const [largest] = countries.rows
  if (!largest || countries.known < LEAST_PEOPLE || largest.count * 2 <= countries.known) return EVERYBODY
  const asked = question.countries ?? []
  return { baseline: { country: largest.value }, within: asked.length === 1 && asked[0] === largest.value }
}
