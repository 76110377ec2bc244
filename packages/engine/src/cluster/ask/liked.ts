import type { Primitive } from '@starling/sections'
import type { Counted, PrimitiveAnswers } from '../../port/answers.ts'
import { counted, type ListOrder, type RankedValue, surenessOf } from '../../port/lift.ts'
import { inIds, number } from '../literal.ts'
import { leavesOf } from '../names.ts'
import { liveKeys, livePosts } from '../snapshot.ts'
import { type AlikeRow, Among, COUNTED, joined } from './alike.ts'
import { cardsOf, type FoundRow } from './posts.ts'
import type { Question } from './question.ts'
import { supportOf } from './support.ts'

const SCORES = {
  count: ({ count }: RankedValue) => count,
  baseline: ({ baseline_count }: RankedValue) => baseline_count,
  lift: surenessOf,
}

/** As with terms: what comes into question is found first, then who interacted with it. Posts that are gone count for nothing. */
export async function likedRows(
  question: Question,
  { order, limit }: { order: ListOrder; limit: number },
): Promise<{ rows: Counted[]; supported: number }> {
  const { at } = question
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const named = leavesOf(question.scope.who).flatMap((who) => ('engaged' in who ? who.engaged : []))
  const leftOut = `NOT (${inIds(
    'post_id',
    named.map((id) => BigInt(id).toString()),
  )})`
  const whose = order === 'baseline' ? baseline : audience
  const chosen =
    order === 'lift'
      ? `HAVING count() >= ${number(supportOf(audience.n))}`
      : `ORDER BY count() DESC, post_id LIMIT ${number(limit)}`
  const there = `post_id GLOBAL IN (SELECT post_id FROM ${question.table('posts_all')} WHERE ${livePosts(at)})`
  const engaged = liveKeys(at, 'interactions_all', 'account_id, post_id', `${whose.has('account_id')} AND ${leftOut}`)
  const posts = await question.shards.overall<{ id: string }>(
    `SELECT toString(post_id) AS id FROM (${engaged}) WHERE ${there} GROUP BY post_id ${chosen}`,
  )
  const ids = posts.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], supported: 0 }
  const having = `SELECT toString(post_id) AS value, account_id
    FROM (${liveKeys(at, 'interactions', 'account_id, post_id', inIds('post_id', ids))})`
  const among = await Among.open(question, 'has_interacted')
  const found = among.rows(
    await question.shards.everywhere<AlikeRow>(
      `SELECT value, ${COUNTED} FROM ${await joined(question, having)} GROUP BY value, alike`,
    ),
  )
  const rows = found
    .map((row) => ({ row, score: SCORES[order](row), id: BigInt(row.value) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => counted(row))
  return { rows, supported: found.length }
}

export async function liked(
  question: Question,
  { order, limit }: Extract<Primitive, { do: 'liked' }>,
): Promise<PrimitiveAnswers['liked']> {
  const { rows, supported } = await likedRows(question, { order, limit })
  const base = { ...(await question.base('has_interacted')), ...(order === 'lift' && { supported }) }
  if (rows.length === 0) return { ...base, rows: [] }
  const authors = await question.shards.overall<FoundRow>(
    `SELECT toString(post_id) AS id, toString(account_id) AS account FROM ${question.table('posts_all')}
     WHERE ${inIds(
       'post_id',
       rows.map(({ value }) => value),
     )} AND ${livePosts(question.at)}`,
  )
  const accountOf = new Map(authors.map((one) => [one.id, one]))
  const cards = await cardsOf(
    question,
    rows.map(({ value }) => accountOf.get(value)!),
  )
  return {
    ...base,
    rows: rows.map(({ value: _, ...row }, index) => ({ ...cards[index]!, ...row })),
  }
}
