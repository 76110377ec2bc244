import type { AudiencePerspective, ComparedAudiences } from '@starling/contract'
import { isFew, LEAST_PEOPLE } from '@starling/engine'
import { scopeOf } from '@starling/question'
import { askingOf, inTurn } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { openAudience } from './insights.ts'

export async function compareAudiences(
  { body: { audience_config_ids } }: Input<'compareAudiences'>,
  context: UserContext,
): Promise<ComparedAudiences> {
  context.analyses.doors.admit(context, undefined)
  const { ask, now } = await askingOf(context)
  const ids = [...new Set(audience_config_ids)]
  const opened = await inTurn(ids, (id) => openAudience(id, { reach: 'both', scope: 'look' }, context))
  const [first, ...others] = opened.map(({ question }) => scopeOf(question, now))
  const [{ sizes, rows }] = await ask(first!, [{ do: 'overlap', with: others }])
  return {
    audiences: ids.map((id, at) => ({ id, name: opened[at]!.name, size: isFew(sizes[at]!) ? 0 : sizes[at]! })),
    ...tellOverlap(sizes, rows),
  }
}

const nearestFive = (count: number) => Math.round(count / LEAST_PEOPLE) * LEAST_PEOPLE

type ToldParts = Omit<AudiencePerspective, 'dimension'>
export const NOTHING_TOLD: ToldParts = { known: 0, rounded: false, parts: [] }

/** In the same way of an audience by one trait: where a part has few, or those beyond the parts are, all are rounded. */
export function tellParts(known: number, rows: readonly { value: string; count: number }[]): ToldParts {
  const rest = known - rows.reduce((sum, { count }) => sum + count, 0)
  const rounded = isFew(rest) || rows.some(({ count }) => isFew(count))
  const tell = (count: number) => (rounded ? nearestFive(count) : count)
  return {
    known: tell(known),
    rounded,
    parts: rows
      .filter(({ count }) => !isFew(count))
      .map(({ value, count }) => ({ value, size: tell(count), share: Math.min(1, tell(count) / tell(known)) })),
  }
}

type Told = Pick<ComparedAudiences, 'parts' | 'pairs' | 'rounded'>
/** In exactly these audiences and no other. */
type Part = { in: number[]; count: number }

/**
 * Of fewer than five nothing is told. Where a part has so few, the others are to the nearest five: what all of an
 * audience leaves over would be that part.
 */
export function tellOverlap(sizes: readonly number[], rows: readonly Part[]): Told {
  const rounded = rows.some(({ count }) => isFew(count))
  const tell = (count: number) => (rounded ? nearestFive(count) : count)
  const all = tell(rows.reduce((sum, { count }) => sum + count, 0))
  const pairOf = (one: number, other: number) => {
    const both = rows.filter((row) => row.in.includes(one) && row.in.includes(other))
    const shared = both.reduce((sum, { count }) => sum + count, 0)
    // None is told as few are: beside one or two people it would tell who they are not.
    if (shared < LEAST_PEOPLE) return { one, other, shared: null, share: null }
    const smaller = tell(Math.min(sizes[one]!, sizes[other]!))
    return { one, other, shared: tell(shared), share: Math.min(1, tell(shared) / smaller) }
  }
  return {
    rounded,
    parts: rows
      .filter(({ count }) => !isFew(count))
      .map(({ in: audiences, count }) => ({ audiences, count: tell(count), share: Math.min(1, tell(count) / all) })),
    pairs: sizes.flatMap((_, one) => sizes.slice(one + 1).map((_, next) => pairOf(one, one + 1 + next))),
  }
}
