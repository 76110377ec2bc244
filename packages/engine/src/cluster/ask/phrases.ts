import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { counted, type RankedValue, surenessOf } from '../../port/lift.ts'
import { compareText } from '../../port/order.ts'
import { allOf, inTexts } from '../literal.ts'
import { liveAccounts, livePosts } from '../snapshot.ts'
import { within } from '../words.ts'
import { type AlikeRow, Among, COUNTED } from './alike.ts'
import { ALIKE, type Question } from './question.ts'
import { supportOf } from './support.ts'

const PHRASES = 200
const PHRASE_MIN = 2

type PhraseRow = { value: string; authors: string }

export async function phrases(
  question: Question,
  { limit }: Extract<Primitive, { do: 'phrases' }>,
): Promise<PrimitiveAnswers['phrases']> {
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const own = await question.posts()
  const others = allOf([baseline.has('account_id'), within(question.scope.window), livePosts(question.at)])
  const { among, known, baseline_known } = await authors(question, own, others)
  const common = await question.shards.overall<PhraseRow>(
    `SELECT arrayJoin(phrase) AS value, uniqExact(account_id) AS authors FROM ${question.table('posts_all')}
     WHERE ${own} GROUP BY value HAVING authors >= ${PHRASE_MIN}
     ORDER BY authors DESC, value LIMIT ${PHRASES}`,
  )
  const values = common.filter((row) => Number(row.authors) >= supportOf(known)).map(({ value }) => value)
  const rows = await withPhrases(question, { own, others }, among, values)
  rows.sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value))
  return { n: audience.n, known, baseline_n: baseline.n, baseline_known, rows: rows.slice(0, limit).map(counted) }
}

/** Who wrote any of these posts, and any that they are compared with. */
async function authors(question: Question, own: string, others: string) {
  const rows = await question.shards.everywhere<{ alike: string; n: string; others: string; all_known: string }>(
    `SELECT alike, sum(is_own) AS n, sum(is_other) AS others, count() AS all_known
     FROM ${withAlike(
       question,
       `SELECT account_id, max(${own}) AS is_own, max(${others}) AS is_other
       FROM ${question.table('posts')} WHERE ${own} OR ${others} GROUP BY account_id`,
     )} GROUP BY alike`,
  )
  const sizes = rows.map((row) => ({ alike: row.alike, n: Number(row.n), all: Number(row.all_known) }))
  const known = sizes.reduce((sum, { n }) => sum + n, 0)
  const baseline_known = rows.reduce((sum, row) => sum + Number(row.others), 0)
  return { known, baseline_known, among: new Among(sizes, { known, baseline_known }, question.comparison) }
}

async function withPhrases(
  question: Question,
  { own, others }: { own: string; others: string },
  among: Among,
  values: string[],
): Promise<RankedValue[]> {
  if (values.length === 0) return []
  const written = `SELECT value, account_id, max(${own}) AS is_audience, max(${others}) AS is_baseline
    FROM ${question.table('posts')} ARRAY JOIN phrase AS value
    WHERE (${own} OR ${others}) AND ${inTexts('value', values)} GROUP BY value, account_id`
  const rows = await question.shards.everywhere<AlikeRow>(
    `SELECT value, ${COUNTED} FROM ${withAlike(question, written)} GROUP BY value, alike`,
  )
  return among.rows(rows).filter(({ count }) => count > 0)
}

const withAlike = (question: Question, select: string): string =>
  `(${select}) ANY INNER JOIN (SELECT account_id, ${ALIKE} AS alike FROM ${question.table('people')}
     WHERE ${liveAccounts(question.at)}) USING account_id`
