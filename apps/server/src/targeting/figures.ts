import type { CoverageReached } from '@starling/contract'
import { type Interval, isFew, LEAST_PEOPLE, wilson } from '@starling/engine'
import type { EntryReach } from '@starling/targeting'
import { type ReachCounts, type ToldReach, tellReached } from './told.ts'

/** Of few others four are counted: a precision is told as no higher than it is. */
const precisionOf = ({ inside, outside }: ToldReach, all: number): [count: number, of: number] =>
  outside.few ? [all - (LEAST_PEOPLE - 1), all] : [inside.size, inside.size + outside.size]

/** Nothing that is true of fewer than five people has figures. `wholes`: the audience, and everybody else. */
export function figuresOf(counted: ReachCounts, wholes: ReachCounts, adds: number | null): EntryReach | undefined {
  const told = tellReached(counted, wholes)
  if (counted.inside < LEAST_PEOPLE || told.inside.few) return undefined
  const { size } = told.inside
  const precision = precisionOf(told, counted.inside + counted.outside)
  return {
    inside: size,
    of: wholes.inside,
    share: size / wholes.inside,
    share_interval: intervalOf(size, wholes.inside),
    outside: told.outside.few ? null : told.outside.size,
    precision: precision[0] / precision[1],
    precision_interval: intervalOf(...precision),
    adds: adds === null || isFew(adds) ? null : addsOf(adds, counted.inside, size),
  }
}

/** Where fewer than five of all are left over, all are told, as they are told. */
const addsOf = (adds: number, inside: number, told: number): number =>
  adds > 0 && inside - adds < LEAST_PEOPLE ? told : Math.min(adds, told)

export function reachedOf(counted: ReachCounts, wholes: ReachCounts): CoverageReached {
  const figures = figuresOf(counted, wholes, null)
  const told = tellReached(counted, wholes)
  return {
    ...told,
    share: figures?.share ?? (counted.inside === 0 ? 0 : null),
    share_interval: figures?.share_interval ?? null,
    precision: figures?.precision ?? null,
    precision_interval: figures?.precision_interval ?? null,
  }
}

const intervalOf = (count: number, n: number): Interval => wilson(count, n)!
