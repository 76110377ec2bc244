import type { Baseline, Comparison, Window } from '@starling/question'
import type { Method, SectionId, SectionRow } from '@starling/sections'
import type { Inputs } from './inputs.ts'
import type { BaseMark } from './marks.ts'
import type { Interval } from './statistics.ts'

export type HonestBase = {
  /** Of what a share is a share. */
  unit: 'people' | 'posts'
  n: number
  /** Those of `n` of whom the answer can speak: what shares are shares of. */
  known: number
  baseline: Baseline | null
  baseline_n: number | null
  baseline_known: number | null
  /** Whether the baseline was made like the audience; null where nothing is compared. */
  comparison: Comparison | null
  mark: BaseMark
  /** Fewer than five people: nothing is shown, nor how few they are (`known` is 0, and `n` where it is below five). */
  hidden: boolean
  /** Of moods: that of the net mood of all posts together. */
  net_interval?: Interval | null
}

export type SectionAnswer<Id extends SectionId = SectionId> = {
  section: Id
  rows: SectionRow<Id>[]
  base: HonestBase
  /** When the newest of the rows behind it was fetched, and from whom they are. */
  as_of: string | null
  source: string[]
  method: Method
  /** All that is needed to compute the scores again. */
  inputs?: Inputs
}

/** What a method must know beside the answers. */
export type MethodContext = {
  baseline: Baseline
  comparison: Comparison
  /** Everybody of the audience is in the baseline, too. */
  within: boolean
  /** Rows were chosen because they differ from the baseline, out of many more. */
  chosen_by_lift: boolean
  /** Most rows to show, where a method leaves some out after it has seen more. */
  limit: number
  window?: Window
  /** The question says whose posts: then posts are a draw, and not their authors. */
  names_authors: boolean
}

export type Described = {
  rows: object[]
  n: number
  known: number
  compared?: Compared
  inputs?: Inputs
  net_interval?: Interval | null
}
export type Compared = { baseline_n: number; baseline_known: number }
