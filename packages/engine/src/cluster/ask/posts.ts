import type { Primitive } from '@starling/sections'
import type { Moment, PostCard, PrimitiveAnswers } from '../../port/answers.ts'
import { inIds, number } from '../literal.ts'
import { liveAccounts, livePosts } from '../snapshot.ts'
import { postingsWith } from '../words.ts'
import type { Question } from './question.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** The clock of seconds began on a Thursday. */
const HOURS_FROM_MONDAY = 3 * 24
const HOURS_IN_WEEK = 7 * 24

/** Without the wide type the rest is one of eight bits with a sign, and 144 is -112. */
const weekHour = (hour: string) => `(${hour}) % toInt64(${HOURS_IN_WEEK})`

type MomentRow = Record<keyof Moment, string>

export async function series(
  question: Question,
  { bucket, utc_offset_minutes = 0 }: Extract<Primitive, { do: 'series' }>,
): Promise<PrimitiveAnswers['series']> {
  const moved = number(utc_offset_minutes * MINUTE)
  const hour = `toInt64(floor((created_at + ${moved}) / ${HOUR})) + ${HOURS_FROM_MONDAY}`
  const at =
    bucket === 'day'
      ? `toInt64(floor((created_at + ${moved}) / ${DAY})) * ${DAY} - ${moved}`
      : weekHour(`${weekHour(hour)} + ${HOURS_IN_WEEK}`)
  const rows = await question.shards.overall<MomentRow>(
    `SELECT ${at} AS at, count() AS posts, countIf(sentiment = 'negative') AS negative,
       countIf(sentiment = 'neutral') AS neutral, countIf(sentiment = 'positive') AS positive, sum(like_count) AS likes
     FROM ${question.table('posts_all')} WHERE ${await question.posts()} GROUP BY at ORDER BY at`,
  )
  return {
    n: await question.postCount(),
    rows: rows.map((row) => ({
      at: Number(row.at),
      posts: Number(row.posts),
      negative: Number(row.negative),
      neutral: Number(row.neutral),
      positive: Number(row.positive),
      likes: Number(row.likes),
    })),
  }
}

type FoundRow = { id: string; account: string }
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
  if (found.length === 0) return { n, rows: [] }
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
  return { n, rows: found.map(({ id }) => cardOf(cards.get(id)!, names)) }
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

/** Authors and their posts live on one shard, so that the shards' counts add up. */
export async function shares(
  question: Question,
  { names }: Extract<Primitive, { do: 'shares' }>,
): Promise<PrimitiveAnswers['shares']> {
  const by = await question.postsBy()
  const count = async (terms: string[]) => {
    if (terms.length === 0) return { posts: 0, accounts: 0 }
    const groups = terms.map((term) => [term])
    const found = postingsWith(question.at, { groups }, question.scope.window, 'post_id, account_id')
    const rows = await question.shards.everywhere<{ posts: string; accounts: string }>(
      `SELECT uniqExact(post_id) AS posts, uniqExact(account_id) AS accounts FROM (${found} AND ${by})`,
    )
    return {
      posts: rows.reduce((sum, row) => sum + Number(row.posts), 0),
      accounts: rows.reduce((sum, row) => sum + Number(row.accounts), 0),
    }
  }
  const [all, ...each] = await Promise.all([
    count(names.flatMap(({ terms }) => terms)),
    ...names.map(({ terms }) => count(terms)),
  ])
  return { n: all.posts, rows: names.map(({ name }, index) => ({ name, ...each[index]! })) }
}
