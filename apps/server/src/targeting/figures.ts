import type { CoverageReached } from '@starling/contract'
import { type Interval, isFew, LEAST_PEOPLE, wilson } from '@starling/engine'
import type { EntryReach } from '@starling/targeting'

type Counted = { inside: number; outside: number }

/** Where one to four of a whole are left over, the whole is told: what is left would be those few. */
export const partOf = (count: number, whole: number): number => (isFew(whole - count) ? whole : count)

export const people = (count: number) => ({ size: isFew(count) ? 0 : count, few: isFew(count) })

/** One to four others count as four: a precision is told as no higher than it is. */
const outsideFor = (outside: number) => (isFew(outside) ? LEAST_PEOPLE - 1 : outside)

/** Nothing that is true of fewer than five people has figures. */
export function figuresOf({ inside, outside }: Counted, n: number, adds: number | null): EntryReach | undefined {
  if (inside < LEAST_PEOPLE) return undefined
  const told = partOf(inside, n)
  const all = told + outsideFor(outside)
  return {
    inside: told,
    of: n,
    share: told / n,
    share_interval: intervalOf(told, n),
    outside: isFew(outside) ? null : outside,
    precision: told / all,
    precision_interval: intervalOf(told, all),
    adds: adds === null || isFew(adds) ? null : partOf(adds, told),
  }
}

export function reachedOf({ inside, outside }: Counted, n: number): CoverageReached {
  const told = partOf(inside, n)
  const figures = figuresOf({ inside: told, outside }, n, null)
  return {
    inside: people(told),
    share: figures?.share ?? (told === 0 && n > 0 ? 0 : null),
    share_interval: figures?.share_interval ?? null,
    outside: people(outside),
    precision: figures?.precision ?? null,
    precision_interval: figures?.precision_interval ?? null,
  }
}

const intervalOf = (count: number, n: number): Interval => wilson(count, n)!
