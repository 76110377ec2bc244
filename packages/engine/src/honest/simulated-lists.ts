import { type Alike, byLot, Likeness } from '../port/alike.ts'
import { surenessOf } from '../port/lift.ts'
import type { MethodContext } from './answer.ts'
import { oneList, shareList } from './methods/shares.ts'

/** Numbers from 0 to 1 that are the same for a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** How many of `n` people have something that a share of all people has. */
export function draw(n: number, share: number, random: () => number): number {
  let count = -1
  // From one who has it straight to the next.
  for (let person = 0; person <= n; count++) person += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - share))
  return count
}

/** What chance would bring where all people are alike. */
export function amongAlike({ count, baseline_count }: { count: number; baseline_count: number }, base: AlikeBase) {
  const { n, baseline_n, within } = base
  const all = within ? baseline_n : n + baseline_n
  return byLot(within ? baseline_count : count + baseline_count, { n, all })
}
type AlikeBase = { n: number; baseline_n: number; within: boolean }

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** How much more common values are in an audience than outside of it. */
export const WORLDS: Record<string, (random: () => number) => number> = {
  'no difference': () => 1,
  'some differences': (random) => Math.exp(0.6 * normal(random)),
  'great differences': (random) => Math.exp(normal(random)),
  'a fifth stands out': (random) => (random() < 0.8 ? Math.exp(0.2 * normal(random)) : Math.exp(0.5 + normal(random))),
  'few stand out': (random) =>
    random() < 0.97 ? Math.exp(0.15 * normal(random)) : Math.exp(1.5 + 0.7 * normal(random)),
}

const VALUES = 6_000
const ROWS = 50
const SPREAD = 500

/** People who are alike: so many in all, so many of them in the audience, and how much more they say of everything. */
export type SimulatedGroup = Alike & { says: number }
export const ALL_ALIKE: readonly SimulatedGroup[] = [{ n: 1_000, all: 20_000, says: 1 }]
/** Busy people say more, and more of the audience are busy. */
export const SOME_BUSY: readonly SimulatedGroup[] = [
  { n: 100, all: 9_000, says: 1 },
  { n: 300, all: 5_000, says: 2.5 },
  { n: 600, all: 6_000, says: 6 },
]

export type SimulatedRow = { shown: number; interval: [number, number]; plain: number; truth: number; held_out: number }
type LiftOf = (random: () => number) => number

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** A list by lift of an audience, what is true of its rows, and what another draw of the same people's likes shows. */
export function simulatedList(liftOf: LiftOf, seed: number, groups = ALL_ALIKE): SimulatedRow[] {
  const random = randomFrom(seed)
  const [known, baseline_known] = [sum(groups.map(({ n }) => n)), sum(groups.map(({ all }) => all))]
  const likeness = new Likeness(groups, { known, baseline_known })
  const values = Array.from({ length: VALUES }, (_, rank) => {
    const usual = Math.min(0.3, 2 / (rank + 6)) * 0.5 * Math.exp(0.3 * normal(random))
    const lift = liftOf(random)
    const shares = groups.map(({ says }) => {
      const there = Math.min(0.9, (usual * says) / mean(groups.map((group) => group.says)))
      return { there, here: Math.min(0.95, there * lift) }
    })
    const expected = sum(
      groups.map(({ n, all }, at) => (n * (n * shares[at]!.here + (all - n) * shares[at]!.there)) / all),
    )
    const truth = sum(groups.map(({ n }, at) => n * shares[at]!.here)) / expected
    const people = () => {
      const own = groups.map(({ n }, at) => draw(n, shares[at]!.here, random))
      const having = groups.map(({ n, all }, at) => own[at]! + draw(all - n, shares[at]!.there, random))
      const others = likeness.others(having)
      return { count: sum(own), baseline_count: sum(having), ...likeness.byChance(having), others }
    }
    return { value: String(rank), truth, ...people(), other: people() }
  })
  const supported = values.filter(({ count }) => count >= Math.max(5, Math.ceil(known / 200)))
  const rows = supported.toSorted((a, b) => surenessOf(b) - surenessOf(a)).slice(0, ROWS)
  const spread = values.toSorted((a, b) => b.baseline_count - a.baseline_count).slice(0, SPREAD)
  const context: MethodContext = {
    baseline: 'all',
    comparison: 'adjusted',
    within: true,
    chosen_by_lift: true,
    names_authors: false,
    limit: ROWS,
  }
  const base = { n: known, known, baseline_n: baseline_known, baseline_known }
  return oneList([shareList({ ...base, supported: supported.length, rows }, context, { spread })]).map((row) => {
    const { truth, count, expected, other } = values[Number(row.value)]!
    return {
      shown: row.over_index!,
      interval: row.over_interval!,
      plain: count / expected,
      truth,
      held_out: other.count / Math.max(other.expected, known / baseline_known),
    }
  })
}

export const mean = (values: readonly number[]): number => sum(values) / values.length
export const covered = (rows: readonly SimulatedRow[]): number =>
  mean(rows.map(({ interval: [low, high], truth }) => Number(low <= truth && truth <= high)))
