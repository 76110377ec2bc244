import type { Comparison } from '@starling/question'
import { activityOf, Likeness } from '../port/alike.ts'
import type { Counted } from '../port/answers.ts'
import { type RankedValue, surenessOf } from '../port/lift.ts'
import { compareText } from '../port/order.ts'
import { languageOf, type Person } from './population.ts'

const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200

/** What is known of one person: nothing, or these values, of which there may be none. */
export type PersonsValues = { person: Person; isKnown: boolean; values: ReadonlySet<string> }

const known = (told: readonly PersonsValues[]): number => told.filter(({ isKnown }) => isKnown).length

export const baseOf = (audience: readonly PersonsValues[], baseline: readonly PersonsValues[]) => ({
  n: audience.length,
  known: known(audience),
  baseline_n: baseline.length,
  baseline_known: known(baseline),
})

/** Per value that any of either has: how many of each have it, and how many would by chance. */
export function countValues(
  audience: readonly PersonsValues[],
  baseline: readonly PersonsValues[],
  comparison: Comparison = 'adjusted',
): RankedValue[] {
  const everybody = together(audience, baseline)
  const groupOf = new Map(everybody.map(({ person }) => [person, comparison === 'plain' ? '' : alike(person)]))
  const [own, all] = [sizes(audience, groupOf), sizes(everybody, groupOf)]
  const groups = [...own.keys()]
  const likeness = new Likeness(
    groups.map((group) => ({ n: own.get(group)!, all: all.get(group)! })),
    baseOf(audience, baseline),
  )
  const [counts, baseline_counts] = [tally(audience), tally(baseline)]
  const place = new Map(groups.map((group, at) => [group, at]))
  const holders = new Map<string, number[]>()
  for (const { person, values } of everybody) {
    const at = place.get(groupOf.get(person)!)
    for (const value of values) {
      const having = holders.get(value) ?? groups.map(() => 0)
      holders.set(value, having)
      if (at !== undefined) having[at]!++
    }
  }
  return [...holders].map(([value, having]) => ({
    value,
    count: counts.get(value) ?? 0,
    baseline_count: baseline_counts.get(value) ?? 0,
    ...likeness.byChance(having),
    others: likeness.others(having),
  }))
}

const alike = (person: Person): string =>
  JSON.stringify([activityOf(person.posts.length), languageOf(person), person.country])

/** Each person once, with what either knows. */
function together(audience: readonly PersonsValues[], baseline: readonly PersonsValues[]): PersonsValues[] {
  const all = new Map(baseline.map((told) => [told.person, told]))
  for (const told of audience) {
    const before = all.get(told.person)
    all.set(
      told.person,
      before ? { ...told, isKnown: told.isKnown || before.isKnown, values: told.values.union(before.values) } : told,
    )
  }
  return [...all.values()]
}

function sizes(told: readonly PersonsValues[], groupOf: ReadonlyMap<Person, string>): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { person, isKnown } of told) {
    const group = groupOf.get(person)!
    if (isKnown) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return sizes
}

function tally(all: readonly PersonsValues[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { values } of all) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export const byCount = <Row extends Counted>(rows: Row[]): Row[] =>
  rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || compareText(a.value, b.value))

/** The surest to be over-indexed first, among those with enough support; `n` is how many there are to have it. */
export const byLift = (rows: RankedValue[], n: number): RankedValue[] =>
  rows
    .filter((row) => isSupported(row, n))
    .sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value))

/** What most of the baseline have, of values that any of it has. */
export const byBaseline = (rows: RankedValue[]): RankedValue[] =>
  rows
    .filter(({ baseline_count }) => baseline_count > 0)
    .sort((a, b) => b.baseline_count - a.baseline_count || compareText(a.value, b.value))

export const isSupported = ({ count }: { count: number }, n: number): boolean =>
  count >= Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))
