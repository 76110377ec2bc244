import type { ByChance } from '../port/alike.ts'
import type { ComparedCount } from './over-index.ts'

/** Less than half a person tells nothing. */
const LEAST_OTHERS = 0.5

/**
 * The plain comparison that chance plays with as it does with the adjusted one: `known` people drawn by lot from N, of
 * whom H have it, with the same expected count and the same variance (docs/methods/adjusted.md). Null where there is
 * nobody to compare with: everybody of a kind is in the audience, or all or none of a kind have it.
 */
export function equivalentOf(
  { count, expected, variance }: { count: number } & ByChance,
  { known, within }: { known: number; within: boolean },
): ComparedCount | null {
  const share = expected / known
  if (!(share > 0 && share < 1 && variance > 0)) return null
  const drawn = variance / (expected * (1 - share))
  const people = Math.max((known - drawn) / (1 - drawn), count / share, (known - count) / (1 - share))
  // Never so few that more have it, or do not have it, than there are.
  const having = atLeast(count, share * people)
  const without = atLeast(known - count, (1 - share) * people)
  const others = having - count + (without - (known - count))
  if (!(others >= LEAST_OTHERS && Number.isFinite(others))) return null
  return within
    ? { count, baseline_count: having, known, baseline_known: having + without, within }
    : { count, baseline_count: having - count, known, baseline_known: others, within }
}

/** What is more by less than a billionth is more by rounding alone: whether there are any others must not hang on it. */
const atLeast = (least: number, found: number): number => (found > least * (1 + 1e-9) ? found : least)
