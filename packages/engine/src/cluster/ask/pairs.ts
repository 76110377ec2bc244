import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { compareText } from '../../port/order.ts'
import { inTexts, text, texts } from '../literal.ts'
import { liveAccounts } from '../snapshot.ts'
import { authorRows, postsOf, spreadBy, squaresOf } from './authors.ts'
import { knownOf, postTermRows, termRows } from './counted.ts'
import type { Question } from './question.ts'

const PAIRED = 50
const PAIR_MIN = 2

type PairRow = { first: string; second: string; count: string }
type Pair = PrimitiveAnswers['pairs']['rows'][number]

export async function pairs(
  question: Question,
  { source, limit }: Extract<Primitive, { do: 'pairs' }>,
): Promise<PrimitiveAnswers['pairs']> {
  const { n } = await question.audience()
  if (source === 'posts') {
    const n = await question.postCount()
    const words = (await postTermRows(question, 'keyword', PAIRED)).map(({ value }) => value)
    const sets = `SELECT account_id, arrayFilter(word -> word IN ${texts(words)}, keyword) AS words
      FROM ${question.table('posts')} WHERE ${await question.posts()}`
    const rows = await pairRows(question, words, sets, limit)
    return { n, known: n, ...(await byAuthor(question, rows, sets)) }
  }
  const [most, over] = await Promise.all(
    (['count', 'lift'] as const).map((order) => termRows(question, { source, kind: 'keyword', order, limit: PAIRED })),
  )
  const words = [...new Set([...most!.rows, ...over!.rows].map(({ value }) => value))]
  const sets = `SELECT groupArray(term) AS words FROM ${question.table('term_accounts')}
    WHERE source = ${text(source)} AND kind = 'keyword' AND ${inTexts('term', words)}
      AND ${liveAccounts(question.at)} AND ${(await question.audience()).has('account_id')} GROUP BY account_id`
  return { n, known: await knownOf(question, source), rows: await pairRows(question, words, sets, limit) }
}

async function byAuthor(question: Question, rows: readonly Pair[], sets: string) {
  const all = await authorRows(question)
  const found = `SELECT concat(first, ' ', second) AS key, account_id, '' AS sentiment FROM (${pairsIn(sets, 'account_id, ')})`
  const spread = rows.length > 0 ? await spreadBy(question, found, all) : new Map()
  return {
    squares: await squaresOf(question, all),
    // A keyword has no space in it.
    rows: rows.map((row) => ({ ...row, by_author: postsOf(spread.get(row.values.join(' '))) })),
  }
}

/** Each two words of a set, the smaller first. */
const pairsIn = (sets: string, kept = '') =>
  `SELECT ${kept}first, second
   FROM (SELECT ${kept}words, arrayJoin(words) AS first FROM (${sets})) ARRAY JOIN words AS second
   WHERE first < second`

/** Each shard pairs the words of its own accounts or posts; the counts of at most 4,950 pairs are added up here. */
async function pairRows(question: Question, words: string[], sets: string, limit: number): Promise<Pair[]> {
  if (words.length < 2) return []
  const rows = await question.shards.everywhere<PairRow>(
    `SELECT first, second, count() AS count FROM (${pairsIn(sets)}) GROUP BY first, second`,
  )
  const pairs = new Map<string, Pair>()
  for (const { first, second, count } of rows) {
    const key = JSON.stringify([first, second])
    const pair = pairs.get(key) ?? { values: [first, second], count: 0 }
    pair.count += Number(count)
    pairs.set(key, pair)
  }
  return [...pairs.values()]
    .filter(({ count }) => count >= PAIR_MIN)
    .sort((a, b) => b.count - a.count || compareText(a.values[0], b.values[0]) || compareText(a.values[1], b.values[1]))
    .slice(0, limit)
}
