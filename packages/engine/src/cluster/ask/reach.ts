import type { Who } from '@starling/question'
import type { Primitive, Reach } from '@starling/sections'
import type { PrimitiveAnswers, Reached } from '../../port/answers.ts'
import { Cover } from '../../port/cover.ts'
import { allOf, number } from '../literal.ts'
import { liveAccounts } from '../snapshot.ts'
import { reachSql, whoSql } from '../who.ts'
import type { Question } from './question.ts'

const NOBODY: Reached = { inside: 0, outside: 0 }
const COUNTED = 'sum(is_audience) AS inside, sum(1 - is_audience) AS outside'
type CountedRow = { place: string; inside: string; outside: string }

/** On each shard those whom any of them reaches: whether they are of the audience, and the places of what does. */
async function reachedTable(question: Question, by: readonly Reach[], within: Who | undefined): Promise<string> {
  const { at, names } = question
  const audience = await question.audience()
  const places = by.map((reach, place) => `if(${reachSql(at, names, reach)}, ${number(place)}, -1)`)
  const there = allOf([liveAccounts(at), ...(within ? [whoSql(at, names, within, undefined)] : [])])
  return question.keep(
    `SELECT toUInt8(${audience.has('account_id')}) AS is_audience,
       arrayFilter(place -> place >= 0, [${places.join(', ')}]) AS places
     FROM ${question.table('people')} WHERE ${there} AND notEmpty(places)`,
  )
}

/** By place, of those in a table of whom a condition is true. */
async function countsBy(question: Question, table: string, n: number, condition: string): Promise<Reached[]> {
  const rows = await question.shards.everywhere<CountedRow>(
    `SELECT arrayJoin(places) AS place, ${COUNTED} FROM ${table} WHERE ${condition} GROUP BY place`,
  )
  const counts = Array.from({ length: n }, () => ({ ...NOBODY }))
  for (const { place, inside, outside } of rows) {
    counts[Number(place)]!.inside += Number(inside)
    counts[Number(place)]!.outside += Number(outside)
  }
  return counts
}

export async function reach(
  question: Question,
  { by, within }: Extract<Primitive, { do: 'reach' }>,
): Promise<PrimitiveAnswers['reach']> {
  const { n } = await question.audience()
  if (by.length === 0) return { n, ...NOBODY, rows: [] }
  const table = await reachedTable(question, by, within)
  const [alone, only, inside, outside] = await Promise.all([
    countsBy(question, table, by.length, '1'),
    countsBy(question, table, by.length, 'length(places) = 1'),
    question.sum(`SELECT sum(is_audience) AS n FROM ${table}`),
    question.sum(`SELECT sum(1 - is_audience) AS n FROM ${table}`),
  ])
  const rows = alone.map((row, place) => ({
    ...row,
    only_inside: only[place]!.inside,
    only_outside: only[place]!.outside,
  }))
  return { n, inside, outside, rows }
}

export async function cover(
  question: Question,
  { groups, within }: Extract<Primitive, { do: 'cover' }>,
): Promise<PrimitiveAnswers['cover']> {
  const { n } = await question.audience()
  const candidates = groups.flatMap(({ by }) => by)
  if (candidates.length === 0) return { n, rows: [] }
  const table = await reachedTable(question, candidates, within)
  const chosen: number[] = []
  let adds = await countsBy(question, table, candidates.length, '1')
  const found = new Cover(n, groups, adds)
  for (;;) {
    const next = found.next(adds)
    if (next === null) return { n, rows: found.rows }
    chosen.push(next)
    const isLeft = `NOT arrayExists(one -> one IN (${chosen.map(number).join(', ')}), places)`
    adds = await countsBy(question, table, candidates.length, isLeft)
  }
}
