import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { postsBy } from './audience.ts'
import { among, moodsByAuthor, squaresOf } from './authors.ts'
import { postCardOf } from './cards.ts'
import type { OracleQuestion } from './oracle.ts'
import { compareId, type Post } from './population.ts'
import { hasTerm } from './words.ts'

const MINUTE = 60
const HOUR = 3600
export const DAY = 86_400
/** The clock of seconds began on a Thursday. */
const HOURS_FROM_MONDAY = 3 * 24
const HOURS_IN_WEEK = 7 * 24

export function series(
  { posts }: OracleQuestion,
  primitive: Extract<Primitive, { do: 'series' }>,
): PrimitiveAnswers['series'] {
  const moved = (primitive.utc_offset_minutes ?? 0) * MINUTE
  const dayOf = ({ created_at }: Post) => Math.floor((created_at + moved) / DAY) * DAY - moved
  const hourOf = ({ created_at }: Post) => {
    const hours = Math.floor((created_at + moved) / HOUR) + HOURS_FROM_MONDAY
    return ((hours % HOURS_IN_WEEK) + HOURS_IN_WEEK) % HOURS_IN_WEEK
  }
  const bucketOf = { day: dayOf, hour_of_week: hourOf, whole: () => 0 }[primitive.bucket]
  const buckets = Map.groupBy(posts, bucketOf)
  const amongAll = among(posts)
  const rows = [...buckets].map(([at, within]) => ({
    at,
    posts: within.length,
    negative: within.filter(({ sentiment }) => sentiment === 'negative').length,
    neutral: within.filter(({ sentiment }) => sentiment === 'neutral').length,
    positive: within.filter(({ sentiment }) => sentiment === 'positive').length,
    likes: within.reduce((sum, { like_count }) => sum + like_count, 0),
    ...(primitive.by_author && { by_author: { ...amongAll(within), moods: moodsByAuthor(within) } }),
  }))
  return {
    n: posts.length,
    ...(primitive.by_author && { squares: squaresOf(posts) }),
    rows: rows.sort((a, b) => a.at - b.at),
  }
}

export function posts(
  asking: OracleQuestion,
  { order, limit }: Extract<Primitive, { do: 'posts' }>,
): PrimitiveAnswers['posts'] {
  const rows = asking.posts.toSorted((a, b) => b[order] - a[order] || compareId(a, b))
  return { n: rows.length, rows: rows.slice(0, limit).map(postCardOf) }
}

export function shares({ population, scope }: OracleQuestion, primitive: Extract<Primitive, { do: 'shares' }>) {
  const all = postsBy(population, scope)
  const found = primitive.names.map(({ name, terms }) => ({
    name,
    posts: all.filter(({ tokens }) => terms.some((term) => hasTerm(tokens, term))),
  }))
  const base = primitive.of_all ? all : [...new Set(found.flatMap((one) => one.posts))]
  const amongBase = among(base)
  return {
    n: base.length,
    squares: squaresOf(base),
    rows: found.map(({ name, posts }) => ({
      name,
      posts: posts.length,
      accounts: new Set(posts.map(({ author }) => author)).size,
      by_author: amongBase(posts),
    })),
  } satisfies PrimitiveAnswers['shares']
}
