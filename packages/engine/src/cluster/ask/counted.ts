import type { Primitive, TermKind, TermSource } from '@starling/sections'
import { comparisonOf } from '../../port/alike.ts'
import type { Counted, PrimitiveAnswers } from '../../port/answers.ts'
import { counted, type ListOrder, type RankedValue, surenessOf } from '../../port/lift.ts'
import { compareText } from '../../port/order.ts'
import { inTexts, number, text } from '../literal.ts'
import { liveAccounts } from '../snapshot.ts'
import { type AlikeRow, Among, COUNTED, joined } from './alike.ts'
import { authorRows, postRows, postsOf, spreadBy, squaresOf } from './authors.ts'
import type { Question } from './question.ts'
import { supportOf } from './support.ts'

type PostRow = { value: string; count: string }

export async function breakdown(
  question: Question,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): Promise<PrimitiveAnswers['breakdown']> {
  const values =
    dimension === 'verified' ? `if(handle = '', emptyArrayString(), [if(verified = 1, 'yes', 'no')])` : dimension
  const isKnown = `notEmpty(${values})`
  const among = await Among.open(question, isKnown, comparisonOf(dimension, question.comparison))
  const people = `SELECT arrayJoin(${values}) AS value, account_id
    FROM ${question.table('people')} WHERE ${liveAccounts(question.at)}`
  const rows = await question.shards.everywhere<AlikeRow>(
    `SELECT value, ${COUNTED} FROM ${await joined(question, people)} GROUP BY value, alike`,
  )
  return { ...(await question.base(isKnown)), rows: inOrder(among.rows(rows), 'count', limit).map(counted) }
}

const KNOWN = { used: 'has_posted', bio: `bio != ''`, interacted: 'has_interacted' } as const

export async function terms(
  question: Question,
  { source, kind, order, limit, by_author }: Extract<Primitive, { do: 'terms' }>,
): Promise<PrimitiveAnswers['terms']> {
  if (source === 'posts') return termsOfPosts(question, kind, limit, by_author)
  const { rows, supported } = await termRows(question, { source, kind, order, limit })
  return { ...(await question.base(KNOWN[source])), ...(order === 'lift' && { supported }), rows }
}

export const knownOf = async (question: Question, source: Exclude<TermSource, 'posts'>): Promise<number> =>
  (await question.base(KNOWN[source])).known

/**
 * Which terms come into question is found by account, how many have them by term: each table in its own order. What is
 * chosen comes with its groups, to be ordered here: of values that every 200th person has there are at most 200 times
 * as many as a person has.
 */
export async function termRows(
  question: Question,
  {
    source,
    kind,
    order,
    limit,
  }: { source: Exclude<TermSource, 'posts'>; kind: TermKind; order: ListOrder; limit: number },
): Promise<{ rows: Counted[]; supported: number }> {
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const slice = `source = ${text(source)} AND kind = ${text(kind)} AND ${liveAccounts(question.at)}`
  const chosen = {
    count: `GROUP BY term ORDER BY count() DESC, term LIMIT ${number(limit)}`,
    baseline: `GROUP BY term ORDER BY count() DESC, term LIMIT ${number(limit)}`,
    lift: `GROUP BY term HAVING count() >= ${number(supportOf(audience.n))}`,
  }[order]
  const whose = order === 'baseline' ? baseline : audience
  const having = `SELECT term AS value, account_id FROM ${question.table('term_accounts')}
    WHERE ${slice} AND term IN
      (SELECT term FROM ${question.table('account_terms_all')} WHERE ${slice} AND ${whose.has('account_id')} ${chosen})`
  const among = await Among.open(question, KNOWN[source])
  const rows = await question.shards.everywhere<AlikeRow>(
    `SELECT value, ${COUNTED} FROM ${await joined(question, having)} GROUP BY value, alike`,
  )
  const found = among.rows(rows)
  return { rows: inOrder(found, order, limit).map(counted), supported: found.length }
}

const SCORES = {
  count: ({ count }: RankedValue) => count,
  baseline: ({ baseline_count }: RankedValue) => baseline_count,
  lift: surenessOf,
}

/** Those with a score, the highest first. */
function inOrder(rows: RankedValue[], order: ListOrder, limit: number): RankedValue[] {
  const scoreOf = SCORES[order]
  return rows
    .filter((row) => scoreOf(row) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a) || compareText(a.value, b.value))
    .slice(0, limit)
}

async function termsOfPosts(
  question: Question,
  kind: TermKind,
  limit: number,
  by_author = false,
): Promise<PrimitiveAnswers['terms']> {
  const n = await question.postCount()
  const rows = await postTermRows(question, kind, limit)
  const base = { n, known: n, baseline_n: 0, baseline_known: 0 }
  if (!by_author) return { ...base, rows }
  const all = await authorRows(question)
  const values = rows.map(({ value }) => value)
  const posts = `SELECT * FROM (${await postRows(question, `arrayJoin(${kind})`)}) WHERE ${inTexts('key', values)}`
  const spread = rows.length > 0 ? await spreadBy(question, posts, all) : new Map()
  return {
    ...base,
    squares: await squaresOf(question, all),
    rows: rows.map((row) => ({ ...row, by_author: postsOf(spread.get(row.value)) })),
  }
}

/** Posts are counted, and compared with nothing. */
export async function postTermRows(question: Question, kind: TermKind, limit: number): Promise<Counted[]> {
  const rows = await question.shards.overall<PostRow>(
    `SELECT arrayJoin(${kind}) AS value, count() AS count FROM ${question.table('posts_all')}
     WHERE ${await question.posts()} GROUP BY value ORDER BY count DESC, value LIMIT ${number(limit)}`,
  )
  return rows.map(({ value, count }) => ({ value, count: Number(count), baseline_count: 0, expected: 0, variance: 0 }))
}
