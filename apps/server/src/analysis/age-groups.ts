import { type AnswerRow, AppError } from '@starling/contract'
import { SECTION_FOR } from '@starling/sections'
import { answerSections } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'

/** The section of the same name, and its shares as percentages. */
export async function computeAgeGroups({ body: ask }: Input<'computeAgeGroups'>, context: Context) {
  const [answer] = (await answerSections([SECTION_FOR.ages], ask, context)).sections
  if (!answer || 'error' in answer) throw new AppError(answer?.error.code ?? 'internal')
  const { rows, base, as_of, source, method } = answer
  const age_percentages = Object.fromEntries(rows.map(({ value, share }) => [String(value), percent(share)]))
  return { age_percentages, age_groups: rows, base, as_of, source, method }
}

const percent = (share: AnswerRow[string] | undefined) => Math.round(Number(share) * 1_000) / 10
