import type { Primitive } from '@starling/sections'
import { originOf } from '../../facts/fetch.ts'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { inIds } from '../literal.ts'
import { idsOf } from '../names.ts'
import { liveAccounts } from '../snapshot.ts'
import type { Question } from './question.ts'

export async function origin(
  question: Question,
  { of }: Extract<Primitive, { do: 'origin' }>,
): Promise<PrimitiveAnswers['origin']> {
  const [table, rows] =
    of === 'posts'
      ? ['posts', await question.posts()]
      : ['people', `${liveAccounts(question.at)} AND ${await isAsked(question, of)}`]
  const fetches = await question.shards.everywhere<{ fetch: string }>(
    `SELECT DISTINCT fetch FROM ${question.table(table)} WHERE ${rows} AND fetch != ''`,
  )
  return originOf(fetches.map(({ fetch }) => fetch))
}

async function isAsked(question: Question, of: 'people' | { handle: string }): Promise<string> {
  if (of === 'people') return (await question.audience()).has('account_id')
  return inIds('account_id', idsOf(question.names, [of.handle]))
}
