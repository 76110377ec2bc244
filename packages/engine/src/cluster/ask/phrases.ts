import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { surenessOf } from '../../port/lift.ts'
import { compareText } from '../../port/order.ts'
import { allOf, inTexts } from '../literal.ts'
import { livePosts } from '../snapshot.ts'
import { within } from '../words.ts'
import type { Question } from './question.ts'
import { supportOf } from './support.ts'

const PHRASES = 200
const PHRASE_MIN = 2

type PhraseRow = { value: string; authors: string }

export async function phrases(
  question: Question,
  { limit }: Extract<Primitive, { do: 'phrases' }>,
): Promise<PrimitiveAnswers['phrases']> {
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const posts = question.table('posts')
  const own = await question.posts()
  const others = allOf([baseline.has('account_id'), within(question.scope.window), livePosts(question.at)])
  const authors = (condition: string) => `SELECT uniqExact(account_id) AS n FROM ${posts} WHERE ${condition}`
  const known = await question.sum(authors(own))
  const common = await question.shards.overall<PhraseRow>(
    `SELECT arrayJoin(phrase) AS value, uniqExact(account_id) AS authors FROM ${question.table('posts_all')}
     WHERE ${own} GROUP BY value HAVING authors >= ${PHRASE_MIN}
     ORDER BY authors DESC, value LIMIT ${PHRASES}`,
  )
  const baseline_counts = new Map<string, number>()
  const chosen = common.filter((row) => Number(row.authors) >= supportOf(known))
  if (chosen.length > 0) {
    const values = chosen.map(({ value }) => value)
    const rows = await question.shards.everywhere<PhraseRow>(
      `SELECT value, uniqExact(account_id) AS authors FROM ${posts} ARRAY JOIN phrase AS value
       WHERE ${others} AND ${inTexts('value', values)} GROUP BY value`,
    )
    for (const row of rows) baseline_counts.set(row.value, (baseline_counts.get(row.value) ?? 0) + Number(row.authors))
  }
  const rows = chosen.map(({ value, authors: count }) => ({
    value,
    count: Number(count),
    baseline_count: baseline_counts.get(value) ?? 0,
  }))
  rows.sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value))
  return {
    n: audience.n,
    known,
    baseline_n: baseline.n,
    baseline_known: await question.sum(authors(others)),
    rows: rows.slice(0, limit),
  }
}
