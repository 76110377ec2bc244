import { byLot } from '../port/alike.ts'
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
const [KNOWN, BASELINE] = [1_000, 20_000]

export type SimulatedRow = { shown: number; interval: [number, number]; plain: number; truth: number; held_out: number }

/** A list by lift of an audience, what is true of its rows, and what another draw of the same people's likes shows. */
export function simulatedList(liftOf: (random: () => number) => number, seed: number): SimulatedRow[] {
  const random = randomFrom(seed)
  const values = Array.from({ length: VALUES }, (_, rank) => {
    const usual = Math.min(0.3, 2 / (rank + 6)) * 0.5 * Math.exp(0.3 * normal(random))
    const here = Math.min(0.95, usual * liftOf(random))
    const truth = here / ((KNOWN * here + (BASELINE - KNOWN) * usual) / BASELINE)
    const people = () => {
      const count = draw(KNOWN, here, random)
      const counts = { count, baseline_count: count + draw(BASELINE - KNOWN, usual, random) }
      return { ...counts, ...amongAlike(counts, { n: KNOWN, baseline_n: BASELINE, within: true }) }
    }
    return { value: String(rank), truth, ...people(), other: people() }
  })
  const rows = values
    .filter(({ count }) => count >= 5)
    .map((value) => ({ ...value, others: value.baseline_count }))
    .toSorted((a, b) => surenessOf(b) - surenessOf(a))
    .slice(0, ROWS)
  const spread = values.toSorted((a, b) => b.baseline_count - a.baseline_count).slice(0, SPREAD)
  const context: MethodContext = {
    baseline: 'all',
    comparison: 'adjusted',
    within: true,
    chosen_by_lift: true,
    limit: ROWS,
  }
  const base = { n: KNOWN, known: KNOWN, baseline_n: BASELINE, baseline_known: BASELINE }
  return oneList([shareList({ ...base, rows }, context, { spread })]).map((row) => {
    const { truth, count, baseline_count, other } = values[Number(row.value)]!
    const ratio = (one: { count: number; baseline_count: number }) =>
      (one.count * BASELINE) / (KNOWN * Math.max(1, one.baseline_count))
    return {
      shown: row.over_index!,
      interval: row.over_interval!,
      plain: ratio({ count, baseline_count }),
      truth,
      held_out: ratio(other),
    }
  })
}

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
export const covered = (rows: readonly SimulatedRow[]): number =>
  mean(rows.map(({ interval: [low, high], truth }) => Number(low <= truth && truth <= high)))
