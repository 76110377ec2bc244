import type { Base } from '@starling/contract'
import { markOf } from '@starling/engine'
import type { Baseline } from '@starling/question'
import type { Context } from '../floor/index.ts'
import { stateOf } from './ask-backend.ts'

type Stand = { unit: Base['unit']; n: number; known?: number; baseline?: Baseline; baseline_n?: number }
export type Grounds = { base: Base; as_of: string | null; source: string[]; method: string }

/** What a figure is told with. A list of public posts hides nothing: only people are too few to be counted. */
export async function groundsOf(context: Context, stand: Stand, method: string): Promise<Grounds> {
  const { unit, n, known = n, baseline = null, baseline_n = null } = stand
  const { as_of, sources } = await stateOf(context)
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
    as_of,
    source: sources,
    method,
  }
}
