import type { Baseline, Comparison } from '@starling/question'
import type { AskedSections, Subject } from './asked.ts'
import type { Known } from './known.ts'
import type { People } from './whom.ts'

/** All that a section is recomputed from. */
export type Grounds = {
  known: Known
  asked: AskedSections
  subject: Subject
  chosen: { baseline: Baseline; people: People; within: boolean }
  all: { baseline: Baseline; people: People }
  now: number
}
export type Mark = 'faded' | 'few' | null
export type RecomputedBase = {
  unit: 'people' | 'posts'
  n: number
  known: number
  baseline: Baseline | null
  baseline_n: number | null
  baseline_known: number | null
  comparison: Comparison | null
  mark: Mark
  hidden: boolean
  net_interval?: [number, number] | null
}
export type RecomputedRow = Record<string, unknown>
export type Recomputed = { rows: RecomputedRow[]; base: RecomputedBase; inputs?: unknown }

export const LEAST_PEOPLE = 5
export const ROWS = 50
const FEW = 50
const FADED = 200

export const markOf = (n: number): Mark => (n <= FEW ? 'few' : n <= FADED ? 'faded' : null)
export const supportOf = (n: number) => Math.max(LEAST_PEOPLE, Math.ceil(n / 200))

export const isFew = (people: number) => people > 0 && people < LEAST_PEOPLE

/** What is told of how many they are: of few people nothing, nor how few. */
export function toldOf(unit: 'people' | 'posts', n: number, known: number) {
  const hidden = unit === 'people' && (isFew(n) || isFew(known))
  return { n: hidden && isFew(n) ? 0 : n, known: hidden ? 0 : known, hidden }
}

/** The same beside a baseline, of which few are told as little. */
export function toldBeside(n: number, known: number, { baseline_n, baseline_known }: Beside) {
  const told = toldOf('people', n, known)
  if (!isFew(baseline_n) && !isFew(baseline_known)) return { ...told, baseline_n, baseline_known }
  return { n: isFew(n) ? 0 : n, known: 0, hidden: true, baseline_n: 0, baseline_known: 0 }
}
type Beside = { baseline_n: number; baseline_known: number }

/** Without a baseline. */
export function baseOf(unit: 'people' | 'posts', n: number, known = n): RecomputedBase {
  return {
    unit,
    ...toldOf(unit, n, known),
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: markOf(known),
  }
}

/** Values in the order of their bytes in UTF-8, which is that of code points. */
export const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

export function tally<T>(lists: Iterable<Iterable<T>>): Map<T, number> {
  const counts = new Map<T, number>()
  for (const list of lists) {
    const each: Iterable<T> = list instanceof Set ? list : new Set(list)
    for (const value of each) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
