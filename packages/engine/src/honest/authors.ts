import type { ByAuthor, MoodsByAuthor } from '../port/answers.ts'
import { type Interval, wilson, Z_95 } from './statistics.ts'

/** Of how many posts in all, and the sum of the squares of how many each author wrote. */
export type BasePosts = { known: number; squares: number }

/** Few authors tell little of how much they differ: what their estimate costs, in authors (Student's t, and one). */
const COST = 1 + (Z_95 ** 2 + 1) / 2

/**
 * As many posts of as many authors would tell as much as these do. `spread` is the sum of the squares by which the
 * authors' own counts differ from what the share makes of their posts, `by_chance` what it would be were all posts
 * independent; where nothing differs, all posts of an author are taken as one.
 */
function tellingPosts({ known, squares }: BasePosts, spread: number, by_chance: number): number {
  const effect = by_chance > 0 ? spread / by_chance : squares / known
  const equal_authors = known ** 2 / squares
  const repeated = 1 - known / squares
  const cost = repeated > 0 ? (repeated * COST) / (equal_authors - 1) : 0
  return cost < 1 ? (known / Math.max(1, effect)) * (1 - cost) : 0
}

/** 95% interval of a share of posts, or of people, who are all others. */
export const intervalOf = (
  count: number,
  { known, squares }: { known: number; squares?: number },
  by_author: ByAuthor | undefined,
): Interval | null =>
  squares !== undefined && by_author ? shareByAuthor(count, { known, squares }, by_author) : wilson(count, known)

/** 95% interval of a share of posts whose authors, not whose posts, are a draw. */
export function shareByAuthor(count: number, posts: BasePosts, by_author: ByAuthor): Interval | null {
  return posts.known > 0 ? intervalBy(count / posts.known, tellingShare(count, posts, by_author)) : null
}

const intervalBy = (share: number, telling: number): Interval | null =>
  telling > 0 ? wilson(share * telling, telling) : [0, 1]

function tellingShare(count: number, posts: BasePosts, { squares, crossed }: ByAuthor): number {
  const share = count / posts.known
  const spread = squares - 2 * share * crossed + share ** 2 * posts.squares
  return tellingPosts(posts, spread, posts.known * share * (1 - share))
}

/** The same where nobody counted how authors differ: as if each wrote always or never of it. */
export function shareAtWorst(count: number, posts: BasePosts): Interval | null {
  const { known, squares } = posts
  if (known <= 0) return null
  const share = count / known
  return intervalBy(share, tellingPosts(posts, squares * share * (1 - share), known * share * (1 - share)))
}

/** Of how many posts each wrote, the sums of squares: in a span, in the one just before it, and in both together. */
export type SpanSquares = { now: number; before: number; both: number }

/** Of what was written in two spans, the share of the later. Who writes much in both tells of neither. */
const laterOf = (now: number, before: number, squares: SpanSquares) =>
  [
    now,
    { known: now + before, squares: squares.both },
    { squares: squares.now, crossed: (squares.now + squares.both - squares.before) / 2 },
  ] as const

export const laterShare = (now: number, before: number, squares: SpanSquares): Interval | null =>
  shareByAuthor(...laterOf(now, before, squares))

/** How much of what was written in two spans tells of a change between them: 1 where everybody wrote once. */
export const tellingPart = (now: number, before: number, squares: SpanSquares): number =>
  now + before > 0 ? tellingShare(...laterOf(now, before, squares)) / (now + before) : 0

/** As many posts with a mood as tell of the balance of moods, positive less negative, what these do. */
export function tellingMoods(down: number, up: number, known: number, by_author: MoodsByAuthor): number {
  const { judged, negative, positive, opposed } = by_author
  const net = (up - down) / known
  const squares = positive.squares + negative.squares - 2 * opposed
  const crossed = positive.crossed - negative.crossed
  const spread = squares - 2 * net * crossed + net ** 2 * judged.squares
  return tellingPosts({ known, squares: judged.squares }, spread, up + down - net ** 2 * known)
}
