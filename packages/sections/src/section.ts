import type { Chart } from './chart.ts'
import type { Columns } from './columns.ts'
import type { Method } from './methods.ts'
import type { Order, Primitive } from './primitive.ts'
import type { QueryType, Question } from './question.ts'
import type { Scope } from './scope.ts'

/** What a reader may choose about a section without asking another question. */
export type Wish = { order?: Order; limit?: number; utc_offset_minutes?: number; others?: readonly Scope[] }

export type Section<Id extends string = string, C extends Columns = Columns> = {
  id: Id
  title: string
  /** One sentence for who reads the answer. */
  meaning: string
  asked_by: readonly QueryType[]
  columns: C
  chart: Chart<keyof C & string>
  /** What a share is a share of. */
  base: 'people' | 'posts'
  /** `chosen`: the question's baseline, automatic unless told; `all`: always everybody. */
  baseline: 'chosen' | 'all' | 'none'
  /** Where the answer was read. */
  read_from: 'profiles' | 'bios' | 'posts' | 'posts and bios' | 'posts interacted with' | 'follows'
  method: Method
  /** The first is the section's own; others are needed to compute it. */
  primitives: (question: Question, wish: Wish) => readonly Primitive[]
  /** Where the section is about other posts or people than the question's own. */
  scope?: (scope: Scope, question: Question, now: number) => Scope
}

export const section = <const Id extends string, const C extends Columns>(described: Section<Id, C>) => described

export const DEFAULT_LIMIT = 50 // not in the spec: our choice
