import type { AnswerTo } from '@starling/engine'
import type { Primitive } from '@starling/sections'

/** When the newest of some rows was fetched, and from whom they are. */
export type RowsOrigin = { as_of: string | null; source: string[] }

type Told = AnswerTo<Extract<Primitive, { do: 'origin' }>>

/** Of these rows; of all that is known where none of them says it. */
export const originOf = ({ as_of, sources }: Told, corpus: RowsOrigin): RowsOrigin =>
  as_of === null
    ? { as_of: corpus.as_of, source: corpus.source }
    : { as_of: new Date(as_of * 1000).toISOString(), source: sources }
