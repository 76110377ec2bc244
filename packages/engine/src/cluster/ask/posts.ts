import type { Primitive } from '@starling/sections'
import type { Moment, PostCard, PrimitiveAnswers } from '../../port/answers.ts'
import { inIds, number } from '../literal.ts'
import { liveAccounts, livePosts } from '../snapshot.ts'
import { postingsWith } from '../words.ts'
import { authorRows, postRows, postsOf, spreadBy, squaresOf } from './authors.ts'
import type { Question } from './question.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** The clock of seconds began on a Thursday. */
const HOURS_FROM_MONDAY = 3 * 24
const HOURS_IN_WEEK = 7 * 24

/** Without the wide type the rest is one of eight bits with a sign, and 144 is -112. */
const weekHour = (hour: string) => `(${hour}) % toInt64(${HOURS_IN_WEEK})`

type MomentRow = Record<keyof Omit<Moment, 'by_author'>, string>

export async function series(
  question: Question,
  { bucket, utc_offset_minutes = 0, by_author }: Extract<Primitive, { do: 'series' }>,
): Promise<PrimitiveAnswers['series']> {
  const moved = number(utc_offset_minutes * MINUTE)
  const hour = `toInt64(floor((created_at + ${moved}) / ${HOUR})) + ${HOURS_FROM_MONDAY}`
  const at = {
    day: `toInt64(floor((created_at + ${moved}) / ${DAY})) * ${DAY} - ${moved}`,
    hour_of_week: weekHour(`${weekHour(hour)} + ${HOURS_IN_WEEK}`),
    whole: 'toInt64(0)',
  }[bucket]
  const rows = await question.shards.overall<MomentRow>(
    `SELECT ${at} AS at, count() AS posts, countIf(sentiment = 'negative') AS negative,
       countIf(sentiment = 'neutral') AS neutral, countIf(sentiment = 'positive') AS positive, sum(like_count) AS likes
     FROM ${question.table('posts_all')} WHERE ${await question.posts()} GROUP BY at HAVING posts > 0 ORDER BY at`,
  )
  const authors = by_author && (await authorRows(question))
  const spread = authors ? await spreadBy(question, await postRows(question, at), authors) : new Map()
  return {
    n: await question.postCount(),
    ...(authors && { squares: await squaresOf(question, authors) }),
    rows: rows.map((row) => ({
      at: Number(row.at),
      posts: Number(row.posts),
      negative: Number(row.negative),
      neutral: Number(row.neutral),
      positive: Number(row.positive),
      likes: Number(row.likes),
      ...(by_author && { by_author: spread.get(row.at)! }),
    })),
  }
}

export type FoundRow = { id: string; account: string }
type Author = Pick<PostCard, 'handle' | 'name' | 'avatar_url'>
type PostRow = Omit<PostCard, keyof Author>

export async function posts(
  question: Question,
  { order, limit }: Extract<Primitive, { do: 'posts' }>,
): Promise<PrimitiveAnswers['posts']> {
  const n = await question.postCount()
  const found = await question.shards.overall<FoundRow>(
    `SELECT post_id AS id, account_id AS account FROM ${question.table('posts_all')}
     WHERE ${await question.posts()} ORDER BY ${order} DESC, post_id LIMIT ${number(limit)}`,
  )
  return { n, rows: await cardsOf(question, found) }
}

/** Cards of posts, in their order. */
export async function cardsOf(question: Question, found: readonly FoundRow[]): Promise<PostCard[]> {
  if (found.length === 0) return []
  const isAuthor = inIds(
    'account_id',
    found.map(({ account }) => account),
  )
  const [rows, authors] = await Promise.all([
    question.shards.everywhere<PostRow>(
      `SELECT toString(post_id) AS id, toString(account_id) AS account_id, text, created_at, language, sentiment,
         like_count, repost_count, reply_count, quote_count, view_count
       FROM (SELECT * FROM ${question.table('posts')}
             WHERE ${isAuthor} AND ${inIds(
               'post_id',
               found.map(({ id }) => id),
             )} AND ${livePosts(question.at)})`,
    ),
    question.shards.everywhere<Author & { id: string }>(
      `SELECT toString(account_id) AS id, handle, name, avatar_url FROM ${question.table('people')}
       WHERE ${isAuthor} AND ${liveAccounts(question.at)}`,
    ),
  ])
  const cards = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(authors.map((author) => [author.id, author]))
  return found.map(({ id }) => cardOf(cards.get(id)!, names))
}

function cardOf(row: PostRow, names: Map<string, Author>): PostCard {
  const { handle, name, avatar_url } = names.get(row.account_id)!
  return {
    ...row,
    handle,
    name,
    avatar_url,
    created_at: Number(row.created_at),
    like_count: Number(row.like_count),
    repost_count: Number(row.repost_count),
    reply_count: Number(row.reply_count),
    quote_count: Number(row.quote_count),
    view_count: Number(row.view_count),
  }
}

export async function shares(
  question: Question,
  { names, of_all }: Extract<Primitive, { do: 'shares' }>,
): Promise<PrimitiveAnswers['shares']> {
  const by = await question.postsBy()
  const postsWith = (terms: string[]) => {
    const groups = terms.map((term) => [term])
    const found = postingsWith(question.at, { groups }, question.scope.window, 'post_id, account_id')
    return `SELECT DISTINCT post_id, account_id FROM (${found} AND ${by})`
  }
  if (names.length === 0 && !of_all) return { n: 0, squares: 0, rows: [] }
  const all = of_all
    ? `SELECT account_id FROM ${question.table('posts')} WHERE ${by}`
    : postsWith(names.flatMap(({ terms }) => terms))
  const count = async (terms: string[]) => {
    const found = postsWith(terms)
    const [posts, accounts, spread] = await Promise.all([
      question.sum(`SELECT count() AS n FROM (${found})`),
      question.sum(`SELECT uniqExact(account_id) AS n FROM (${found})`),
      spreadBy(question, `SELECT 0 AS key, account_id, '' AS sentiment FROM (${found})`, all),
    ])
    return { posts, accounts, by_author: postsOf(spread.get('0')) }
  }
  const [n, squares, ...rows] = await Promise.all([
    question.sum(`SELECT count() AS n FROM (${all})`),
    squaresOf(question, all),
    ...names.map(async ({ name, terms }) => ({ name, ...(await count(terms)) })),
  ])
  return { n, squares, rows }
}
