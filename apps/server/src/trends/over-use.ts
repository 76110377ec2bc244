import { type BaseMark, benjaminiHochberg, differenceByChance, type Interval, markOf, wilson } from '@starling/engine'

/** How often something was said in a span, and in a longer one before it. */
export type Said = { posts: number; before_posts: number }
export type SpanSizes = { n: number; before_n: number }
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

/** How often chance alone would show this much more, or 1 where there is no more. */
export function overUseByChance({ posts, before_posts }: Said, { n, before_n }: SpanSizes): number {
  if (n <= 0 || before_n <= 0 || posts * before_n <= before_posts * n) return 1
  return differenceByChance({ count: posts, n, other_count: before_posts, other_n: before_n })
}

/** `family`: how many were looked at to choose these; docs/methods/trending.md tells the formula. */
export function scoreOverUse<T extends Said & SpanSizes>(said: readonly T[], family: number): (T & OverUse)[] {
  const q_values = benjaminiHochberg(
    said.map((one) => overUseByChance(one, one)),
    family,
  )
  return said.map((one, at) => {
    const { posts, before_posts, n, before_n } = one
    const share = n > 0 ? posts / n : 0
    const before_share = before_n > 0 ? before_posts / before_n : null
    return {
      ...one,
      share,
      interval: wilson(posts, n),
      before_share,
      over_index: before_share ? share / before_share : null,
      q_value: q_values[at]!,
      significant: q_values[at]! <= FALSE_DISCOVERIES ? 'over' : null,
      mark: markOf(posts),
    }
  })
}
