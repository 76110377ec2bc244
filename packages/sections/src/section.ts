import type { QueryType, Question, Scope } from '@starling/question'
import type { TextKey } from '@starling/text'
import type { FindBehind } from './behind.ts'
import type { Chart } from './chart.ts'
import type { Columns } from './columns.ts'
import type { SectionGroup } from './group.ts'
import type { MakeHeadline } from './headline.ts'
import type { Method } from './methods.ts'
import type { SectionPlace } from './place.ts'
import type { Order, Primitive } from './primitive.ts'
import type { SummaryPlace } from './summary/told.ts'

/** What a reader may choose about a section without asking another question. */
export type Wish = { order?: Order; limit?: number; utc_offset_minutes?: number; others?: readonly Scope[] }

export type Section<Id extends string = string, C extends Columns = Columns> = {
  id: Id
  title: TextKey
  /** One sentence for who reads the answer. */
  meaning: TextKey
  asked_by: readonly QueryType[]
  /** The call that answers it on a page; none where it is only asked for by itself. */
  group?: SectionGroup
  place: SectionPlace
  /** Whose clock its days and hours are by. */
  clock?: 'reader' | 'utc'
  /** Where it is not in an order that a reader may choose. */
  ranked_by?: Order
  /** It is about the names of the question, which only words have. */
  of_names?: true
  /** It counts moods of posts: some of each stand beside the figure. */
  by_mood?: true
  /** It is about this audience and others laid over it. */
  with_others?: true
  columns: C
  chart: Chart<keyof C & string>
  /** What a share is a share of. */
  base: 'people' | 'posts'
  /** `chosen`: the question's baseline, automatic unless told; `all`: always everybody. */
  baseline: 'chosen' | 'all' | 'none'
  /** People are made alike in this very thing where they are compared, so it is compared as it is. */
  as_is?: true
  /** Where the answer was read. */
  read_from: 'profiles' | 'bios' | 'posts' | 'posts and bios' | 'posts interacted with' | 'follows'
  method: Method
  /** The first is the section's own; others are needed to compute it. */
  primitives: (question: Question, wish: Wish) => readonly Primitive[]
  /** Where the section is about other posts or people than the question's own. */
  scope?: (scope: Scope, question: Question, now: number) => Scope
  /** Who or what stands behind a row. */
  behind?: FindBehind
  /** Where the figure that matters is not the first row's. */
  headline?: MakeHeadline
  /** What it has to say in the summary of the analysis. */
  summary?: SummaryPlace
}

export const section = <const Id extends string, const C extends Columns>(described: Section<Id, C>) => described

export const DEFAULT_LIMIT = 50 // not in the spec: our choice
/** How over-indexes are spread is learnt from so many values, the commonest of the baseline. */
export const SPREAD_VALUES = 500
