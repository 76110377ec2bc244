import {
  type BaseMark,
  benjaminiHochberg,
  differenceByChance,
  type Interval,
  intervalOf,
  markOf,
  type SpanSquares,
  tellingPart,
} from '@starling/engine'

/** How often something was said in a span, and in a longer one before it. */
export type Said = { posts: number; before_posts: number }
export type SpanSizes = { n: number; before_n: number }
/** Over those who said it: what each said in a span times all that each wrote there, and the squares of both. */
export type SaidBy = Said & { by_author: { crossed: number; of_all: number; squares: SpanSquares } }
export type OverUse = Said & {
  share: number
  interval: Interval | null
  before_share: number | null
  over_index: number | null
  q_value: number
  significant: 'over' | null
  mark: BaseMark
}

const FALSE_DISCOVERIES = 0.05

/** How often chance alone would show this much more, or 1 where there is no more. `telling`: that part of the posts. */
export function overUseByChance({ posts, before_posts }: Said, { n, before_n }: SpanSizes, telling = 1): number {
  if (n <= 0 || before_n <= 0 || posts * before_n <= before_posts * n) return 1
  const [count, other_count] = [posts * telling, before_posts * telling]
  return differenceByChance({ count, n: n * telling, other_count, other_n: before_n * telling })
}

/** `family`: how many were looked at to choose these; docs/methods/trending.md tells the formula. */
export function scoreOverUse<T extends SaidBy & SpanSizes>(
  said: readonly T[],
  family: number,
): (Omit<T, 'by_author'> & OverUse)[] {
  const q_values = benjaminiHochberg(
    said.map((one) => overUseByChance(one, one, tellingPart(one.posts, one.before_posts, one.by_author.squares))),
    family,
  )
  return said.map(({ by_author, ...one }, at) => {
    const { posts, before_posts, n, before_n } = one
    const { crossed, of_all, squares } = by_author
    const share = n > 0 ? posts / n : 0
    const before_share = before_n > 0 ? before_posts / before_n : null
    return {
      ...one,
      share,
      interval: intervalOf(posts, { known: n, squares: of_all }, { squares: squares.now, crossed }),
      before_share,
      over_index: before_share ? share / before_share : null,
      q_value: q_values[at]!,
      significant: q_values[at]! <= FALSE_DISCOVERIES ? 'over' : null,
      mark: markOf(posts),
    }
  })
}
