import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { followedRows } from './accounts.ts'
import { termRows } from './counted.ts'
import { likedRows } from './liked.ts'
import type { Question } from './question.ts'

/** A list by what most of the baseline have, without saying what. */
export async function spread(
  question: Question,
  { of, limit }: Extract<Primitive, { do: 'spread' }>,
): Promise<PrimitiveAnswers['spread']> {
  const asked = { order: 'baseline', limit } as const
  const { rows } =
    of === 'followed'
      ? await followedRows(question, asked)
      : of === 'liked'
        ? await likedRows(question, asked)
        : await termRows(question, { ...of, ...asked })
  return { rows: rows.map(({ count, expected, variance }) => ({ count, expected, variance })) }
}
