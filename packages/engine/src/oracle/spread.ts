import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { followed } from './followed.ts'
import { liked } from './liked.ts'
import type { OracleQuestion } from './oracle.ts'
import { terms } from './terms.ts'

/** A list by what most of the baseline have, without saying what. */
export function spread(
  asking: OracleQuestion,
  { of, limit }: Extract<Primitive, { do: 'spread' }>,
): PrimitiveAnswers['spread'] {
  const asked = { order: 'baseline', limit } as const
  const { rows } =
    of === 'followed'
      ? followed(asking, asked)
      : of === 'liked'
        ? liked(asking, asked)
        : terms(asking, { ...of, ...asked })
  return { rows: rows.map(({ count, expected, variance }) => ({ count, expected, variance })) }
}
