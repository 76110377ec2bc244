import type { Primitive } from '@starling/sections'
import { originOf } from '../facts/fetch.ts'
import type { PrimitiveAnswers } from '../port/answers.ts'
import type { OracleQuestion } from './oracle.ts'
import { personNamed } from './population.ts'

export function origin(
  { population, audience, posts }: OracleQuestion,
  { of }: Extract<Primitive, { do: 'origin' }>,
): PrimitiveAnswers['origin'] {
  const rows = of === 'people' ? [...audience] : of === 'posts' ? posts : [personNamed(population, of.handle)]
  return originOf(rows.map((row) => row?.fetch).filter((fetch) => fetch !== undefined))
}
