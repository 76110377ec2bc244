import type { ListOrder, Primitive, TermKind, TermSource } from '@starling/sections'
import type { Counted, PrimitiveAnswers } from '../../port/answers.ts'
import { surenessOf } from '../../port/lift.ts'
import { compareText } from '../../port/order.ts'
import { number, text } from '../literal.ts'
import { liveAccounts } from '../snapshot.ts'
import type { Question } from './question.ts'
import { supportOf } from './support.ts'

type CountedRow = { value: string; count: string; baseline_count: string }

export const countedOf = ({ value, count, baseline_count }: CountedRow): Counted => ({
  value,
  count: Number(count),
  baseline_count: Number(baseline_count),
})

export async function breakdown(
  question: Question,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): Promise<PrimitiveAnswers['breakdown']> {
  const values =
    dimension === 'verified' ? `if(handle = '', emptyArrayString(), [if(verified = 1, 'yes', 'no')])` : dimension
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const base = await question.base(`notEmpty(${values})`)
  const rows = await question.shards.overall<CountedRow>(
    `SELECT arrayJoin(${values}) AS value, countIf(${audience.has('account_id')}) AS count,
       countIf(${baseline.has('account_id')}) AS baseline_count
     FROM ${question.table('people_all')} WHERE ${liveAccounts(question.at)}
     GROUP BY value HAVING count > 0 ORDER BY count DESC, value LIMIT ${number(limit)}`,
  )
  return { ...base, rows: rows.map(countedOf) }
}

const KNOWN = { used: 'has_posted', bio: `bio != ''`, interacted: 'has_interacted' } as const

export async function terms(
  question: Question,
  { source, kind, order, limit }: Extract<Primitive, { do: 'terms' }>,
): Promise<PrimitiveAnswers['terms']> {
  if (source === 'posts') return termsOfPosts(question, kind, limit)
  return { ...(await question.base(KNOWN[source])), rows: await termRows(question, { source, kind, order, limit }) }
}

export const knownOf = async (question: Question, source: Exclude<TermSource, 'posts'>): Promise<number> =>
  (await question.base(KNOWN[source])).known

/**
 * Which terms come into question is found by account, how many have them by term: each table in its own order. What is
 * ordered by lift comes whole, to be ordered here: of values that every 200th person has there are at most 200 times as
 * many as a person has.
 */
export async function termRows(
  question: Question,
  {
    source,
    kind,
    order,
    limit,
  }: { source: Exclude<TermSource, 'posts'>; kind: TermKind; order: ListOrder; limit: number },
): Promise<Counted[]> {
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const slice = `source = ${text(source)} AND kind = ${text(kind)} AND ${liveAccounts(question.at)}`
  const chosen = {
    count: `GROUP BY term ORDER BY count() DESC, term LIMIT ${number(limit)}`,
    baseline: `GROUP BY term ORDER BY count() DESC, term LIMIT ${number(limit)}`,
    lift: `GROUP BY term HAVING count() >= ${number(supportOf(audience.n))}`,
  }[order]
  const whose = order === 'baseline' ? baseline : audience
  const rows = await question.shards.overall<CountedRow>(
    `SELECT term AS value, countIf(${audience.has('account_id')}) AS count,
       countIf(${baseline.has('account_id')}) AS baseline_count
     FROM ${question.table('term_accounts_all')}
     WHERE ${slice} AND term GLOBAL IN
       (SELECT term FROM ${question.table('account_terms_all')} WHERE ${slice} AND ${whose.has('account_id')} ${chosen})
     GROUP BY value${order === 'lift' ? '' : ` ORDER BY ${COUNTS[order]} DESC, value LIMIT ${number(limit)}`}`,
  )
  return order === 'lift' ? surest(rows.map(countedOf), limit) : rows.map(countedOf)
}

/** The column that an order goes by. */
const COUNTS = { count: 'count', baseline: 'baseline_count' } as const

const surest = (rows: Counted[], limit: number): Counted[] =>
  rows.sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value)).slice(0, limit)

async function termsOfPosts(question: Question, kind: TermKind, limit: number): Promise<PrimitiveAnswers['terms']> {
  const n = await question.postCount()
  const rows = await postTermRows(question, kind, limit)
  return { n, known: n, baseline_n: 0, baseline_known: 0, rows }
}

export async function postTermRows(question: Question, kind: TermKind, limit: number): Promise<Counted[]> {
  const rows = await question.shards.overall<CountedRow>(
    `SELECT arrayJoin(${kind}) AS value, count() AS count, 0 AS baseline_count FROM ${question.table('posts_all')}
     WHERE ${await question.posts()} GROUP BY value ORDER BY count DESC, value LIMIT ${number(limit)}`,
  )
  return rows.map(countedOf)
}
