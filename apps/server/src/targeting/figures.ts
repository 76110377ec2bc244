import type { CoverageReached } from '@starling/contract'
import { type Interval, isFew, LEAST_PEOPLE, wilson } from '@starling/engine'
import type { EntryReach } from '@starling/targeting'
import { boundsOf, type ReachCounts, tellReached } from './told.ts'

/** In the order of choosing: the how-manieth it is, and how many nothing chosen before it reaches. */
type Chosen = { rank: number; adds: number }

/** Nothing that is true of fewer than five people has figures. `wholes`: the audience, and everybody else. */
export function figuresOf(counted: ReachCounts, wholes: ReachCounts, chosen: Chosen | null): EntryReach | undefined {
  const { inside, outside, about, ...shares } = reachedOf(counted, wholes)
  if (counted.inside < LEAST_PEOPLE || inside.few) return undefined
  return {
    inside: inside.size,
    of: wholes.inside,
    share: shares.share!,
    share_interval: shares.share_interval!,
    outside: outside.few ? null : outside.size,
    precision: shares.precision!,
    precision_interval: shares.precision_interval!,
    ...(about && { about }),
    ...(chosen && { rank: chosen.rank }),
    adds: !chosen || isFew(chosen.adds) ? null : addsOf(chosen.adds, counted.inside, inside.size),
  }
}

/** Where fewer than five of all are left over, all are told, as they are told. */
const addsOf = (adds: number, inside: number, told: number): number =>
  adds > 0 && inside - adds < LEAST_PEOPLE ? told : Math.min(adds, told)

/** Where counts may be a few off, a precision is the least that it may be, and intervals hold all that may be. */
export function reachedOf(counted: ReachCounts, wholes: ReachCounts): CoverageReached {
  const told = tellReached(counted, wholes)
  const { inside, outside, about } = told
  if (inside.few) {
    return { ...told, share: null, share_interval: null, precision: null, precision_interval: null }
  }
  const { least, most, least_outside } = boundsOf(told, wholes)
  const share_interval: Interval = [wilson(least, wholes.inside)![0], wilson(most, wholes.inside)![1]]
  const shares = { share: inside.size / wholes.inside, share_interval }
  if (inside.size + outside.size === 0) return { ...told, ...shares, precision: null, precision_interval: null }
  const all = outside.few ? counted.inside + counted.outside : inside.size + outside.size
  return {
    ...told,
    ...shares,
    precision: (about ? least : inside.size) / all,
    precision_interval: [wilson(least, all)![0], wilson(most, most + least_outside)![1]],
  }
}
