import type { Base } from '@starling/contract'
import { markOf } from '@starling/engine'
import type { Baseline, Scope } from '@starling/question'
import type { Context } from '../floor/index.ts'
import { askBackend, stateOf } from './ask-backend.ts'
import { originOf, type RowsOrigin } from './origin.ts'

/** A figure, and what it was asked of. */
type Stand = { scope: Scope; unit: Base['unit']; n: number; known?: number; baseline?: Baseline; baseline_n?: number }
export type Grounds = RowsOrigin & { base: Base; method: string }

/** What a figure is told with. A list of public posts hides nothing: only people are too few to be counted. */
export async function groundsOf(context: Context, stand: Stand, method: string): Promise<Grounds> {
  const { scope, unit, n, known = n, baseline = null, baseline_n = null } = stand
  const [{ as_of, sources }, [told]] = await Promise.all([
    stateOf(context),
    askBackend(context, scope, [{ do: 'origin', of: unit }] as const),
  ])
  return {
    base: {
      unit,
      n,
      known,
      baseline,
      baseline_n,
      baseline_known: baseline_n,
      comparison: null,
      mark: markOf(known),
      hidden: false,
    },
    ...originOf(told, { as_of, source: sources }),
    method,
  }
}
