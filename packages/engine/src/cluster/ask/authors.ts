import type { ByAuthor, MoodsByAuthor } from '../../port/answers.ts'
import type { Question } from './question.ts'

export type AuthorSpread = ByAuthor & { moods: MoodsByAuthor }

/** Sums over authors: of posts (p), all of them there are (wrote), those with a mood (j), and of each mood. */
const SUMS = {
  squares: 'p * p',
  crossed: 'p * wrote',
  judged_squares: 'j * j',
  judged_crossed: 'j * p',
  negative_squares: 'negative * negative',
  negative_crossed: 'negative * j',
  neutral_squares: 'neutral * neutral',
  neutral_crossed: 'neutral * j',
  positive_squares: 'positive * positive',
  positive_crossed: 'positive * j',
  opposed: 'positive * negative',
} as const
type Sums = Record<keyof typeof SUMS, number>
const NAMES = Object.keys(SUMS) as (keyof typeof SUMS)[]

/**
 * How the posts of each key are spread over their authors. `posts` selects `key`, `account_id` and `sentiment` of each,
 * `all` at least `account_id` of those they are a part of. Authors and their posts live on one shard, so that the
 * shards' sums add up.
 */
export async function spreadBy(question: Question, posts: string, all: string): Promise<Map<string, AuthorSpread>> {
  const rows = await question.shards.everywhere<Record<'of' | keyof typeof SUMS, string>>(
    `SELECT toString(key) AS of, ${NAMES.map((name) => `sum(${SUMS[name]}) AS ${name}`).join(', ')}
     FROM (SELECT key, account_id, count() AS p, negative + neutral + positive AS j,
             countIf(sentiment = 'negative') AS negative, countIf(sentiment = 'neutral') AS neutral,
             countIf(sentiment = 'positive') AS positive
           FROM (${posts}) GROUP BY key, account_id)
     ANY LEFT JOIN (SELECT account_id, count() AS wrote FROM (${all}) GROUP BY account_id) USING account_id
     GROUP BY key`,
  )
  const sums = new Map<string, Sums>()
  for (const row of rows) {
    const before = sums.get(row.of)
    const added = NAMES.map((name) => [name, (before?.[name] ?? 0) + Number(row[name])])
    sums.set(row.of, Object.fromEntries(added) as Sums)
  }
  return new Map([...sums].map(([key, sum]) => [key, spreadOf(sum)]))
}

const spreadOf = (sum: Sums): AuthorSpread => ({
  squares: sum.squares,
  crossed: sum.crossed,
  moods: {
    judged: { squares: sum.judged_squares, crossed: sum.judged_crossed },
    negative: { squares: sum.negative_squares, crossed: sum.negative_crossed },
    neutral: { squares: sum.neutral_squares, crossed: sum.neutral_crossed },
    positive: { squares: sum.positive_squares, crossed: sum.positive_crossed },
    opposed: sum.opposed,
  },
})

const NOBODY: ByAuthor = { squares: 0, crossed: 0 }
export const postsOf = ({ squares, crossed }: ByAuthor = NOBODY): ByAuthor => ({ squares, crossed })

/** The sum of the squares of how many of these posts each wrote. */
export const squaresOf = (question: Question, all: string): Promise<number> =>
  question.sum(`SELECT sum(p * p) AS n FROM (SELECT count() AS p FROM (${all}) GROUP BY account_id)`)

/** All posts of the question, as `spreadBy` takes them. */
export const postRows = async (question: Question, key: string): Promise<string> =>
  `SELECT ${key} AS key, account_id, sentiment FROM ${question.table('posts')} WHERE ${await question.posts()}`
export const authorRows = async (question: Question): Promise<string> =>
  `SELECT account_id FROM ${question.table('posts')} WHERE ${await question.posts()}`
