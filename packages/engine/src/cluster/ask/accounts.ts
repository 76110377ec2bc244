import type { Primitive } from '@starling/sections'
import type { AccountCard, Counted, PrimitiveAnswers } from '../../port/answers.ts'
import { counted, type ListOrder, type RankedValue, surenessOf } from '../../port/lift.ts'
import { inIds, number } from '../literal.ts'
import { idsOf, keyOf, leavesOf } from '../names.ts'
import { liveAccounts, livePosts } from '../snapshot.ts'
import { type AlikeRow, Among, COUNTED, joined } from './alike.ts'
import type { Question } from './question.ts'
import { supportOf } from './support.ts'

type CardRow = Omit<AccountCard, 'verified' | 'followers_count' | 'following_count' | 'post_count' | 'created_at'> & {
  verified: number
  followers_count: string
  following_count: string
  post_count: string
  created_at: string
}

async function cardsOf(question: Question, ids: string[]): Promise<Map<string, AccountCard>> {
  if (ids.length === 0) return new Map()
  const rows = await question.shards.everywhere<CardRow>(
    `SELECT toString(account_id) AS id, handle, name, bio, location, verified, followers_count, following_count,
       post_count, avatar_url, created_at
     FROM ${question.table('people')} WHERE ${inIds('account_id', ids)} AND ${liveAccounts(question.at)}`,
  )
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

const cardOf = (row: CardRow): AccountCard => ({
  ...row,
  verified: Number(row.verified) === 1,
  followers_count: Number(row.followers_count),
  following_count: Number(row.following_count),
  post_count: Number(row.post_count),
  created_at: Number(row.created_at),
})

export async function size(question: Question): Promise<PrimitiveAnswers['size']> {
  const all = (table: string, live: string) =>
    question.sum(`SELECT count() AS n FROM ${question.table(table)} WHERE ${live}`)
  return {
    accounts: (await question.audience()).n,
    posts: await question.postCount(),
    all_accounts: await all('people', liveAccounts(question.at)),
    all_posts: await all('posts', livePosts(question.at)),
  }
}

const SCORES = {
  count: ({ count }: RankedValue) => count,
  baseline: ({ baseline_count }: RankedValue) => baseline_count,
  lift: surenessOf,
  similarity: ({ count, baseline_count }: RankedValue, n: number) =>
    count / (n + Math.max(baseline_count, count) - count),
}

/** As with terms: who comes into question is found by follower, how many follow by followed. */
export async function followedRows(
  question: Question,
  { order, limit }: { order: ListOrder | 'similarity'; limit: number },
): Promise<{ rows: Counted[]; supported: number }> {
  const [audience, baseline] = await Promise.all([question.audience(), question.baseline()])
  const named = leavesOf(question.scope.who).flatMap((who) => ('follows' in who ? who.follows : []))
  const leftOut = `NOT (${inIds('followed_id', idsOf(question.names, named))})`
  const live = liveAccounts(question.at)
  const chosen = {
    count: `ORDER BY count() DESC, followed_id LIMIT ${number(limit)}`,
    baseline: `ORDER BY count() DESC, followed_id LIMIT ${number(limit)}`,
    lift: `HAVING count() >= ${number(supportOf(audience.n))}`,
    similarity: '',
  }[order]
  const whose = order === 'baseline' ? baseline : audience
  const following = `SELECT toString(followed_id) AS value, account_id FROM ${question.table('followers')}
    WHERE ${live} AND followed_id IN
      (SELECT followed_id FROM ${question.table('following_all')}
       WHERE ${live} AND ${whose.has('account_id')} AND ${leftOut} GROUP BY followed_id ${chosen})`
  const among = await Among.open(question, 'has_followed')
  const found = await question.shards.everywhere<AlikeRow>(
    `SELECT value, ${COUNTED} FROM ${await joined(question, following)} GROUP BY value, alike`,
  )
  const chosenFrom = among.rows(found)
  const rows = chosenFrom
    .map((row) => ({ row, score: SCORES[order](row, audience.n), id: BigInt(row.value) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => counted(row))
  return { rows, supported: chosenFrom.length }
}

export async function followed(
  question: Question,
  { order, limit }: Extract<Primitive, { do: 'followed' }>,
): Promise<PrimitiveAnswers['followed']> {
  const { rows, supported } = await followedRows(question, { order, limit })
  const cards = await cardsOf(
    question,
    rows.map(({ value }) => value),
  )
  return {
    ...(await question.base('has_followed')),
    ...(order === 'lift' && { supported }),
    rows: rows.map(({ value, ...having }) => ({ ...cards.get(value)!, ...having })),
  }
}

export async function accounts(
  question: Question,
  { order, limit }: Extract<Primitive, { do: 'accounts' }>,
): Promise<PrimitiveAnswers['accounts']> {
  const audience = await question.audience()
  const [column, direction] = order === 'sample' ? ['sample', 'ASC'] : ['followers_count', 'DESC']
  const rows = await question.shards.overall<{ id: string }>(
    `SELECT account_id AS id FROM ${question.table('people_all')}
     WHERE ${liveAccounts(question.at)} AND ${audience.has('account_id')}
     ORDER BY ${column} ${direction}, account_id LIMIT ${number(limit)}`,
  )
  const cards = await cardsOf(
    question,
    rows.map(({ id }) => id),
  )
  return { n: audience.n, rows: rows.map(({ id }) => cards.get(id)!) }
}

export async function members(
  question: Question,
  { most }: Extract<Primitive, { do: 'members' }>,
): Promise<PrimitiveAnswers['members']> {
  const audience = await question.audience()
  if (audience.n > most) return { n: audience.n, ids: null }
  const rows = await question.shards.overall<{ id: string }>(
    `SELECT account_id AS id FROM ${question.table('people_all')}
     WHERE ${liveAccounts(question.at)} AND ${audience.has('account_id')} ORDER BY account_id`,
  )
  return { n: audience.n, ids: rows.map(({ id }) => id) }
}

export async function profile(
  question: Question,
  { handle }: Extract<Primitive, { do: 'profile' }>,
): Promise<PrimitiveAnswers['profile']> {
  const id = question.names.accounts.get(keyOf(handle))
  return { rows: id === undefined ? [] : [...(await cardsOf(question, [id])).values()] }
}
