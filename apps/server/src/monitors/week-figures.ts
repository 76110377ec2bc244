import type { WeekCount, WeeklyResult, WeekTerm } from '@starling/contract'
import {
  benjaminiHochberg,
  differenceByChance,
  type Interval,
  intervalOf,
  laterShare,
  type MoodsByAuthor,
  markOf,
  netIntervalBy,
  type SpanSquares,
  tellingPart,
  wilson,
} from '@starling/engine'
import type { Row, WeekFound } from '@starling/store'

// The formulas are told in docs/methods/weekly_result.md.

const SIGNIFICANT = 0.05
/** Without `by_author` the question names whose posts they are. */
type Moods = { negative: number; neutral: number; positive: number; by_author?: MoodsByAuthor }
type Mood = WeeklyResult['mood']['now']

/**
 * Two counts: what share of both is of this week, and what ratio that makes. With `squares` they are posts of authors
 * who are a draw, without it things that happen by themselves.
 */
export function countOf(now: number, before: number, squares?: SpanSquares): WeekCount {
  const share = squares ? laterShare(now, before, squares) : wilson(now, now + before)
  const ratio_interval: WeekCount['ratio_interval'] = share && [oddsOf(share[0]) ?? 0, oddsOf(share[1])]
  const is_significant = share !== null && (share[0] > 0.5 || share[1] < 0.5)
  return { now, before, ratio_interval, is_significant, mark: markOf(Math.max(now, before)) }
}

const oddsOf = (share: number): number | null => (share >= 1 ? null : share / (1 - share))

/** Followers are counted, not sampled; what may be chance is whether more came than went. */
export function followersOf(now: number, { gained, lost }: { gained: number; lost: number }): WeekCount {
  const came = wilson(gained, gained + lost)
  return {
    now,
    before: Math.max(0, now - gained + lost),
    ratio_interval: null,
    is_significant: came !== null && (came[0] > 0.5 || came[1] < 0.5),
    mark: markOf(now),
  }
}

export function moodsOf(now: Moods, before: Moods): WeeklyResult['mood'] {
  const one = moodOf(now)
  const other = moodOf(before)
  const difference = one.net === null || other.net === null ? null : one.net - other.net
  const difference_interval = difference === null ? null : differenceInterval(one, other)
  const is_significant = difference_interval !== null && (difference_interval[0] > 0 || difference_interval[1] < 0)
  return { now: one, before: other, difference, difference_interval, is_significant }
}

function moodOf({ negative, neutral, positive, by_author }: Moods): Mood {
  const posts = negative + neutral + positive
  return {
    posts,
    negative,
    neutral,
    positive,
    net: posts > 0 ? (positive - negative) / posts : null,
    interval: netIntervalBy(negative, positive, posts, by_author),
    mark: markOf(posts),
  }
}

/** From the intervals of the two (Zou and Donner 2008), so that few posts in either week keep it wide. */
function differenceInterval(one: Mood, other: Mood): Interval {
  const [net, [low, high]] = [one.net!, one.interval!]
  const [other_net, [other_low, other_high]] = [other.net!, other.interval!]
  const difference = net - other_net
  return [
    Math.max(-2, difference - Math.hypot(net - low, other_high - other_net)),
    Math.min(2, difference + Math.hypot(high - net, other_net - other_low)),
  ]
}

/** `by_author` as in `Posts`; of each author's posts with the term times all of them, and the squares of the former. */
export type TermCount = {
  term: string
  kind: WeekTerm['kind']
  now: number
  before: number
  by_author?: { crossed: number; squares: SpanSquares }
}
/** Without `squares` (over the authors of this week) the question names whose posts they are. */
type Posts = { now: number; before: number; squares?: number }

/** `family`: how many terms there were to choose these from. */
export function termsOf(counts: readonly TermCount[], posts: Posts, family: number) {
  const p_values = counts.map(({ now, before, by_author }) => {
    const telling = by_author ? tellingPart(now, before, by_author.squares) : 1
    return differenceByChance({
      count: now * telling,
      n: posts.now * telling,
      other_count: before * telling,
      other_n: posts.before * telling,
    })
  })
  const q_values = benjaminiHochberg(p_values, family)
  const base = { known: posts.now, ...(posts.squares !== undefined && { squares: posts.squares }) }
  return counts.map(
    ({ by_author, ...count }, at): WeekTerm => ({
      ...count,
      share: count.now / posts.now,
      interval: intervalOf(
        count.now,
        base,
        by_author && { squares: by_author.squares.now, crossed: by_author.crossed },
      )!,
      before_share: posts.before > 0 ? count.before / posts.before : null,
      q_value: q_values[at]!,
      is_significant: q_values[at]! < SIGNIFICANT,
    }),
  )
}

type Found = Pick<WeekFound, 'people' | 'posts' | 'mood' | 'terms'>

/** A week after the first, which its person has asked for, with something in it that chance does not explain. */
export const isNews = (
  { created_at }: Pick<Row<'monitors'>, 'created_at'>,
  until: Date,
  { people, posts, mood, terms }: Found,
): boolean => until > created_at && [people, posts, mood, ...terms].some((one) => one?.is_significant)
