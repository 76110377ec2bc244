import { MOOD_ERRORS } from '@starling/enrich'
import type { Window } from '@starling/question'
import type { ByAuthor, Moment, MoodsByAuthor } from '../../port/answers.ts'
import { tellingMoods } from '../authors.ts'
import type { MoodsOfDay } from '../inputs.ts'
import { JudgedShares } from '../judged.ts'
import { markOf } from '../marks.ts'
import { type Interval, Z_95 } from '../statistics.ts'

const DAY = 86_400
const HOURS_OF_WEEK = 168
/** A window of decades around a few posts would be an empty chart and a full memory. */
const MOST_DAYS = 3_660

const EMPTY: Omit<Moment, 'at'> = { posts: 0, negative: 0, neutral: 0, positive: 0, likes: 0 }

/** Days without a post are days with none: a line drawn past them would lie. */
export function everyDay(rows: readonly Moment[], window?: Window): Moment[] {
  if (rows.length === 0) return []
  const last = window ? window.until - 1 : rows.at(-1)!.at
  const first = Math.min(rows[0]!.at, window ? window.since : rows[0]!.at)
  const start = rows[0]!.at - Math.ceil((rows[0]!.at - first) / DAY) * DAY
  const days = Math.floor((Math.max(last, rows.at(-1)!.at) - start) / DAY) + 1
  if (days > MOST_DAYS) return [...rows]
  const known = new Map(rows.map((row) => [row.at, row]))
  return Array.from({ length: days }, (_, day) => known.get(start + day * DAY) ?? { at: start + day * DAY, ...EMPTY })
}

const NOBODY: ByAuthor = { squares: 0, crossed: 0 }

export function everyHour(rows: readonly Moment[]): { hour: number; posts: number; by_author: ByAuthor }[] {
  const known = new Map(rows.map((row) => [row.at, row]))
  return Array.from({ length: HOURS_OF_WEEK }, (_, hour) => {
    const { posts, by_author: { squares, crossed } = NOBODY } = known.get(hour) ?? EMPTY
    return { hour, posts, by_author: { squares, crossed } }
  })
}

export function moodScores(rows: readonly MoodsOfDay[]) {
  return rows.map(({ at, posts: all, negative, neutral, positive, by_author }) => {
    const posts = negative + neutral + positive
    const of = (count: number) => (posts > 0 ? count / posts : null)
    return {
      day: at,
      posts,
      negative,
      neutral,
      positive,
      negative_share: of(negative),
      neutral_share: of(neutral),
      positive_share: of(positive),
      net: of(positive - negative),
      net_interval: netIntervalBy(negative, positive, posts, by_author),
      unsure: all - posts,
      unsure_share: all > 0 ? (all - posts) / all : null,
      mark: markOf(posts),
    }
  })
}

/** The same, where authors were drawn and not posts. */
export function netIntervalBy(
  negative: number,
  positive: number,
  posts: number,
  by_author: MoodsByAuthor | undefined,
): Interval | null {
  if (!by_author || posts === 0) return netInterval(negative, positive, posts)
  const telling = tellingMoods(negative, positive, posts, by_author)
  return netInterval((negative / posts) * telling, (positive / posts) * telling, telling) ?? EVERYTHING
}

/** What the shares are likely to be if errors of judgement are counted in. */
export function correctedMoods(
  counts: { negative: number; neutral: number; positive: number },
  by_author: MoodsByAuthor | undefined,
) {
  const { negative, neutral, positive } = counts
  const draws = by_author && tellingMoods(negative, positive, negative + neutral + positive, by_author)
  const shares = new JudgedShares(MOOD_ERRORS, counts, draws)
  if (!shares.fits) return null
  return {
    negative: shares.of('negative'),
    neutral: shares.of('neutral'),
    positive: shares.of('positive'),
    net: shares.difference('positive', 'negative'),
  }
}

/** What may be, where nothing is known. */
const EVERYTHING: Interval = [-1, 1]

/**
 * 95% interval of positive share - negative share. Two more posts are imagined, half a positive, half a negative
 * and a neutral one (Agresti and Min 2005); otherwise ten of ten positive posts would be called certain.
 */
export function netInterval(negative: number, positive: number, posts: number): Interval | null {
  if (posts === 0) return null
  const n = posts + 2
  const up = (positive + 0.5) / n
  const down = (negative + 0.5) / n
  const half = Z_95 * Math.sqrt((up + down - (up - down) ** 2) / n)
  return [Math.max(-1, up - down - half), Math.min(1, up - down + half)]
}
